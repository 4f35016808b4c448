import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReadyCanteen } from '@ma-cantine/lib/teledeclaration/load-actions'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DeclarationPreview } from '../../teledeclaration/DeclarationPreview.tsx'
import { declarationsQueryKey, refreshDeclarations } from '../../teledeclaration/teledeclaration-queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { loadCanteenToDeclare } from '../DeclareOne.tsx'
import { usePendingWords } from '../words/pending-words.ts'
import { readyCanteens } from './ready-canteens.ts'

interface OneByOneProps {
  readonly year: number
  readonly onDeclared: (message: string) => void
  readonly onClose: () => void
}

/** Walks through the reports that can be declared: each is read, then declared or left for later. */
export function OneByOne({ year, onDeclared, onClose }: OneByOneProps) {
  const words = usePendingWords().many
  const opening = useId()
  const query = readyCanteens(year, opening)
  const { data } = useQuery(query)
  if (data && data.length > 0) {
    return <Walk year={year} opening={opening} canteens={data} onDeclared={onDeclared} onClose={onClose} />
  }
  return (
    <Dialog title={words.oneByOne} onClose={onClose}>
      <QueryView compact query={query}>
        {() => <p role="status">{words.nothingLeft(year)}</p>}
      </QueryView>
    </Dialog>
  )
}

interface WalkProps extends OneByOneProps {
  readonly opening: string
  readonly canteens: readonly ReadyCanteen[]
}

function Walk({ year, opening, canteens, onDeclared, onClose }: WalkProps) {
  const words = usePendingWords()
  const [place, setPlace] = useState(0)
  const [declared, setDeclared] = useState(0)
  const ready = canteens[place]
  const { id = 0, name = '' } = ready?.canteen ?? {}
  // The list holds a part of each canteen only: this reads the rest.
  const query = queryOptions({
    queryKey: [...declarationsQueryKey, 'to-declare', year, id, opening],
    queryFn: () => loadCanteenToDeclare(id, year, words.declareOne.gone(name)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const { data } = useQuery(query)

  function end(count: number): void {
    onClose()
    if (count > 0) {
      onDeclared(words.many.walked(count, year))
      void refreshDeclarations()
    }
  }
  function goOn(count: number): void {
    setDeclared(count)
    if (place + 1 < canteens.length) setPlace(place + 1)
    else end(count)
  }

  const position = (
    <div className="fr-mb-2w">
      <progress className="mc-many-progress" value={declared} max={canteens.length} aria-label={words.many.title} />
      <p className="fr-mb-0" role="status">
        {words.many.position(place + 1, canteens.length, declared)}
      </p>
    </div>
  )
  if (data) {
    return (
      <DeclarationPreview
        key={id}
        {...data}
        position={position}
        onDeclared={() => goOn(declared + 1)}
        onSkip={() => goOn(declared)}
        onClose={() => end(declared)}
      />
    )
  }
  return (
    <Dialog title={name} onClose={() => end(declared)}>
      {position}
      <QueryView compact query={query} renderRefusal={detail => <p role="alert">{detail}</p>}>
        {() => null}
      </QueryView>
      <Button type="button" className="fr-mt-2w" priority="secondary" onClick={() => goOn(declared)}>
        {words.many.next}
      </Button>
    </Dialog>
  )
}

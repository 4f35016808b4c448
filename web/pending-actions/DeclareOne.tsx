import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { useState } from 'react'
import { queries } from '../app/queries.ts'
import { managedCanteen } from '../canteens/canteen-queries.ts'
import { DeclarationPreview } from '../teledeclaration/DeclarationPreview.tsx'
import { refreshDeclarations } from '../teledeclaration/teledeclaration-queries.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { usePendingWords } from './words/pending-words.ts'

interface DeclareOneProps {
  readonly canteen: Pick<ActionableCanteen, 'id' | 'name'>
  readonly year: number
  readonly onDeclared: (message: string) => void
}

/**
 * A canteen as it is now, with its report of a year.
 * @throws RefusedError when it is gone.
 */
export async function loadCanteenToDeclare(id: number, year: number, gone: string) {
  const canteen: Canteen | null = await queries.fetchQuery({ ...managedCanteen(id), staleTime: 0 })
  const diagnostic = canteen?.diagnostics.find(each => each.year === year)
  if (!canteen || !diagnostic) throw new RefusedError(404, gone)
  return { canteen, diagnostic }
}

/** The button that opens what a canteen declares. */
export function DeclareOne({ canteen: { id, name }, year, onDeclared }: DeclareOneProps) {
  const words = usePendingWords()
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadCanteenToDeclare>> | null>(null)
  return (
    <>
      <ActionButton
        action={words.declareOne.action}
        busyLabel={words.declareOne.loading}
        accessibleName={words.labelled(words.declareOne.action, name)}
        priority="primary"
        size="small"
        work={async () => setOpened(await loadCanteenToDeclare(id, year, words.declareOne.gone(name)))}
      />
      {opened && (
        <DeclarationPreview
          {...opened}
          onClose={() => setOpened(null)}
          onDeclared={() => {
            setOpened(null)
            onDeclared(words.declareOne.done(name, year))
            void refreshDeclarations()
          }}
        />
      )}
    </>
  )
}

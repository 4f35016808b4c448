import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useCanteenPreviews } from '../../app/session.ts'
import { labelSharing } from './remembered-queries.ts'
import { useRememberedWords } from './words/remembered-words.ts'

const SharingDialog = lazy(() => import('./SharingDialog.tsx'))

interface SharingProps {
  /** The id of the canteen whose memory is shown; empty for that of the canteens that share. */
  readonly canteen: string
  readonly onCanteen: (canteen: string) => void
}

/** Which canteens share what is remembered, for who has several, and whose memory the list shows. */
export function Sharing({ canteen, onCanteen }: SharingProps) {
  const { sharing: words } = useRememberedWords()
  const canteens = useCanteenPreviews()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(labelSharing)
  if (canteens.length < 2 || !data) return null
  const { apart } = data
  return (
    <div className="mc-remembered-sharing fr-mb-3w">
      <p className="fr-mb-1w" role="status">
        {apart.length === 0 ? words.all : words.some(apart.map(({ name }) => name))}
      </p>
      <Button type="button" priority="secondary" size="small" onClick={() => setOpen(true)}>
        {words.choose}
      </Button>
      {(apart.length > 0 || canteen !== '') && (
        <Select
          className="fr-mt-2w fr-mb-0"
          label={words.memory}
          nativeSelectProps={{ value: canteen, onChange: ({ target }) => onCanteen(target.value) }}
        >
          <option value="">{words.shared}</option>
          {canteens
            .filter(({ id }) => String(id) === canteen || apart.some(one => one.id === id))
            .map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {words.of(name)}
              </option>
            ))}
        </Select>
      )}
      {isOpen && (
        <Suspense>
          <SharingDialog canteens={canteens} apart={apart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { createDiagnosticsFromPurchases } from '@ma-cantine/lib/purchases/diagnostics-from-purchases-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { refreshDeclarations } from '../teledeclaration/teledeclaration-queries.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { usePendingWords } from './words/pending-words.ts'

/** Canteens of one request: each takes the server some hundredths of a second. */
const batch = 50

interface Creation {
  readonly created: number
  readonly refused: readonly { readonly canteenId: number; readonly detail: string }[]
}

interface MassCreationProps {
  readonly year: number
  /** The canteens that have purchases in the year and no report. */
  readonly canteenIds: readonly number[]
}

/** Creates the reports of all canteens that have purchases, and says what became of each. */
export function MassCreation({ year, canteenIds }: MassCreationProps) {
  const words = usePendingWords().creation
  const names = new Map(useCanteenPreviews().map(({ id, name }) => [id, name]))
  const [done, setDone] = useState(0)
  const [creation, setCreation] = useState<Creation | null>(null)
  const isOffered = canteenIds.length > 1
  if (!isOffered && creation === null) return null

  async function create(): Promise<void> {
    let total: Creation = { created: 0, refused: [] }
    setDone(0)
    try {
      for (let start = 0; start < canteenIds.length; start += batch) {
        const body = { canteenIds: canteenIds.slice(start, start + batch) }
        const answer = await client.call(createDiagnosticsFromPurchases, { params: { year }, body })
        total = { created: total.created + answer.results.length, refused: [...total.refused, ...answer.refused] }
        setDone(start + body.canteenIds.length)
        setCreation(total)
      }
    } finally {
      // A lost answer says nothing of what was created.
      await refreshDeclarations()
    }
  }

  return (
    <section className="mc-actions-card" aria-labelledby="creation">
      <h2 id="creation" className="fr-h6 fr-mb-1w">
        {words.title}
      </h2>
      {isOffered && (
        <>
          <p>{words.text(canteenIds.length, year)}</p>
          <ActionButton
            action={words.action(canteenIds.length)}
            busyLabel={words.busy(done, canteenIds.length)}
            work={create}
          />
        </>
      )}
      <div role="status">
        {creation !== null && (
          <Alert
            className="fr-mt-2w"
            small
            severity={creation.refused.length > 0 ? 'warning' : 'success'}
            description={
              <>
                <p className="fr-mb-0">{words.done(creation.created, year)}</p>
                {creation.refused.length > 0 && (
                  <ul className="fr-mt-1w">
                    {creation.refused.map(({ canteenId, detail }) => (
                      <li key={canteenId}>{words.refused(names.get(canteenId) ?? String(canteenId), detail)}</li>
                    ))}
                  </ul>
                )}
              </>
            }
          />
        )}
      </div>
    </section>
  )
}

import type { RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'
import { useRecapRequestWords } from './words/recap-request-words.ts'

/** As many canteens as are read at a glance; others are unfolded. */
const mostUnfolded = 5

/** The canteens of a request, by their names and SIRET numbers. */
export function RequestedCanteens({ canteens }: { readonly canteens: readonly RequestedCanteen[] }) {
  const { page: words } = useRecapRequestWords()
  const list = (
    <ul className="fr-raw-list">
      {canteens.map(({ id, name, siret }) => (
        <li key={id}>{words.canteen(name, siret)}</li>
      ))}
    </ul>
  )
  if (canteens.length <= mostUnfolded) return list
  return (
    <details>
      <summary>{words.otherCanteens(canteens.length)}</summary>
      {list}
    </details>
  )
}

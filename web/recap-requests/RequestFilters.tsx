import type { RecapRequestState } from '@ma-cantine/lib/recap-requests/recap-request-states'
import { useCanteenPreviews } from '../app/session.ts'
import { OneOf } from '../ui/list/OneOf.tsx'
import { type RecapRequestAddress, type StateCode, stateCodes } from './recap-request-address.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'

interface RequestFiltersProps {
  readonly address: RecapRequestAddress
  /** How many requests are in each state. */
  readonly counts: Readonly<Partial<Record<RecapRequestState, number>>>
  readonly onChange: (change: Partial<RecapRequestAddress>, options: { readonly preventScrollReset: true }) => void
}

/** Narrows the list to one state, or to one canteen. */
export function RequestFilters({ address, counts, onChange }: RequestFiltersProps) {
  const { filters: words, states } = useRecapRequestWords()
  const canteens = useCanteenPreviews()
  const choices = Object.entries(stateCodes).flatMap(([code, state]) =>
    state === null ? [] : [[code, words.withCount(states[state], counts[state] ?? 0)] as const],
  )
  const change = (values: Partial<RecapRequestAddress>) => onChange(values, { preventScrollReset: true })
  return (
    <search className="mc-recap-filters">
      <OneOf
        id="etat"
        label={words.state}
        all={words.allStates}
        value={address.state}
        choices={choices}
        onChange={state => change({ state: state as StateCode })}
      />
      {canteens.length > 1 && (
        <OneOf
          id="cantine"
          label={words.canteen}
          all={words.allCanteens}
          value={address.canteen}
          choices={canteens.map(({ id, name }) => [String(id), name])}
          onChange={canteen => change({ canteen })}
        />
      )}
    </search>
  )
}

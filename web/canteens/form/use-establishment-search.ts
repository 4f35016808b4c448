import { getSirenStatus, getSiretStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { getEstablishment } from '@ma-cantine/lib/canteens/establishment-search-api'
import { removeSpaces } from '@ma-cantine/lib/canteens/siret'
import { useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { failureSentence } from '../../ui/failure.ts'
import { useWords } from '../../words/site-words.ts'
import {
  type Found,
  foundEstablishment,
  foundRegistered,
  foundUnit,
  type NumberKind,
  type Selection,
} from './selection.ts'

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  /** A number of too few or too many digits. */
  | { readonly kind: 'miscounted'; readonly expected: number; readonly count: number }
  | { readonly kind: 'not-found'; readonly number: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'found'; readonly found: Found }
  /** `isNew` unless the form started with it. */
  | { readonly kind: 'selected'; readonly selection: Selection; readonly isNew: boolean }

export interface EstablishmentSearch {
  readonly state: SearchState
  /** @param onFound returns whether it has dealt with what was found, which is shown otherwise. */
  readonly lookUp: (kind: NumberKind, number: string, onFound?: (found: Found) => boolean) => void
  readonly show: (state: SearchState) => void
}

const digits = { siret: 14, siren: 9 } as const

/** Looks for an establishment or a legal unit by its number. A new search replaces the one under way. */
export function useEstablishmentSearch(selected: Selection | null): EstablishmentSearch {
  const words = useWords()
  const [state, setState] = useState<SearchState>(
    selected ? { kind: 'selected', selection: selected, isNew: false } : { kind: 'idle' },
  )
  const round = useRef(0)

  function show(next: SearchState): void {
    round.current++
    setState(next)
  }

  function lookUp(kind: NumberKind, text: string, onFound: (found: Found) => boolean = () => false): void {
    const number = removeSpaces(text)
    if (number === '') return
    const count = number.replace(/\D/g, '').length
    if (count !== digits[kind] || count !== number.length) {
      show({ kind: 'miscounted', expected: digits[kind], count })
      return
    }
    show({ kind: 'busy' })
    const current = round.current
    const answer = kind === 'siret' ? findSiret(number) : findSiren(number)
    void answer
      .then(
        (found): SearchState => (found ? { kind: 'found', found } : { kind: 'not-found', number }),
        (error): SearchState => ({ kind: 'failed', message: failureSentence(error, words) }),
      )
      .then(next => {
        if (current !== round.current) return
        if (next.kind !== 'found' || !onFound(next.found)) setState(next)
      })
  }

  return { state, lookUp, show }
}

/** A number that no canteen and no open establishment has may be that of a closed one. */
async function findSiret(siret: string): Promise<Found | null> {
  const status = await client.call(getSiretStatus, { params: { siret } })
  if (status === undefined) {
    const { establishment } = await client.call(getEstablishment, { params: { siret } })
    return establishment && foundRegistered(establishment)
  }
  return 'id' in status ? { kind: 'canteen', canteen: status } : foundEstablishment(status)
}

async function findSiren(siren: string): Promise<Found | null> {
  const unit = await client.call(getSirenStatus, { params: { siren } })
  return unit ? foundUnit(unit) : null
}

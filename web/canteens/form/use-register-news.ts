import { getSirenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { getEstablishment } from '@ma-cantine/lib/canteens/establishment-search-api'
import { useEffect, useEffectEvent } from 'react'
import { client } from '../../app/client.ts'
import type { Selection } from './selection.ts'
import type { EstablishmentSearch } from './use-establishment-search.ts'

/** Adds what the register knows of the canteen's own establishment: whether it has closed, the name of the legal unit. */
export function useRegisterNews({ state, show }: EstablishmentSearch): void {
  const selection = state.kind === 'selected' && !state.isNew ? state.selection : null
  const number = selection?.number ?? ''
  const addNews = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!selection || number === '') return
    // It holds nobody up: without an answer, the card shows what is stored.
    const news = await newsOf(selection).catch(() => null)
    if (news && isCurrent()) show({ kind: 'selected', selection: { ...selection, ...news }, isNew: false })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an establishment is looked up once
  useEffect(() => {
    let isCurrent = true
    void addNews(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [number])
}

async function newsOf({ kind, number }: Selection): Promise<Partial<Selection> | null> {
  if (kind === 'siren') {
    const unit = await client.call(getSirenStatus, { params: { siren: number } })
    return unit?.registerAnswered
      ? { name: unit.name ?? null, city: unit.city ?? null, department: unit.department ?? null }
      : null
  }
  const { establishment } = await client.call(getEstablishment, { params: { siret: number } })
  return establishment && !establishment.isOpen ? { isClosed: true, closingDate: establishment.closingDate } : null
}

import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { type SimilarChoice, similarChoices } from '@ma-cantine/lib/imports/imports-api'
import type { Order } from './sending.ts'

/**
 * The key of `sessionStorage` for an order. When the same file is chosen again after a reload of the tab, its order
 * goes on under the same idempotency key, so that it is stored once.
 */
export const storageKeyOf = (kind: FileKind, sha256: string): string => `envoi ${kind} ${sha256}`

const isChoice = (text: string | undefined): text is SimilarChoice => similarChoices.some(choice => choice === text)

export function loadOrder(storageKey: string): Order | null {
  const [planId, key, similar] = sessionStorage.getItem(storageKey)?.split(' ') ?? []
  return planId && key ? { planId, key, similar: isChoice(similar) ? similar : null } : null
}

export const saveOrder = (storageKey: string, { planId, key, similar }: Order): void =>
  sessionStorage.setItem(storageKey, [planId, key, similar].join(' '))

export const deleteOrder = (storageKey: string): void => sessionStorage.removeItem(storageKey)

import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { type SimilarChoice, similarChoices } from '@ma-cantine/lib/imports/similar-choices'
import { importOrder } from '../../app/device/items.ts'
import type { Order } from './sending.ts'

/**
 * The name of an order in its tab. When the same file is chosen again after a reload of the tab, its order goes on under
 * the same idempotency key, so that it is stored once.
 */
export const orderNameOf = (kind: FileKind, sha256: string): string => `${kind} ${sha256}`

const isChoice = (text: string | undefined): text is SimilarChoice => similarChoices.some(choice => choice === text)

export function loadOrder(name: string): Order | null {
  const [planId, key, similar] = importOrder(name).get()?.split(' ') ?? []
  return planId && key ? { planId, key, similar: isChoice(similar) ? similar : null } : null
}

export const saveOrder = (name: string, { planId, key, similar }: Order): void =>
  importOrder(name).set([planId, key, similar].join(' '))

export const deleteOrder = (name: string): void => importOrder(name).remove()

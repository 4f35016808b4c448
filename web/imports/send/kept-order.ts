import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { type SimilarChoice, similarChoices } from '@ma-cantine/lib/imports/imports-api'
import type { Order } from './sending.ts'

/** Two requests under one key are one; this key is nobody else's. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Where the order that a file is sent under is remembered, for this tab: the same file chosen again after the page was
 * loaded anew goes on under the same key, and is stored once.
 */
export const placeOf = (kind: FileKind, sha256: string): string => `envoi ${kind} ${sha256}`

const isChoice = (text: string | undefined): text is SimilarChoice => similarChoices.some(choice => choice === text)

export function recall(place: string): Order | null {
  const [planId, key, similar] = sessionStorage.getItem(place)?.split(' ') ?? []
  return planId && key ? { planId, key, similar: isChoice(similar) ? similar : null } : null
}

export const remember = (place: string, { planId, key, similar }: Order): void =>
  sessionStorage.setItem(place, [planId, key, similar].join(' '))

export const forget = (place: string): void => sessionStorage.removeItem(place)

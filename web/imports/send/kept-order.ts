import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { type SimilarChoice, similarChoices } from '@ma-cantine/lib/imports/imports-api'
import type { Order } from './sending.ts'

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Two requests under one key are one; this key is nobody else's. */
export const newKey = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(16)))

/**
 * Where the order that a file is sent under is remembered, for this tab: the same file chosen again after the page was
 * loaded anew goes on under the same key, and is stored once. Null where browsers make no digests, outside of HTTPS.
 */
export async function placeOf(file: Blob, kind: FileKind): Promise<string | null> {
  if (!isSecureContext) return null
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return `envoi ${kind} ${hexadecimal(new Uint8Array(digest))}`
}

const isChoice = (text: string | undefined): text is SimilarChoice => similarChoices.some(choice => choice === text)

export function recall(place: string): Order | null {
  const [planId, key, similar] = sessionStorage.getItem(place)?.split(' ') ?? []
  return planId && key ? { planId, key, similar: isChoice(similar) ? similar : null } : null
}

export const remember = (place: string, { planId, key, similar }: Order): void =>
  sessionStorage.setItem(place, [planId, key, similar].join(' '))

export const forget = (place: string): void => sessionStorage.removeItem(place)

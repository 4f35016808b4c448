import {
  type SignedCanteens,
  signedCanteensFormat,
  signedText,
  writeSignedCanteens,
} from '@ma-cantine/lib/canteens/signed-canteens'
import { isObject } from '@ma-cantine/lib/table-schema/is-object'
import type { Context } from '../app/context.ts'
import { readText } from '../files/read-text.ts'
import { fingerprintOf, isSignature, isSignatureOf, isWrittenKey } from '../signatures/public-key.ts'
import { readWritten } from '../signatures/written-document.ts'
import { readKnownKeys } from './known-keys.ts'

/** Why a list is not taken for right. */
export type ListFault = 'altered' | 'other-key' | 'unknown-key' | 'expired' | 'to-come'

export interface ReadList {
  /** Null for what is no list. */
  readonly list: SignedCanteens | null
  readonly fault: ListFault | null
}

/** A hundred thousand canteens. */
const mostBytes = 50_000_000

/** How wrong a clock may be. */
const tolerance = 86_400_000

/**
 * Reads a list and says whether it may be trusted: by the key that is given, else by one that a server was pinned to.
 * @throws Failure when the file cannot be read.
 */
export async function readList(file: string, key: string | undefined, context: Context): Promise<ReadList> {
  const list = parseList(await readText(file, mostBytes, context.words))
  if (!list || !isSignatureOf(signedText(list), list)) return { list, fault: 'altered' }
  const fingerprint = fingerprintOf(list.publicKey)
  if (key !== undefined && key.trim() !== fingerprint) return { list, fault: 'other-key' }
  const isTrusted =
    key !== undefined || Object.values(await readKnownKeys(process.env, context.words)).includes(fingerprint)
  if (!isTrusted) return { list, fault: 'unknown-key' }
  return { list, fault: faultOfDates(list) }
}

/** A clock that is behind shows itself by a list that is still to come. */
function faultOfDates({ issueDate, expiryDate }: SignedCanteens): ListFault | null {
  const now = Date.now()
  if (Date.parse(issueDate) > now + tolerance) return 'to-come'
  return Date.parse(expiryDate) <= now ? 'expired' : null
}

/** Null for what `refs pull` does not write. */
export const parseList = (text: string): SignedCanteens | null =>
  readWritten(text, isSignedCanteens, writeSignedCanteens)

const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isSignedCanteens = (read: unknown): read is SignedCanteens =>
  isObject(read) &&
  read.format === signedCanteensFormat &&
  typeof read.server === 'string' &&
  isDate(read.issueDate) &&
  isDate(read.expiryDate) &&
  Array.isArray(read.canteens) &&
  read.canteens.every(isCanteen) &&
  isWrittenKey(read.publicKey) &&
  isSignature(read.signature)

const isCanteen = (read: unknown): boolean =>
  isObject(read) &&
  typeof read.id === 'number' &&
  (read.siret === null || typeof read.siret === 'string') &&
  typeof read.name === 'string'

import {
  previewPath,
  type TextPreview,
  type WrittenKind as WrittenKindName,
} from '@ma-cantine/lib/writing/text-preview-api'
import type { PreviewLink } from '@ma-cantine/lib/writing/writing-api'
import type { Knex } from 'knex'
import { createLinkSecret, secretHash } from '../security/secret-hash.ts'
import { now, parisTime } from '../time/date-time.ts'
import { lockText, type TextRow, valuesOf } from './find-texts.ts'
import type { WrittenKind } from './written-kind.ts'

/** Days during which a link shows its text. */
const previewDays = 14
const day = 86_400_000

/** Makes a link that shows a text as it is, and forgets those that have ended. @throws Refusal (404) */
export async function createPreview(
  transaction: Knex.Transaction,
  kind: WrittenKind,
  textId: number,
): Promise<PreviewLink> {
  await lockText(transaction, kind, textId)
  await transaction('textPreviews').where('expiryDate', '<', now()).delete()
  const { token, hash } = createLinkSecret()
  const expiryDate = new Date(Date.now() + previewDays * day).toISOString()
  await transaction('textPreviews').insert({ hash, kind: kind.name, textId, expiryDate })
  return { address: previewPath(token), expiryDate: parisTime(expiryDate) }
}

interface Row {
  readonly kind: WrittenKindName
  readonly textId: number
  readonly expiryDate: string
}

/** The text that a link shows; null once it has ended, or the text is gone. */
export async function findPreview(
  database: Knex,
  kinds: readonly WrittenKind[],
  code: string,
): Promise<TextPreview | null> {
  const row: Row | undefined = await database('textPreviews')
    .where({ hash: secretHash(code) })
    .where('expiryDate', '>=', now())
    .first()
  const kind = kinds.find(({ name }) => name === row?.kind)
  if (!row || !kind) return null
  const text: TextRow | undefined = await database(kind.table.name).where({ id: row.textId }).first()
  if (!text) return null
  const shown = kind.shownOf(await valuesOf(database, kind, text))
  return { kind: kind.name, ...shown, expiryDate: parisTime(row.expiryDate) }
}

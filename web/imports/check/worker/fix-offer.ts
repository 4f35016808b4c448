import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { FixGroup } from '@ma-cantine/lib/repair/change-log'
import { fixWords } from '@ma-cantine/lib/repair/fix-words'
import { repairFile } from '@ma-cantine/lib/repair/repair-file'
import type { FixOffer, FixView } from '../check-protocol.ts'
import { pacedChunks } from './paced-chunks.ts'

/** The fixes that the library can make in a file, with examples; safe ones apart from guesses. */
export async function prepareFixOffer(
  bytes: Uint8Array,
  kind: FileKind,
  locale: Locale,
  rowOf: (row: number) => number,
): Promise<FixOffer> {
  const open = () => pacedChunks(bytes)
  const safe = await repairFile(open, { kind })
  const all = safe.after.valid ? safe : await repairFile(open, { kind, unsafe: true })
  return {
    safe: safe.groups.map(group => describeFix(group, locale, rowOf)),
    safeCount: safe.changeCount,
    errorsLeft: safe.after.errorCount,
    guesses: all.groups.filter(group => !group.safe).map(group => describeFix(group, locale, rowOf)),
  }
}

function describeFix({ fix, count, examples }: FixGroup, locale: Locale, rowOf: (row: number) => number): FixView {
  const { title, why } = fixWords[locale][fix]
  return {
    fix,
    title,
    why: bindPunctuation(why),
    count,
    examples: examples.map(({ row, field, from, to }) => ({ row: rowOf(row), field, from, to })),
  }
}

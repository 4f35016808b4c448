import { type CountTense, describeCounts } from '@ma-cantine/lib/imports/count-words'
import type { ImportCounts } from '@ma-cantine/lib/imports/import-counts'
import type { Context } from '../app/context.ts'
import type { EffectCounts } from '../words/imports/fr.ts'

/** What an import does to each kind of data; in one sum where a server of an earlier version does not tell more. */
export function effectText(
  { counts, ...sums }: EffectCounts & { readonly counts?: ImportCounts | null | undefined },
  tense: CountTense,
  { words, locale }: Pick<Context, 'words' | 'locale'>,
): string {
  const lines = counts ? describeCounts(counts, locale, tense) : []
  if (lines.length === 0) return words.imports.effects(sums)
  return lines.map(({ title, parts }) => words.imports.ofKind(title, parts.join(', '))).join(' · ')
}

import type { Field } from '../table-schema/descriptor.ts'
import { labelKey } from './label-key.ts'
import { meaningOf, type ValueReason } from './value-meaning.ts'
import { noWords, yesWords } from './value-names.ts'

export interface ProposedValue {
  readonly text: string
  /** The cells that hold it. */
  readonly count: number
  readonly codes: readonly string[]
  readonly why: ValueReason
  /** False when a person should look at it. */
  readonly sure: boolean
}

/** The separators that programs put between the values of a cell. */
const separators = [',', ';', '/', '|', '+', ' - ']

export interface CountedText {
  readonly text: string
  readonly count: number
}

/** What separates several values of one cell: the mark that leaves the most known values. */
export function proposeSeparator(field: Field, texts: readonly CountedText[]): string | undefined {
  if (!field.doc_enum_multiple) return undefined
  const known = (text: string) => (meaningOf(field, text).codes.length > 0 ? 1 : 0)
  let best: { separator: string; score: number } | undefined
  for (const separator of separators) {
    const joined = texts.filter(({ text }) => text.includes(separator))
    const parts = joined.flatMap(({ text }) => text.split(separator).map(part => part.trim()))
    const score =
      parts.reduce((sum, part) => sum + known(part), 0) - joined.reduce((sum, { text }) => sum + known(text), 0)
    if (score > (best?.score ?? 0)) best = { separator, score }
  }
  return best?.separator
}

/** The different values of cells that may hold several, the most frequent first. */
export function splitTexts(texts: readonly CountedText[], separator: string | undefined): CountedText[] {
  const counts = new Map<string, number>()
  for (const { text, count } of texts) {
    const parts = separator === undefined ? [text] : text.split(separator)
    for (const part of parts) {
      const key = part.trim()
      if (key !== '') counts.set(key, (counts.get(key) ?? 0) + count)
    }
  }
  return [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count)
}

/** Proposes a code for each text. @param flag the code that a column of yes and no speaks of. */
export function proposeValues(field: Field, texts: readonly CountedText[], flag?: string): ProposedValue[] {
  return texts.map(({ text, count }) => {
    const word = labelKey(text)
    if (flag !== undefined && yesWords.has(word)) return { text, count, codes: [flag], why: 'yes', sure: true }
    if (noWords.has(word)) return { text, count, codes: [], why: 'no', sure: true }
    return { text, count, ...meaningOf(field, text) }
  })
}

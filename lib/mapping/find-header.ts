import type { FileKind } from '../imports/file-kind.ts'
import { schemaOf } from '../imports/import-schemas.ts'
import { columnNames } from './column-names.ts'
import { labelKey, labelWords, uniqueLabels } from './label-key.ts'
import type { Reading } from './read-source.ts'

export interface FoundHeader {
  readonly reading: Reading
  /** From 1. */
  readonly row: number
  /** Made unique. */
  readonly labels: readonly string[]
}

/** Exports have a few lines of title above their header. */
const lastHeaderRow = 40

/** The row that resembles a header most: texts, all different, as wide as what follows, with names that we know. */
export function findHeader(kind: FileKind, readings: readonly Reading[]): FoundHeader | null {
  const known = knownWords(kind)
  let best: (FoundHeader & { readonly score: number }) | null = null
  for (const reading of readings) {
    for (const [index, cells] of reading.rows.slice(0, lastHeaderRow).entries()) {
      const score = headerScore(cells, reading.rows[index + 1] ?? [], known)
      if (score > (best?.score ?? 0)) {
        best = { reading, row: index + 1, labels: uniqueLabels(trimRow(cells)), score }
      }
    }
  }
  return best
}

/** The header that has all of these labels, wherever it stands. */
export function findLabels(labels: readonly string[], readings: readonly Reading[]): FoundHeader | null {
  const keys = labels.map(labelKeyOrText)
  for (const reading of readings) {
    for (const [index, cells] of reading.rows.entries()) {
      const found = uniqueLabels(trimRow(cells))
      const foundKeys = new Set(found.map(labelKeyOrText))
      if (keys.every(key => foundKeys.has(key))) return { reading, row: index + 1, labels: found }
    }
  }
  return null
}

/** Labels are compared without case, accents or punctuation, unless they have nothing else. */
export const labelKeyOrText = (label: string): string => labelKey(label) || label

function headerScore(cells: readonly string[], next: readonly string[], known: ReadonlySet<string>): number {
  const filled = cells.map(cell => cell.trim()).filter(cell => cell !== '')
  if (filled.length < 2) return 0
  const texts = filled.filter(cell => /\p{L}/u.test(cell) && cell.length <= 60 && !/^\d{4,}/.test(cell))
  const unique = new Set(texts.map(labelKey)).size
  const knownCount = texts.filter(text => known.has(labelKey(text)) || labelWords(text).some(word => known.has(word)))
  const nextCount = next.filter(cell => cell.trim() !== '').length
  const fits = nextCount === 0 ? 0.5 : Math.min(1, nextCount / filled.length)
  return (unique + 3 * knownCount.length - (filled.length - texts.length) * 2) * fits
}

function knownWords(kind: FileKind): ReadonlySet<string> {
  const { fields } = schemaOf(kind)
  return new Set(
    fields.flatMap(({ name, title }) => {
      const { names = [], named = [] } = columnNames(kind, name) ?? {}
      return [name, title, ...names, ...named].map(labelKey)
    }),
  )
}

function trimRow(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex(cell => cell.trim() !== '') + 1)
}

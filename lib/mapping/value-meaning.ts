import { distance } from 'fastest-levenshtein'
import { allowedValues, type Field } from '../table-schema/descriptor.ts'
import { skeleton } from '../table-schema/nearest.ts'
import { labelKey, labelWords } from './label-key.ts'
import { valueLabel } from './value-labels.ts'
import { valueNames } from './value-names.ts'

/** Why a value is proposed; `none` when nothing is. */
export type ValueReason = 'code' | 'label' | 'name' | 'words' | 'spelling' | 'yes' | 'no' | 'none'

interface Meaning {
  readonly codes: readonly string[]
  readonly why: ValueReason
  readonly sure: boolean
}

const nothing: Meaning = { codes: [], why: 'none', sure: false }

/** The code or the official label of a value: nothing is guessed. Null for any other text. */
export function exactCode(field: Field, text: string): string | null {
  const { exact } = namesOf(field)
  return exact.get(skeleton(text))?.code ?? null
}

interface FieldNames {
  readonly exact: ReadonlyMap<string, { readonly code: string; readonly why: 'code' | 'label' }>
  readonly names: ReadonlyMap<string, string>
  readonly words: readonly { readonly key: string; readonly code: string }[]
}

const cache = new WeakMap<Field, FieldNames>()

function namesOf(field: Field): FieldNames {
  const cached = cache.get(field)
  if (cached) return cached
  const codes = allowedValues(field) ?? []
  const exact = new Map<string, { code: string; why: 'code' | 'label' }>()
  const names = new Map<string, string>()
  const words: { key: string; code: string }[] = []
  const ours = valueNames[field.name] ?? {}
  for (const code of codes) {
    for (const locale of ['fr', 'en'] as const) {
      const label = valueLabel(field.name, code, locale)
      if (!exact.has(skeleton(label))) exact.set(skeleton(label), { code, why: 'label' })
      words.push({ key: labelKey(label), code })
    }
    exact.set(skeleton(code), { code, why: 'code' })
    const synonyms = Object.hasOwn(field.synonyms ?? {}, code) ? (field.synonyms?.[code] ?? []) : []
    for (const name of [...synonyms, ...(ours[code] ?? [])]) {
      if (!names.has(labelKey(name))) names.set(labelKey(name), code)
      words.push({ key: labelKey(name), code })
    }
  }
  const found = { exact, names, words }
  cache.set(field, found)
  return found
}

export function meaningOf(field: Field, text: string): Meaning {
  const { exact, names, words } = namesOf(field)
  const same = exact.get(skeleton(text))
  if (same) return { codes: [same.code], why: same.why, sure: true }
  const key = labelKey(text)
  const named = names.get(key)
  if (named) return { codes: [named], why: 'name', sure: true }
  const textWords = new Set(labelWords(text).map(singular))
  if (textWords.size === 0) return nothing
  let best: { code: string; length: number } | null = null
  const codes = new Set<string>()
  for (const { key: name, code } of words) {
    const nameWords = name.split(' ').map(singular)
    if (name.length < 3 || !nameWords.every(word => textWords.has(word))) continue
    codes.add(code)
    if (!best || name.length > best.length) best = { code, length: name.length }
  }
  if (best) {
    // A cell may name several labels: « Bio et local ».
    const several = field.doc_enum_multiple && codes.size > 1
    return { codes: several ? [...codes] : [best.code], why: 'words', sure: codes.size === 1 }
  }
  return bySpelling(key, words)
}

function bySpelling(key: string, words: FieldNames['words']): Meaning {
  if (key.length < 4 || key.length > 60) return nothing
  let best: { code: string; gap: number } | null = null
  for (const { key: name, code } of words) {
    if (name.length < 4) continue
    const gap = distance(key, name)
    if (gap <= Math.max(1, Math.floor(name.length * 0.25)) && gap < (best?.gap ?? Number.POSITIVE_INFINITY)) {
      best = { code, gap }
    }
  }
  return best ? { codes: [best.code], why: 'spelling', sure: false } : nothing
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

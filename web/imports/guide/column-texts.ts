import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { allowedValues, type Field } from '@ma-cantine/lib/table-schema/descriptor'
import { use } from 'react'
import { useLocale } from '../../app/locale.ts'

/** A column in the language of the reader. */
export interface ColumnTexts {
  readonly title: string
  /** Without the list of codes, which `values` holds. */
  readonly description: string
  readonly expectation: string
  /** Null when any value of the type is allowed. */
  readonly values: readonly AllowedValue[] | null
}

export interface AllowedValue {
  readonly code: string
  /** Null for a value that says by itself what it means. */
  readonly meaning: string | null
}

type EnglishTexts = typeof import('./words/columns-en.ts')
let english: Promise<EnglishTexts> | null = null

function loadEnglish(): Promise<EnglishTexts> {
  english ??= import('./words/columns-en.ts').catch(error => {
    // The next attempt asks the server again.
    english = null
    throw error
  })
  return english
}

/** The texts of the columns of a kind of file. Suspends until those in English are loaded. */
export function useColumnTexts(kind: FileKind): (field: Field) => ColumnTexts {
  const englishColumn = useLocale() === 'en' ? use(loadEnglish()).englishColumn : null
  return field => {
    const codes = allowedValues(field)
    const french = splitDescription(field.description, codes ?? [])
    const text = englishColumn?.(kind, field)
    const meaningOf = (code: string) => (text ? text.meanings[code] : french.meanings.get(code)) ?? null
    return {
      title: text?.title ?? field.title,
      description: text?.description ?? bindPunctuation(french.description),
      expectation: text?.expectation ?? bindPunctuation(field.expectation),
      values: codes?.map(code => ({ code, meaning: meaningOf(code) })) ?? null,
    }
  }
}

/** The titles of the columns of any kind of file. Suspends until those in English are loaded. */
export function useColumnTitle(): (kind: FileKind, field: Field) => string {
  const englishColumn = useLocale() === 'en' ? use(loadEnglish()).englishColumn : null
  return (kind, field) => englishColumn?.(kind, field)?.title ?? field.title
}

/** Cuts a description such as « Famille du produit : A = viandes ; B = boissons. Laissez… » from its list of codes. */
export function splitDescription(
  description: string,
  codes: readonly string[],
): { readonly description: string; readonly meanings: ReadonlyMap<string, string> } {
  const meanings = new Map<string, string>()
  const starts = codes.map(code => description.indexOf(` ${code} = `)).filter(start => start !== -1)
  if (starts.length === 0) return { description, meanings }
  const start = Math.min(...starts)
  const stop = description.indexOf('. ', Math.max(...starts))
  const list = description.slice(start, stop === -1 ? description.length : stop).replace(/\.$/, '')
  for (const item of list.split(/\s; /)) {
    const [code = '', meaning = ''] = item.split(' = ')
    meanings.set(code.trim(), capitalise(meaning).trim())
  }
  const before = description.slice(0, start).replace(/\s*:$/, '.')
  return { description: `${before}${stop === -1 ? '' : description.slice(stop + 1)}`, meanings }
}

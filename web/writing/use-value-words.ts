import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { useLocale } from '../app/locale.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { WritingKind } from './writing-kind.ts'

const moment = /^\d{4}-\d\d-\d\dT/

interface ValueWords {
  readonly labelOf: (name: string) => string
  readonly write: (value: unknown) => string
}

/** How the values of a text are written out of its form: in versions, and where two people disagree. */
export function useValueWords(kind: WritingKind): ValueWords {
  const words = useWritingWords()
  const locale = useLocale()
  const labels: Readonly<Record<string, string | undefined>> = kind.useLabels()
  const codes = kind.useCodeWords()
  const { empty, yes, no } = words.versions

  function write(value: unknown): string {
    if (value === null || value === undefined || value === '') return empty
    if (typeof value === 'boolean') return value ? yes : no
    if (Array.isArray(value))
      return value.length === 0 ? empty : value.map(item => codes[String(item)] ?? String(item)).join('\n')
    const text = String(value)
    if (text.startsWith('data:')) return text.slice(0, 30)
    return moment.test(text) ? formatMoment(text, locale) : (codes[text] ?? text)
  }

  return { labelOf: name => labels[name === 'published' ? 'state' : name] ?? name, write }
}

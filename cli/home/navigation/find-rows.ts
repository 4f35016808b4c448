import { isList, type Page, type Row } from './page.ts'

/** Letters without their accents, so that « epicerie » finds « Épicerie ». */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows that hold every word of the filter, then those that it makes by itself. */
export function findRows({ body }: Page, filter: string): readonly Row[] {
  if (!isList(body)) return []
  const words = bare(filter).split(/\s+/).filter(Boolean)
  if (words.length === 0) return body.rows
  if (body.typed?.replacesRows) return body.typed.rows(filter.trim())
  const rows = body.rows.filter(({ cells, found = '' }) => {
    const text = bare([...cells, found].join(' '))
    return words.every(word => text.includes(word))
  })
  return body.typed ? [...rows, ...body.typed.rows(filter.trim())] : rows
}

import type { ListBody, Page, Row } from '../../../../cli/home/navigation/page.ts'

/** A page with a list, as far as a test needs one. */
export function listPage(
  rows: readonly (string | Row)[],
  body: Partial<ListBody> = {},
  page: Partial<Page> = {},
): Page {
  return {
    title: 'Liste',
    head: [],
    keys: [],
    ...page,
    body: {
      rows: rows.map(row => (typeof row === 'string' ? { id: row, cells: [row] } : row)),
      none: 'Rien.',
      filter: 'slash',
      detailHeight: 0,
      ...body,
    },
  }
}

export const textPage = (lines: readonly string[]): Page => ({
  title: 'Texte',
  head: [],
  keys: [],
  body: { lines: lines.map(text => ({ text })) },
})

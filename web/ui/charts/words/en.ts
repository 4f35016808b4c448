import type { Words } from './fr.ts'

export const en: Words = {
  table: 'See the figures in a table',
  inTable: title => `${title}. The same figures are in the table below.`,
  total: 'Total',
  exports: 'Download this table:',
}

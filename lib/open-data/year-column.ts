import type { Column } from './column.ts'

/** The year that a row is about. */
export const yearColumn = <Row>(value: (row: Row) => number): Column<Row> => ({
  name: 'annee',
  title: 'Année des achats',
  description: 'Année civile des achats. Ils sont télédéclarés l’année suivante.',
  type: 'integer',
  required: true,
  value,
})

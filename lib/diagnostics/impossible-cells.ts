import { type GridCell, type GridFamily, type GridLabel, type GridProperty, gridCells } from './product-grid.ts'

/**
 * The labels that no product of a family has: fishing does not concern bread. Fish may have the logo of the outermost
 * regions: reports from 2025 on must say how much, though purchases do not offer it.
 */
const impossible: Readonly<Record<GridFamily['property'], readonly GridLabel['property'][]>> = {
  ViandesVolailles: ['PecheDurable'],
  ProduitsDeLaMer: ['Fermier'],
  FruitsEtLegumes: ['PecheDurable', 'Fermier'],
  Charcuterie: ['PecheDurable'],
  ProduitsLaitiers: ['PecheDurable'],
  Boulangerie: ['PecheDurable', 'Fermier'],
  Boissons: ['LabelRouge', 'PecheDurable', 'Fermier'],
  Autres: ['PecheDurable', 'Fermier'],
}

export const isPossibleCell = ({ label, family }: GridCell): boolean =>
  !impossible[family.property].includes(label.property)

/** The cells of the grid that the form does not offer. */
export const impossibleCells: ReadonlySet<GridProperty> = new Set(
  gridCells.filter(cell => !isPossibleCell(cell)).map(({ property }) => property),
)

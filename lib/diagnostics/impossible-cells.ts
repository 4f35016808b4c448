import { type GridCell, type GridFamily, type GridLabel, type GridProperty, gridCells } from './product-grid.ts'

/** The labels that no product of a family has, as the form has them: fishing does not concern bread. */
const impossible: Readonly<Record<GridFamily['property'], readonly GridLabel['property'][]>> = {
  ViandesVolailles: ['PecheDurable'],
  ProduitsDeLaMer: ['Rup', 'Fermier'],
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

/**
 * A detailed diagnostic is a grid of labels × product families. The columns of the files, the properties of the API and
 * the columns of the database derive from these two lists, in this order.
 */
export const gridLabels = [
  { column: 'bio', property: 'Bio', group: 'bio' },
  { column: 'label_rouge', property: 'LabelRouge', group: 'sustainable' },
  { column: 'aoc_aop_igp_stg', property: 'AocaopIgpStg', group: 'sustainable' },
  { column: 'certification_environnementale', property: 'Hve', group: 'egalimOthers' },
  { column: 'peche_durable', property: 'PecheDurable', group: 'egalimOthers' },
  { column: 'region_ultraperipherique', property: 'Rup', group: 'egalimOthers' },
  { column: 'commerce_equitable', property: 'CommerceEquitable', group: 'egalimOthers' },
  { column: 'fermier', property: 'Fermier', group: 'egalimOthers' },
  { column: 'couts_externalites', property: 'Externalites', group: 'externalityPerformance' },
  { column: 'performances_environnementales', property: 'Performance', group: 'externalityPerformance' },
  { column: 'non_egalim', property: 'NonEgalim', group: null },
  { column: 'provenance_france', property: 'France', group: 'origin' },
  { column: 'circuit_court', property: 'ShortDistribution', group: 'origin' },
  { column: 'produit_local', property: 'Local', group: 'origin' },
] as const

export const gridFamilies = [
  { column: 'viandes_volailles', property: 'ViandesVolailles' },
  { column: 'produits_aquatiques', property: 'ProduitsDeLaMer' },
  { column: 'fruits_legumes', property: 'FruitsEtLegumes' },
  { column: 'charcuterie', property: 'Charcuterie' },
  { column: 'bof', property: 'ProduitsLaitiers' },
  { column: 'boulangerie_patisserie', property: 'Boulangerie' },
  { column: 'boissons', property: 'Boissons' },
  { column: 'autres_produits', property: 'Autres' },
] as const

export type GridLabel = (typeof gridLabels)[number]
export type GridFamily = (typeof gridFamilies)[number]
/** The category of a label: one of the four of EGalim, or an origin. */
export type LabelGroup = NonNullable<GridLabel['group']>

/** `valueViandesVolaillesBio`: the family comes first in the API, the label first in the files. */
export type GridProperty = `value${GridFamily['property']}${GridLabel['property']}`

export interface GridCell {
  readonly property: GridProperty
  readonly column: string
  readonly label: GridLabel
  readonly family: GridFamily
}

/** The 112 amounts, label by label, in the order of the files. */
export const gridCells: readonly GridCell[] = gridLabels.flatMap(label =>
  gridFamilies.map(family => ({
    property: `value${family.property}${label.property}` as const,
    column: `valeur_${label.column}_${family.column}`,
    label,
    family,
  })),
)

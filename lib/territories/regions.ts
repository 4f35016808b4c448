/** The regions of the official code (INSEE), overseas collectivities included, in the order of their codes. */
export const regions = {
  '01': 'Guadeloupe',
  '02': 'Martinique',
  '03': 'Guyane',
  '04': 'La Réunion',
  '06': 'Mayotte',
  '11': 'Île-de-France',
  '24': 'Centre-Val de Loire',
  '27': 'Bourgogne-Franche-Comté',
  '28': 'Normandie',
  '32': 'Hauts-de-France',
  '44': 'Grand Est',
  '52': 'Pays de la Loire',
  '53': 'Bretagne',
  '75': 'Nouvelle-Aquitaine',
  '76': 'Occitanie',
  '84': 'Auvergne-Rhône-Alpes',
  '93': 'Provence-Alpes-Côte d’Azur',
  '94': 'Corse',
  '975': 'Saint-Pierre-et-Miquelon',
  '977': 'Saint-Barthélemy',
  '978': 'Saint-Martin',
  '984': 'Terres australes et antarctiques françaises',
  '986': 'Wallis et Futuna',
  '987': 'Polynésie française',
  '988': 'Nouvelle-Calédonie',
  '989': 'Île de Clipperton',
} as const satisfies Readonly<Record<string, string>>
export type RegionCode = keyof typeof regions

export const isRegion = (code: string): code is RegionCode => Object.hasOwn(regions, code)

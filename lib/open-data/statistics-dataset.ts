import type { ExpectedCanteens } from '../statistics/expected-canteens.ts'
import type { TerritoryFigures, withheldReasons } from '../statistics/territory-statistics.ts'
import type { Column } from './column.ts'
import type { Dataset } from './dataset.ts'
import { yearColumn } from './year-column.ts'

export const territoryLevels = ['pays', 'region', 'departement'] as const

/** The figures of a territory for a year, as screens tell them. */
export interface StatisticsRow {
  readonly year: number
  readonly level: (typeof territoryLevels)[number]
  /** Of the official code; `FR` for the country. */
  readonly code: string
  readonly name: string
  readonly figures: TerritoryFigures
  /** Null where nobody has counted. */
  readonly expected: ExpectedCanteens | null
}

type Percent = 'bioPercent' | 'sustainablePercent' | 'approPercent'

const percent = (name: string, property: Percent, title: string, description: string): Column<StatisticsRow> => ({
  name,
  title,
  description: `${description} Pourcentage entier. Vide quand il n’est pas donné : « motif_absence » dit pourquoi.`,
  type: 'integer',
  value: ({ figures }) => figures[property],
})

const reasonCodes: Readonly<Record<(typeof withheldReasons)[number], string>> = {
  none: 'aucun_bilan',
  reserved: 'reserve_au_parlement',
  secret: 'secret_statistique',
}

export const statisticsDataset: Dataset<StatisticsRow> = {
  name: 'statistiques',
  title: 'Chiffres des territoires, par année',
  description:
    'Les cantines inscrites et les bilans télédéclarés de la France entière, de chaque région et de chaque département, avec la part des produits bio, celle des autres produits de qualité et durables, et celle des bilans qui atteignent les objectifs de la loi EGalim. Une ligne par territoire et par année.',
  version: '1.0.0',
  keywords: ['restauration collective', 'EGalim', 'statistiques', 'territoires'],
  columns: [
    yearColumn(({ year }) => year),
    {
      name: 'niveau',
      title: 'Niveau du territoire',
      description: 'La France entière, une région ou un département.',
      type: 'string',
      required: true,
      values: territoryLevels,
      value: ({ level }) => level,
    },
    {
      name: 'code',
      title: 'Code du territoire',
      description: 'Code officiel géographique de la région ou du département ; FR pour la France entière.',
      type: 'string',
      required: true,
      value: ({ code }) => code,
    },
    {
      name: 'nom',
      title: 'Nom du territoire',
      description: 'Nom de la région ou du département.',
      type: 'string',
      required: true,
      value: ({ name }) => name,
    },
    {
      name: 'cantines_inscrites',
      title: 'Cantines inscrites',
      description:
        'Nombre de cantines inscrites à la date du fichier, publiées ou non, quelle que soit l’année des achats.',
      type: 'integer',
      required: true,
      value: ({ figures }) => figures.canteenCount,
    },
    {
      name: 'cantines_attendues',
      title: 'Cantines attendues',
      description:
        'Nombre de cantines que compte le territoire, inscrites ou non, d’après la source. Vide si personne ne les a comptées.',
      type: 'integer',
      value: ({ expected }) => expected?.count ?? null,
    },
    {
      name: 'source_attendues',
      title: 'Source des cantines attendues',
      description: 'Qui a compté les cantines attendues, et quand.',
      type: 'string',
      value: ({ expected }) => expected?.sources.join(' ; ') ?? null,
    },
    {
      name: 'bilans_teledeclares',
      title: 'Bilans télédéclarés',
      description: 'Nombre de bilans télédéclarés sur lesquels reposent les pourcentages.',
      type: 'integer',
      required: true,
      value: ({ figures }) => figures.teledeclarationsCount,
    },
    percent(
      'part_bio',
      'bioPercent',
      'Part des produits bio',
      'Part des produits bio dans le total des achats déclarés.',
    ),
    percent(
      'part_qualite_durable_hors_bio',
      'sustainablePercent',
      'Part des produits de qualité et durables, hors bio',
      'Part des produits de qualité et durables, hors bio, dans le total des achats déclarés.',
    ),
    percent(
      'part_objectifs_atteints',
      'approPercent',
      'Part des bilans qui atteignent les objectifs',
      'Part des bilans qui atteignent les objectifs d’achats de leur territoire.',
    ),
    {
      name: 'motif_absence',
      title: 'Motif d’absence des pourcentages',
      description:
        'aucun_bilan : rien n’est télédéclaré ; reserve_au_parlement : les deux premières parts ne sont pas encore publiques ; secret_statistique : elles diraient les chiffres d’une cantine.',
      type: 'string',
      values: Object.values(reasonCodes),
      value: ({ figures: { withheld } }) => withheld && reasonCodes[withheld],
    },
  ],
}

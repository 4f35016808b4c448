import type { Labels } from '../messages/labels.ts'
import type { Locale } from '../messages/locale.ts'
import { type MeasureId, measureIds } from './measure-ids.ts'
import { measureShortTitles } from './measure-labels.ts'

export { isMeasureId, type MeasureId, measureIds } from './measure-ids.ts'
export { measureShortTitles } from './measure-labels.ts'

type Text = Readonly<Record<Locale, string>>

/** The sectors that a duty concerns, as the pages of measures name them. */
export const measureTags = [
  'scolaire',
  'administration',
  'universitaire',
  'medical',
  'social',
  'creche',
  'loisirs',
  'entreprises',
] as const
export type MeasureTag = (typeof measureTags)[number]

export interface Deadline {
  /** The day from which the first canteens are concerned. */
  readonly earliestISO: string
  readonly display: Text
}

interface SubMeasureFacts {
  readonly id: string
  /** Null = those of the measure, which then has one card for all of its duties. */
  readonly own: { readonly deadline: Deadline; readonly tags: readonly MeasureTag[] } | null
}

interface MeasureFacts {
  readonly badgeId: 'appro' | 'waste' | 'diversification' | 'plastic' | 'info'
  /** The property of a diagnostic that says which step of the measure's form was reached. */
  readonly progressField: 'tunnelAppro' | 'tunnelWaste' | 'tunnelDiversification' | 'tunnelPlastic' | 'tunnelInfo'
  readonly deadline: Deadline
  readonly tags: readonly MeasureTag[]
  readonly subMeasures: readonly SubMeasureFacts[]
}

const since = (earliestISO: string, fr: string, en: string): Deadline => ({ earliestISO, display: { fr, en } })

const schools: readonly MeasureTag[] = ['scolaire']
const stateRestaurants: readonly MeasureTag[] = ['administration', 'universitaire']

/**
 * What the law asks of canteens: five measures and seventeen duties, those that the specification lists (it counts them
 * nowhere; plans have spoken of eighteen). Days: EGalim (2018-938), the order on waste (2019-1069), AGEC (2020-105), the
 * climate act (2021-1104) and their decrees.
 */
const facts = {
  'qualite-des-produits': {
    badgeId: 'appro',
    progressField: 'tunnelAppro',
    deadline: since(
      '2022-01-01',
      'Depuis le 1er janvier 2022, et le 1er janvier 2024 pour la restauration privée',
      'Since 1 January 2022, and 1 January 2024 for private catering',
    ),
    tags: measureTags,
    subMeasures: [
      { id: 'cinquante', own: null },
      { id: 'vingt', own: null },
    ],
  },
  'gaspillage-alimentaire': {
    badgeId: 'waste',
    progressField: 'tunnelWaste',
    deadline: since('2020-10-22', 'Depuis le 22 octobre 2020', 'Since 22 October 2020'),
    tags: measureTags,
    subMeasures: [
      { id: 'gaspillage-analyse', own: null },
      {
        id: 'restes',
        own: { deadline: since('2020-01-01', 'Depuis le 1er janvier 2020', 'Since 1 January 2020'), tags: measureTags },
      },
      { id: 'dons', own: null },
      {
        id: 'expe',
        own: {
          deadline: since(
            '2021-08-25',
            'Depuis le 25 août 2021, pour qui le souhaite',
            'Since 25 August 2021, for those who wish',
          ),
          tags: measureTags,
        },
      },
    ],
  },
  'menus-vegetariens': {
    badgeId: 'diversification',
    progressField: 'tunnelDiversification',
    deadline: since('2018-11-01', 'Depuis le 1er novembre 2018', 'Since 1 November 2018'),
    tags: measureTags,
    subMeasures: [
      {
        id: 'proteines',
        own: {
          deadline: since('2018-11-01', 'Depuis le 1er novembre 2018', 'Since 1 November 2018'),
          tags: measureTags,
        },
      },
      {
        id: 'menu-vege',
        own: {
          deadline: since('2019-11-01', 'Depuis le 1er novembre 2019', 'Since 1 November 2019'),
          tags: schools,
        },
      },
      {
        id: 'option-vege',
        own: {
          deadline: since('2023-01-01', 'Depuis le 1er janvier 2023', 'Since 1 January 2023'),
          tags: stateRestaurants,
        },
      },
    ],
  },
  'interdiction-du-plastique': {
    badgeId: 'plastic',
    progressField: 'tunnelPlastic',
    deadline: since('2020-01-01', 'Depuis le 1er janvier 2020', 'Since 1 January 2020'),
    tags: measureTags,
    subMeasures: [
      {
        id: 'bouteilles',
        own: { deadline: since('2020-01-01', 'Depuis le 1er janvier 2020', 'Since 1 January 2020'), tags: schools },
      },
      {
        id: 'ustensiles',
        own: {
          deadline: since(
            '2020-01-01',
            'Depuis le 1er janvier 2020, et le 1er janvier 2021 pour les pailles et les couverts',
            'Since 1 January 2020, and 1 January 2021 for straws and cutlery',
          ),
          tags: measureTags,
        },
      },
      {
        id: 'contenants',
        own: {
          deadline: since(
            '2025-01-01',
            'Depuis le 1er janvier 2025, et le 1er janvier 2028 dans les communes de moins de 2 000 habitants',
            'Since 1 January 2025, and 1 January 2028 in towns of fewer than 2,000 inhabitants',
          ),
          tags: ['scolaire', 'universitaire', 'creche', 'medical'],
        },
      },
      {
        id: 'reuse',
        own: {
          deadline: since('2023-01-01', 'Depuis le 1er janvier 2023', 'Since 1 January 2023'),
          tags: measureTags,
        },
      },
      {
        id: 'reuse-takeaway',
        own: {
          deadline: since('2022-01-01', 'Depuis le 1er janvier 2022', 'Since 1 January 2022'),
          tags: ['social', 'medical'],
        },
      },
    ],
  },
  'information-des-usagers': {
    badgeId: 'info',
    progressField: 'tunnelInfo',
    deadline: since('2020-01-01', 'Depuis le 1er janvier 2020', 'Since 1 January 2020'),
    tags: measureTags,
    subMeasures: [
      {
        id: 'convives-informes',
        own: { deadline: since('2020-01-01', 'Depuis le 1er janvier 2020', 'Since 1 January 2020'), tags: measureTags },
      },
      {
        id: 'informations-nutritionnelles',
        own: {
          deadline: since('2018-11-01', 'Depuis le 1er novembre 2018', 'Since 1 November 2018'),
          tags: ['scolaire', 'universitaire', 'creche'],
        },
      },
      {
        id: 'informations-etiquet-viande',
        own: {
          deadline: since('2022-03-01', 'Depuis le 1er mars 2022', 'Since 1 March 2022'),
          tags: measureTags,
        },
      },
    ],
  },
} as const satisfies Readonly<Record<MeasureId, MeasureFacts>>

type Facts = typeof facts
export type SubMeasureId = Facts[MeasureId]['subMeasures'][number]['id']
export type BadgeId = MeasureFacts['badgeId']
export type ProgressField = MeasureFacts['progressField']

/** Sentences that say a measure in one line, longer than its short title. */
export const measureTitles: Labels<MeasureId> = {
  fr: {
    'qualite-des-produits': 'Au moins 50 % de produits durables et de qualité, dont 20 % de bio',
    'gaspillage-alimentaire': 'Moins de gaspillage, et des dons plutôt que des poubelles',
    'menus-vegetariens': 'Des protéines plus variées et des menus végétariens',
    'interdiction-du-plastique': 'La fin des plastiques en cuisine et à table',
    'information-des-usagers': 'Des convives qui savent ce qu’ils mangent',
  },
  en: {
    'qualite-des-produits': 'At least 50% of sustainable and quality products, of which 20% are organic',
    'gaspillage-alimentaire': 'Less waste, and donations rather than bins',
    'menus-vegetariens': 'More varied proteins and vegetarian menus',
    'interdiction-du-plastique': 'The end of plastics in the kitchen and on the table',
    'information-des-usagers': 'Diners who know what they eat',
  },
}

/** The texts of tabs, where five of them stand side by side. */
export const measureTabTexts: Labels<MeasureId> = {
  fr: {
    'qualite-des-produits': 'Produits',
    'gaspillage-alimentaire': 'Gaspillage',
    'menus-vegetariens': 'Végétarien',
    'interdiction-du-plastique': 'Plastique',
    'information-des-usagers': 'Information',
  },
  en: {
    'qualite-des-produits': 'Products',
    'gaspillage-alimentaire': 'Waste',
    'menus-vegetariens': 'Vegetarian',
    'interdiction-du-plastique': 'Plastic',
    'information-des-usagers': 'Information',
  },
}

export interface SubMeasure {
  readonly id: SubMeasureId
  readonly deadline: Deadline
  readonly tags: readonly MeasureTag[]
  /** Whether its deadline and sectors are its own, and not those of its measure. */
  readonly isApart: boolean
}

export interface KeyMeasure {
  readonly id: MeasureId
  readonly badgeId: BadgeId
  readonly progressField: ProgressField
  readonly shortTitle: Text
  readonly title: Text
  readonly tabText: Text
  readonly deadline: Deadline
  readonly tags: readonly MeasureTag[]
  readonly subMeasures: readonly SubMeasure[]
}

const textOf = (labels: Labels<MeasureId>, id: MeasureId): Text => ({ fr: labels.fr[id], en: labels.en[id] })

/** The five measures, in the order of `measureIds`. Their descriptions are in `measure-texts.ts`, for they are long. */
export const keyMeasures: readonly KeyMeasure[] = measureIds.map(id => {
  const { subMeasures, badgeId, progressField, deadline, tags }: MeasureFacts = facts[id]
  return {
    id,
    badgeId,
    progressField,
    deadline,
    tags,
    shortTitle: textOf(measureShortTitles, id),
    title: textOf(measureTitles, id),
    tabText: textOf(measureTabTexts, id),
    subMeasures: subMeasures.map(({ id: subMeasureId, own }) => ({
      id: subMeasureId as SubMeasureId,
      ...(own ?? { deadline, tags }),
      isApart: own !== null,
    })),
  }
})

const byId = Object.fromEntries(keyMeasures.map(measure => [measure.id, measure])) as Record<MeasureId, KeyMeasure>

export const keyMeasureOf = (id: MeasureId): KeyMeasure => byId[id]

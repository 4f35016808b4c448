import { type MeasureId, measureIds } from '../measures/measure-ids.ts'
import { measureShortTitles } from '../measures/measure-labels.ts'
import type { Locale } from '../messages/locale.ts'

export const resourceFormats = ['xlsx', 'ods', 'docx', 'odt', 'pdf'] as const
export type ResourceFormat = (typeof resourceFormats)[number]

/** What a file is made from. */
export type ResourceKind = 'calculator' | 'cheat-sheet' | 'donation-agreement' | 'sheet'

export interface ResourceFile {
  /** The name of the file without its folder. */
  readonly name: string
  readonly format: ResourceFormat
  /** As file systems count it, rounded to a thousand; a test holds it to the file. */
  readonly size: number
}

/** A document to download, in one or several formats. All are in French. */
export interface Resource {
  readonly kind: ResourceKind
  readonly measure: MeasureId
  readonly title: Readonly<Record<Locale, string>>
  readonly description: Readonly<Record<Locale, string>>
  readonly files: readonly ResourceFile[]
}

/** The path at which the server serves a file. */
export const resourcePath = ({ name }: Pick<ResourceFile, 'name'>): string => `/static/documents/${name}`

const calculator: Resource = {
  kind: 'calculator',
  measure: 'qualite-des-produits',
  title: { fr: 'Calculateur d’achats', en: 'Purchases calculator' },
  description: {
    fr: 'Un classeur à remplir sans connexion : vos achats par label et par famille, vos parts, et ce qui reste à faire selon votre territoire.',
    en: 'A workbook to fill in offline, in French: your purchases by label and family, your shares, and what is left to do in your territory.',
  },
  files: [
    { name: 'calculateur-achats.xlsx', format: 'xlsx', size: 11_000 },
    { name: 'calculateur-achats.ods', format: 'ods', size: 7_000 },
  ],
}

/** Offered wherever purchases are declared. */
export const cheatSheet: Resource = {
  kind: 'cheat-sheet',
  measure: 'qualite-des-produits',
  title: { fr: 'Antisèche des données d’achat', en: 'Cheat sheet of purchase data' },
  description: {
    fr: 'Deux pages à garder sous la main : quels montants donner dans le bilan, et où compter chaque achat.',
    en: 'Pages to keep at hand, in French: which amounts the diagnostic asks for, and where each purchase counts.',
  },
  files: [{ name: 'antiseche-donnees-achat.pdf', format: 'pdf', size: 34_000 }],
}

const agreement: Resource = {
  kind: 'donation-agreement',
  measure: 'gaspillage-alimentaire',
  title: { fr: 'Modèle de convention de don', en: 'Template of a donation agreement' },
  description: {
    fr: 'Le texte à compléter avec une association d’aide alimentaire, et son bon de don.',
    en: 'The text to complete with a food aid charity, in French, and its donation slip.',
  },
  files: [
    { name: 'convention-de-don.docx', format: 'docx', size: 8_000 },
    { name: 'convention-de-don.odt', format: 'odt', size: 6_000 },
  ],
}

const sheetSizes: Readonly<Record<MeasureId, number>> = {
  'qualite-des-produits': 19_000,
  'gaspillage-alimentaire': 20_000,
  'menus-vegetariens': 20_000,
  'interdiction-du-plastique': 20_000,
  'information-des-usagers': 19_000,
}

const sheetOf = (measure: MeasureId): Resource => ({
  kind: 'sheet',
  measure,
  title: {
    fr: `La mesure en une page : ${measureShortTitles.fr[measure].toLowerCase()}`,
    en: `The measure on one page: ${measureShortTitles.en[measure].toLowerCase()}`,
  },
  description: {
    fr: 'Une fiche à imprimer et à afficher en cuisine : quoi, depuis quand, pour qui, par où commencer.',
    en: 'A sheet to print and put up in the kitchen, in French: what, since when, for whom, where to begin.',
  },
  files: [{ name: `fiche-${measure}.pdf`, format: 'pdf', size: sheetSizes[measure] }],
})

/** All documents, those of each measure in the order of its page. */
export const resources: readonly Resource[] = measureIds.flatMap(measure => [
  ...[calculator, cheatSheet, agreement].filter(resource => resource.measure === measure),
  sheetOf(measure),
])

export const resourcesOf = (measure: MeasureId): readonly Resource[] =>
  resources.filter(resource => resource.measure === measure)

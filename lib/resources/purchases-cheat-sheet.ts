import { percent, share } from '../messages/french.ts'
import { formatWholeEuros } from '../messages/numbers.ts'
import { frenchNotes } from '../purchases/french-note.ts'
import type { ProductFamily } from '../purchases/purchase-draft.ts'
import {
  characteristicLabels,
  characteristicShortLabels,
  familyLabels,
  type StoredCharacteristic,
} from '../purchases/purchase-labels.ts'
import { egalimPartOf, summarisePurchases } from '../purchases/purchase-summary.ts'
import { type EgalimPart, egalimParts, originCharacteristics } from '../purchases/summary-rules.ts'
import { goalsOf } from '../purchases/territory-goals.ts'
import type { PrintedDocument, PrintedTable, SharesFigure } from './printed-document.ts'
import { nowhere, territories } from './territories.ts'

/** What a report calls the parts that count for EGalim. */
const partNames: Readonly<Record<EgalimPart, string>> = {
  valueBioHt: 'Produits bio',
  valueSustainableHt: 'Label rouge, AOC, AOP, IGP et STG',
  valueEgalimOthersHt: 'Autres labels EGalim',
  valueExternalityPerformanceHt: 'Externalités et performances',
}
const totalAlone = 'Dans le total seulement'

/** What kitchens buy of each family. */
const familyExamples: Readonly<Record<ProductFamily, string>> = {
  VIANDES_VOLAILLES: 'Bœuf, veau, agneau, porc, poulet, dinde ; fraîches, surgelées ou préparées',
  CHARCUTERIE: 'Jambon, saucisson, saucisses, pâté, lardons',
  PRODUITS_DE_LA_MER: 'Poissons de mer et d’eau douce, coquillages, crustacés, surimi',
  FRUITS_ET_LEGUMES: 'Frais, surgelés, en conserve ; pommes de terre, légumes secs, compotes',
  PRODUITS_LAITIERS: 'Lait, beurre, crème, fromages, yaourts, œufs',
  BOULANGERIE: 'Pain, viennoiseries, pâtes à tarte, gâteaux',
  BOISSONS: 'Eaux, jus, café, thé, vin',
  AUTRES: 'Pâtes, riz, farine, huile, épices, sucre, chocolat, plats préparés sans viande ni poisson',
}

/** A line of an invoice, with its price in euros without VAT. */
interface ExampleLine {
  readonly product: string
  readonly characteristics: readonly StoredCharacteristic[]
  readonly price: number
}

const exampleLines: readonly ExampleLine[] = [
  { product: 'Carottes', characteristics: ['BIO', 'LOCAL'], price: 120 },
  { product: 'Poulet', characteristics: ['BIO', 'LABEL_ROUGE'], price: 300 },
  { product: 'Comté', characteristics: ['AOCAOP', 'FRANCE'], price: 180 },
  { product: 'Lieu noir', characteristics: ['PECHE_DURABLE'], price: 100 },
  { product: 'Pommes de terre', characteristics: ['LOCAL', 'FRANCE'], price: 90 },
  { product: 'Riz', characteristics: [], price: 210 },
]

/** No line of the example depends on the year. */
const exampleYear = 2026

/** The amounts of the report that the example makes, in euros. */
const exampleSummary = summarisePurchases(
  exampleLines.map(({ characteristics, price }) => ({
    year: exampleYear,
    family: null,
    characteristics,
    cents: price * 100,
  })),
)

const euros = (amount: number): string => formatWholeEuros(amount, 'fr')
const listOf = (codes: readonly StoredCharacteristic[]): string =>
  codes
    .map(code => characteristicLabels.fr[code])
    .map((label, index) => (index === 0 ? label : label.charAt(0).toLocaleLowerCase('fr') + label.slice(1)))
    .join(', ')

function goalsFigure(): SharesFigure {
  const { organic, quality } = goalsOf(nowhere)
  return {
    kind: 'shares',
    alt: `Sur 100 euros d’achats : au moins ${organic} euros de produits bio, et au moins ${quality} euros de produits durables et de qualité, bio compris.`,
    parts: [
      { name: 'bio, au moins', percent: organic },
      { name: 'autres produits de qualité', percent: quality - organic },
      { name: 'autres produits', percent: 100 - quality },
    ],
  }
}

const goalsTable: PrintedTable = {
  kind: 'table',
  head: ['Votre territoire', 'Durables et de qualité', 'Dont bio'],
  rows: [...Map.groupBy(territories, ({ territory }) => JSON.stringify(goalsOf(territory))).values()].map(alike => {
    const { organic, quality } = goalsOf(alike[0]?.territory ?? nowhere)
    return [alike.map(({ name }) => name).join(', '), percent(quality), percent(organic)]
  }),
  widths: [0.5, 0.28, 0.22],
  isNumeric: true,
}

const partsTable: PrintedTable = {
  kind: 'table',
  head: ['Ordre', 'La ligne du bilan', 'Les labels qui y comptent'],
  rows: egalimParts.map(({ property, characteristics }, index) => [
    String(index + 1),
    partNames[property],
    listOf(characteristics),
  ]),
  widths: [0.1, 0.34, 0.56],
}

const exampleTable: PrintedTable = {
  kind: 'table',
  head: ['Sur la facture', 'Ses mentions', 'Compte dans', 'Montant HT'],
  rows: exampleLines.map(line => {
    const part = egalimPartOf({ ...line, year: exampleYear })
    return [
      line.product,
      line.characteristics.map(code => characteristicShortLabels.fr[code]).join(', ') || 'Aucune',
      part === null ? totalAlone : partNames[part],
      euros(line.price),
    ]
  }),
  widths: [0.22, 0.26, 0.34, 0.18],
}

function exampleResult(): string {
  const { valueTotalHt: total } = exampleSummary
  const parts = egalimParts.map(({ property }) => ({
    name: partNames[property],
    amount: exampleSummary[property],
  }))
  const quality = parts.reduce((sum, { amount }) => sum + amount, 0)
  const shareOf = (amount: number) => share(amount / total)
  const given = parts.filter(({ amount }) => amount > 0).map(({ name, amount }) => `« ${name} » ${euros(amount)}`)
  return `Le bilan reçoit : total ${euros(total)}, ${given.join(', ')}. La part bio est de ${shareOf(exampleSummary.valueBioHt)}, celle des produits durables et de qualité de ${shareOf(quality)}. Les pommes de terre locales comptent dans le total et dans les produits locaux, mais pas pour EGalim : l’origine n’est pas un label.`
}

/** Which amounts the report asks for, and what counts where. */
export const purchasesCheatSheet: PrintedDocument = {
  title: 'Antisèche des données d’achat',
  subtitle: 'Quels montants donner dans votre bilan, et où compter chaque achat',
  footer: (page, pages) => `Antisèche des données d’achat, page ${page} sur ${pages}`,
  blocks: [
    {
      kind: 'callout',
      text: 'On compte toutes les denrées achetées pour les repas d’une année civile, du 1er janvier au 31 décembre, boissons, goûters et petits-déjeuners compris. Les montants sont hors taxes, remises déduites.',
    },
    { kind: 'heading', text: 'Les parts à atteindre' },
    goalsFigure(),
    goalsTable,
    { kind: 'heading', text: 'Ce qui se compte' },
    {
      kind: 'table',
      head: ['À compter', 'À laisser de côté'],
      rows: [
        ['Toutes les denrées, avec ou sans label', 'La vaisselle, les produits de nettoyage, les emballages'],
        ['Les boissons, y compris l’eau et le café', 'Le personnel, l’énergie, l’entretien'],
        [
          'Les repas livrés : la part des denrées, que votre livreur vous donne',
          'Les autres frais facturés par le livreur',
        ],
        ['Les avoirs et les remises, en moins', 'Les dons reçus et les récoltes du potager, qui n’ont pas de prix'],
      ],
      widths: [0.5, 0.5],
    },
    { kind: 'heading', text: 'Un achat, une seule ligne' },
    {
      kind: 'paragraph',
      text: 'Un produit qui a plusieurs labels compte une seule fois, à la première ligne de ce tableau qui lui convient. Sans aucun de ces labels, il compte dans le total seulement.',
    },
    partsTable,
    { kind: 'heading', text: 'Un exemple' },
    exampleTable,
    { kind: 'paragraph', text: exampleResult() },
    { kind: 'heading', text: 'La saisie détaillée : par famille de produits' },
    {
      kind: 'paragraph',
      text: 'La saisie simple demande les totaux de l’année. La saisie détaillée demande les mêmes montants pour chaque label et chaque famille, et fait les totaux pour vous : choisissez-la si vos fournisseurs vous donnent ce détail, ou si vos achats sont enregistrés dans « ma cantine », qui la remplit alors en un clic.',
    },
    {
      kind: 'table',
      head: ['Famille', 'On y trouve'],
      rows: Object.entries(familyExamples).map(([family, examples]) => [
        familyLabels.fr[family as ProductFamily],
        examples,
      ]),
      widths: [0.36, 0.64],
    },
    { kind: 'heading', text: 'D’où viennent les produits' },
    {
      kind: 'paragraph',
      text: `La saisie détaillée demande aussi trois provenances. ${listOf(Object.values(originCharacteristics))} : elles s’ajoutent aux labels : un même achat peut compter sur sa ligne de label et sur chacune des provenances qui lui conviennent. ${frenchNotes('fr')}`,
    },
  ],
}

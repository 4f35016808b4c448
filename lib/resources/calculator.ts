import { gridFamilies, gridLabels } from '../diagnostics/product-grid.ts'
import { impossibleCharacteristics } from '../purchases/impossible-characteristics.ts'
import { familyLabels } from '../purchases/purchase-labels.ts'
import { familyOfGrid, labelCharacteristics } from '../purchases/summary-rules.ts'
import { goalsOf, type Territory } from '../purchases/territory-goals.ts'
import { columnLetter } from '../table-schema/error.ts'
import type { CellLook, Workbook, WorkbookCell, WorkbookSheet } from './workbook.ts'

type LabelProperty = (typeof gridLabels)[number]['property']

const labelNames: Readonly<Record<LabelProperty, string>> = {
  Bio: 'Agriculture biologique',
  LabelRouge: 'Label rouge',
  AocaopIgpStg: 'AOC, AOP, IGP ou STG',
  Hve: 'Certification environnementale (niveau 2 ou HVE)',
  PecheDurable: 'Pêche durable',
  Rup: 'Région ultrapériphérique',
  CommerceEquitable: 'Commerce équitable',
  Fermier: 'Fermier',
  Externalites: 'Coûts des externalités environnementales',
  Performance: 'Performances environnementales',
  NonEgalim: 'Sans aucun de ces labels',
  France: 'Origine France',
  ShortDistribution: 'Circuit court',
  Local: 'Produit local',
}

export const nowhere: Territory = { region: null, department: null }

/** The territories that have goals of their own, after all others. */
export const territories: readonly { readonly name: string; readonly territory: Territory }[] = [
  { name: 'France métropolitaine et autres territoires', territory: nowhere },
  { name: 'Guadeloupe', territory: { region: '01', department: '971' } },
  { name: 'Martinique', territory: { region: '02', department: '972' } },
  { name: 'Guyane', territory: { region: '03', department: '973' } },
  { name: 'La Réunion', territory: { region: '04', department: '974' } },
  { name: 'Mayotte', territory: { region: '06', department: '976' } },
  { name: 'Saint-Martin', territory: { region: '978', department: '978' } },
  { name: 'Saint-Pierre-et-Miquelon', territory: { region: '975', department: '975' } },
]

const labels = gridLabels.filter(({ group }) => group !== 'origin')
const origins = gridLabels.filter(({ group }) => group === 'origin')

/** The names of sheets that formulas quote: plain words, which need no quotation marks. */
const purchases = 'Achats'
const goals = 'Objectifs'

const firstLabelRow = 6
const totalRow = firstLabelRow + labels.length
const firstOriginRow = totalRow + 4
const lastOriginRow = firstOriginRow + origins.length - 1
const firstFamily = 2
const totalColumn = firstFamily + gridFamilies.length
const firstGoalRow = 4

const at = (column: number, row: number): string => `${columnLetter(column)}${row}`
const familyColumn = (property: (typeof gridFamilies)[number]['property']): number =>
  firstFamily + gridFamilies.findIndex(family => family.property === property)
const labelRow = (property: LabelProperty): number =>
  firstLabelRow + labels.findIndex(label => label.property === property)

/** The cell of `Achats` that holds the amount of a family and a label. */
export function purchaseCell(family: (typeof gridFamilies)[number]['property'], label: LabelProperty): string {
  const origin = origins.findIndex(({ property }) => property === label)
  return at(familyColumn(family), origin < 0 ? labelRow(label) : firstOriginRow + origin)
}

const isPossible = (family: (typeof gridFamilies)[number]['property'], label: LabelProperty): boolean => {
  const impossible = impossibleCharacteristics(familyOfGrid[family])
  const characteristics = label in labelCharacteristics ? labelCharacteristics[label as 'Bio'] : []
  return characteristics.length === 0 || characteristics.some(one => !impossible.includes(one))
}

const text = (address: string, value: string, look: CellLook = 'text', to?: string): WorkbookCell => ({
  at: address,
  look,
  value,
  ...(to !== undefined && { to }),
})
const formula = (address: string, look: CellLook, source: string, to?: string): WorkbookCell => ({
  at: address,
  look,
  formula: source,
  ...(to !== undefined && { to }),
})

const instructions: readonly (readonly [CellLook, string])[] = [
  ['title', 'Calculer la part de produits durables et de qualité'],
  [
    'text',
    'Ce classeur additionne vos achats de denrées d’une année civile et les compare aux objectifs de la loi EGalim. Il se remplit sans connexion, et ce que vous y écrivez reste sur votre ordinateur.',
  ],
  ['heading', '1. Rassemblez vos achats'],
  [
    'text',
    'Prenez les factures de toutes les denrées servies dans l’année, du 1er janvier au 31 décembre : repas, goûters, petits-déjeuners, boissons comprises. Les montants sont hors taxes.',
  ],
  ['heading', '2. Remplissez la feuille « Achats »'],
  [
    'text',
    'Seules les cases jaunes se remplissent. Écrivez un montant, ou une addition comme =120,50+89,90. Une case vide vaut zéro.',
  ],
  [
    'text',
    'Dans le premier tableau, chaque achat compte une seule fois. S’il a plusieurs labels, prenez le premier de la liste : un poulet bio et Label rouge va sur la ligne « Agriculture biologique ».',
  ],
  [
    'text',
    'Dans le second tableau, notez la provenance : un achat déjà compté plus haut peut l’être encore ici, et sur plusieurs lignes.',
  ],
  ['heading', '3. Lisez la feuille « Résultats »'],
  [
    'text',
    'Choisissez votre territoire : ses objectifs s’appliquent. Avec le nombre de repas de l’année, ce qui reste à faire se lit aussi en centimes par repas.',
  ],
  [
    'text',
    'Le bas de la feuille donne les montants à reporter dans votre bilan, si vous choisissez la saisie simplifiée. Pour la saisie détaillée, recopiez la feuille « Achats » telle quelle.',
  ],
  ['heading', 'Bon à savoir'],
  [
    'text',
    'Les feuilles sont protégées sans mot de passe, pour que les formules ne s’effacent pas par mégarde. Vous pouvez ôter la protection dans le menu de votre tableur.',
  ],
  [
    'text',
    'Les parts sont coupées après une décimale, et non arrondies : 19,96 % s’affiche 19,9 %, car l’objectif de 20 % n’est pas encore atteint.',
  ],
]

function instructionSheet(): WorkbookSheet {
  return {
    name: 'Mode d’emploi',
    columns: [100],
    cells: instructions.map(([look, value], index) => text(`A${index + 1}`, value, look)),
    heights: Object.fromEntries(
      instructions.map(([look, value], index) => [
        index + 1,
        look === 'text' ? 18 + 15 * Math.floor(value.length / 105) : look === 'title' ? 30 : 26,
      ]),
    ),
    rules: [],
  }
}

function purchaseSheet(): WorkbookSheet {
  const total = columnLetter(totalColumn)
  const lastFamily = columnLetter(totalColumn - 1)
  const head = (row: number, title: string): WorkbookCell[] => [
    text(`A${row}`, title, 'columnHead'),
    ...gridFamilies.map(({ property }, index) =>
      text(at(firstFamily + index, row), familyLabels.fr[familyOfGrid[property]], 'columnHead'),
    ),
    text(`${total}${row}`, 'Total', 'columnHead'),
  ]
  const line = (label: LabelProperty, row: number): WorkbookCell[] => [
    text(`A${row}`, labelNames[label], 'rowHead'),
    ...gridFamilies.map(({ property }, index): WorkbookCell => {
      const address = at(firstFamily + index, row)
      return isPossible(property, label)
        ? { at: address, look: 'amountInput' }
        : text(address, 'sans objet', 'impossible')
    }),
    formula(`${total}${row}`, 'total', `SUM(B${row}:${lastFamily}${row})`),
  ]
  const sums = Array.from({ length: gridFamilies.length + 1 }, (_, index) => columnLetter(firstFamily + index))
  const help = { title: 'Montant', message: 'En euros hors taxes, pour l’année civile. Une case vide vaut zéro.' }
  const refusal = 'Écrivez un montant en euros, zéro ou plus.'
  return {
    name: purchases,
    columns: [48, ...gridFamilies.map(() => 16), 17],
    cells: [
      text('A1', 'Achats de denrées de l’année, en euros hors taxes', 'title', `${total}1`),
      text('A2', 'Remplissez les cases jaunes. Le reste se calcule tout seul.', 'note', `${total}2`),
      text('A4', 'Un achat compte une seule fois, au premier de ses labels', 'heading', `${total}4`),
      ...head(5, 'Label ou mention'),
      ...labels.flatMap(({ property }, index) => line(property, firstLabelRow + index)),
      text(`A${totalRow}`, 'Total', 'rowHead'),
      ...sums.map(column =>
        formula(`${column}${totalRow}`, 'total', `SUM(${column}${firstLabelRow}:${column}${totalRow - 1})`),
      ),
      text(
        `A${firstOriginRow - 2}`,
        'Provenance : un achat peut compter sur plusieurs lignes, en plus de son label',
        'heading',
        `${total}${firstOriginRow - 2}`,
      ),
      ...head(firstOriginRow - 1, 'Provenance'),
      ...origins.flatMap(({ property }, index) => line(property, firstOriginRow + index)),
      ...sums
        .slice(0, -1)
        .map(column =>
          formula(
            `${column}${lastOriginRow + 1}`,
            'warning',
            `IF(MAX(${column}${firstOriginRow}:${column}${lastOriginRow})>${column}${totalRow},"Plus que le total","")`,
          ),
        ),
    ],
    heights: { 1: 28, 4: 24, 5: 52, [firstOriginRow - 2]: 24, [firstOriginRow - 1]: 52 },
    rules: [
      { range: `B${firstLabelRow}:${lastFamily}${totalRow - 1}`, accepts: 'amount', help, refusal },
      { range: `B${firstOriginRow}:${lastFamily}${lastOriginRow}`, accepts: 'amount', help, refusal },
    ],
  }
}

const amountOf = (address: string): string => `${purchases}!${address}`
const totalOf = (...names: LabelProperty[]): string =>
  names.map(name => amountOf(at(totalColumn, labelRow(name)))).join('+')
const grandTotal = amountOf(at(totalColumn, totalRow))
/** The products of a family that count for EGalim. */
const countedOf = (column: number): string =>
  `SUM(${amountOf(at(column, firstLabelRow))}:${at(column, labelRow('NonEgalim') - 1)})`

const meat = familyColumn('ViandesVolailles')
const fish = familyColumn('ProduitsDeLaMer')

/** The totals of a report that is typed by its totals, each with the formula that gives it. */
const reportTotals: readonly { readonly property: string; readonly name: string; readonly formula: string }[] = [
  { property: 'valueTotalHt', name: 'Total des achats de denrées', formula: grandTotal },
  { property: 'valueBioHt', name: 'Produits bio', formula: totalOf('Bio') },
  {
    property: 'valueSustainableHt',
    name: 'Label rouge, AOC, AOP, IGP et STG',
    formula: totalOf('LabelRouge', 'AocaopIgpStg'),
  },
  {
    property: 'valueEgalimOthersHt',
    name: 'Autres labels : certification environnementale, pêche durable, région ultrapériphérique, commerce équitable, fermier',
    formula: totalOf('Hve', 'PecheDurable', 'Rup', 'CommerceEquitable', 'Fermier'),
  },
  {
    property: 'valueExternalityPerformanceHt',
    name: 'Coûts des externalités et performances environnementales',
    formula: totalOf('Externalites', 'Performance'),
  },
  { property: 'valueMeatPoultryHt', name: 'Viandes et volailles', formula: amountOf(at(meat, totalRow)) },
  {
    property: 'valueMeatPoultryEgalimHt',
    name: 'Viandes et volailles durables et de qualité',
    formula: countedOf(meat),
  },
  {
    property: 'valueMeatPoultryFranceHt',
    name: 'Viandes et volailles d’origine France',
    formula: amountOf(purchaseCell('ViandesVolailles', 'France')),
  },
  { property: 'valueFishHt', name: 'Poissons et produits aquatiques', formula: amountOf(at(fish, totalRow)) },
  {
    property: 'valueFishEgalimHt',
    name: 'Poissons et produits aquatiques durables et de qualité',
    formula: countedOf(fish),
  },
]

const territoryCell = 'B3'
const mealsCell = 'B4'
const firstResultRow = 8
const firstReportRow = 16

/** The cells of `Résultats` that hold the totals of the report, by property. */
export const reportCells: Readonly<Record<string, string>> = Object.fromEntries(
  reportTotals.map(({ property }, index) => [property, `B${firstReportRow + index}`]),
)

/** Where the results are, for who checks them. */
export const resultCells = {
  territory: territoryCell,
  meals: mealsCell,
  rows: {
    organic: firstResultRow,
    quality: firstResultRow + 1,
    meat: firstResultRow + 2,
    fish: firstResultRow + 3,
    france: firstResultRow + 4,
  },
  columns: { counted: 'B', total: 'C', share: 'D', goal: 'E', missing: 'F', centsPerMeal: 'G', verdict: 'H' },
} as const

interface ResultLine {
  readonly name: string
  readonly counted: string
  readonly total: string
  /** A formula or a share; null where none is set. */
  readonly goal: string | null
}

function resultSheet(): WorkbookSheet {
  const lookUp = (column: number): string =>
    `VLOOKUP(${territoryCell},${goals}!A${firstGoalRow}:C${firstGoalRow + territories.length - 1},${column},0)`
  const sumOfReport = (...properties: string[]) => properties.map(property => reportCells[property]).join('+')
  const lines: readonly ResultLine[] = [
    {
      name: 'Produits bio',
      counted: sumOfReport('valueBioHt'),
      total: sumOfReport('valueTotalHt'),
      goal: lookUp(2),
    },
    {
      name: 'Produits durables et de qualité, bio compris',
      counted: sumOfReport('valueBioHt', 'valueSustainableHt', 'valueEgalimOthersHt', 'valueExternalityPerformanceHt'),
      total: sumOfReport('valueTotalHt'),
      goal: lookUp(3),
    },
    {
      name: 'Viandes et volailles durables et de qualité',
      counted: sumOfReport('valueMeatPoultryEgalimHt'),
      total: sumOfReport('valueMeatPoultryHt'),
      goal: '0.6',
    },
    {
      name: 'Poissons et produits aquatiques durables et de qualité',
      counted: sumOfReport('valueFishEgalimHt'),
      total: sumOfReport('valueFishHt'),
      goal: '0.6',
    },
    {
      name: 'Viandes et volailles d’origine France (pour information)',
      counted: sumOfReport('valueMeatPoultryFranceHt'),
      total: sumOfReport('valueMeatPoultryHt'),
      goal: null,
    },
  ]
  const heads = [
    'Objectif',
    'Vos achats',
    'Sur un total de',
    'Part',
    'Objectif',
    'Reste à faire',
    'Soit, par repas (centimes)',
    'Bilan',
  ]
  const line = ({ name, counted, total, goal }: ResultLine, row: number): WorkbookCell[] => [
    text(`A${row}`, name, 'rowHead'),
    formula(`B${row}`, 'amount', counted),
    formula(`C${row}`, 'amount', total),
    // Cut after a decimal of the percentage; the inner rounding takes away what binary fractions add.
    formula(`D${row}`, 'share', `IF(C${row}>0,ROUNDDOWN(ROUND(B${row}/C${row},8),3),"")`),
    ...(goal === null
      ? ['E', 'F', 'G', 'H'].map(column => text(`${column}${row}`, '', 'impossible'))
      : [
          formula(`E${row}`, 'goal', goal),
          formula(`F${row}`, 'amount', `MAX(0,ROUNDUP(ROUND(C${row}*E${row}-B${row},6),2))`),
          formula(`G${row}`, 'cents', `IF(${mealsCell}>0,F${row}*100/${mealsCell},"")`),
          formula(`H${row}`, 'verdict', `IF(C${row}<=0,"À remplir",IF(F${row}>0,"À poursuivre","Atteint"))`),
        ]),
  ]
  return {
    name: 'Résultats',
    columns: [64, 22, 18, 12, 12, 18, 18, 16],
    cells: [
      text('A1', 'Vos achats face aux objectifs', 'title', 'H1'),
      text('A3', 'Territoire de la cantine', 'rowHead'),
      {
        at: territoryCell,
        look: 'choiceInput',
        value: (territories[0] as (typeof territories)[number]).name,
        to: 'D3',
      },
      text('A4', 'Repas servis dans l’année', 'rowHead'),
      { at: mealsCell, look: 'countInput' },
      text('A6', 'Où en êtes-vous ?', 'heading', 'H6'),
      ...heads.map((head, index) => text(at(index + 1, firstResultRow - 1), head, 'columnHead')),
      ...lines.flatMap((one, index) => line(one, firstResultRow + index)),
      text(
        `A${firstResultRow + lines.length}`,
        'Viandes et poissons : 60 % depuis 2024, et 100 % dans les restaurants de l’État.',
        'note',
        `H${firstResultRow + lines.length}`,
      ),
      text(
        `A${firstReportRow - 1}`,
        'À reporter dans votre bilan, en saisie simplifiée',
        'heading',
        `H${firstReportRow - 1}`,
      ),
      ...reportTotals.flatMap((total, index) => [
        text(`A${firstReportRow + index}`, total.name, 'rowHead'),
        formula(`B${firstReportRow + index}`, index === 0 ? 'total' : 'amount', total.formula),
      ]),
    ],
    heights: { 1: 28, 6: 24, 7: 34, [firstReportRow - 1]: 28, [firstReportRow + 3]: 48 },
    rules: [
      {
        range: territoryCell,
        accepts: territories.map(({ name }) => name),
        help: { title: 'Territoire', message: 'Choisissez dans la liste : les objectifs en dépendent.' },
        refusal: 'Choisissez un territoire de la liste.',
      },
      {
        range: mealsCell,
        accepts: 'count',
        help: { title: 'Repas', message: 'Le nombre de repas servis dans l’année, repas livrés compris.' },
        refusal: 'Écrivez un nombre entier, zéro ou plus.',
      },
    ],
  }
}

function goalSheet(): WorkbookSheet {
  return {
    name: goals,
    columns: [46, 18, 30],
    cells: [
      text('A1', 'Objectifs par territoire', 'title', 'C1'),
      ...['Territoire', 'Produits bio', 'Durables et de qualité, bio compris'].map((head, index) =>
        text(at(index + 1, firstGoalRow - 1), head, 'columnHead'),
      ),
      ...territories.flatMap(({ name, territory }, index): WorkbookCell[] => {
        const { organic, quality } = goalsOf(territory)
        const row = firstGoalRow + index
        return [
          text(`A${row}`, name, 'rowHead'),
          { at: `B${row}`, look: 'goal', value: organic / 100 },
          { at: `C${row}`, look: 'goal', value: quality / 100 },
        ]
      }),
    ],
    heights: { 1: 28, [firstGoalRow - 1]: 34 },
    rules: [],
  }
}

/** The workbook in which a canteen adds up its purchases by label and family, and compares them with its goals. */
export const purchasesCalculator = (): Workbook => ({
  title: 'Calculer la part de produits durables et de qualité',
  description: 'Achats de denrées d’une année par label et par famille, comparés aux objectifs de la loi EGalim.',
  sheets: [instructionSheet(), purchaseSheet(), resultSheet(), goalSheet()],
})

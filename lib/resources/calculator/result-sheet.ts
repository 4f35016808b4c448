import { territories } from '../territories.ts'
import type { WorkbookCell, WorkbookSheet } from '../workbook.ts'
import { goalRange } from './goal-sheet.ts'
import { firstReportRow, reportCells, reportTotals } from './report-totals.ts'
import { at, formula, text } from './sheet-cells.ts'

const territoryCell = 'B3'
const mealsCell = 'B4'
const firstResultRow = 8

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

/** As `formatShare` tells it; the first rounding takes away what binary fractions add. */
function shareOf(row: number, hasGoal: boolean): string {
  const share = `ROUND(B${row}/C${row},12)`
  const rounded = `ROUND(${share},2)`
  const nearly = (goal: string, otherwise: string) =>
    `IF(AND(${share}<${goal},${rounded}>=${goal}),"presque "&ROUND(100*${goal},0)&"\u00a0%",${otherwise})`
  const other = nearly('1', `IF(AND(${share}>0,${rounded}=0),"moins de 1\u00a0%",${rounded})`)
  return hasGoal ? nearly(`E${row}`, other) : other
}

/** Where the purchases are compared with the goals. */
export function resultSheet(): WorkbookSheet {
  const lookUp = (column: number): string => `VLOOKUP(${territoryCell},${goalRange},${column},0)`
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
    formula(`D${row}`, 'share', `IF(C${row}>0,${shareOf(row, goal !== null)},"")`),
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

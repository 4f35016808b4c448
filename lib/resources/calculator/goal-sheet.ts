import { goalsOf } from '../../purchases/territory-goals.ts'
import { territories } from '../territories.ts'
import type { WorkbookCell, WorkbookSheet } from '../workbook.ts'
import { at, text } from './sheet-cells.ts'

/** The name of the sheet as formulas quote it: a plain word, which needs no quotation marks. */
const goals = 'Objectifs'
const firstGoalRow = 4

/** The names of the territories with their goals, as a formula looks them up. */
export const goalRange = `${goals}!A${firstGoalRow}:C${firstGoalRow + territories.length - 1}`

export function goalSheet(): WorkbookSheet {
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

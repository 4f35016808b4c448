import type { Workbook } from '../workbook.ts'
import { goalSheet } from './goal-sheet.ts'
import { instructionSheet } from './instruction-sheet.ts'
import { purchaseSheet } from './purchase-sheet.ts'
import { resultSheet } from './result-sheet.ts'

/** The workbook in which a canteen adds up its purchases by label and family, and compares them with its goals. */
export const purchasesCalculator = (): Workbook => ({
  title: 'Calculer la part de produits durables et de qualité',
  description: 'Achats de denrées d’une année par label et par famille, comparés aux objectifs de la loi EGalim.',
  sheets: [instructionSheet(), purchaseSheet(), resultSheet(), goalSheet()],
})

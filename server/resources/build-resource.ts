import { purchasesCalculator } from '@ma-cantine/lib/resources/calculator/calculator'
import { donationAgreement } from '@ma-cantine/lib/resources/donation-agreement'
import { measureSheet } from '@ma-cantine/lib/resources/measure-sheets'
import { purchasesCheatSheet } from '@ma-cantine/lib/resources/purchases-cheat-sheet'
import type { Resource, ResourceFormat } from '@ma-cantine/lib/resources/resources'
import { writeFormAsDocx } from '../office/write-docx.ts'
import { writeWorkbookAsOds } from '../office/write-ods.ts'
import { writeFormAsOdt } from '../office/write-odt.ts'
import { writeWorkbookAsXlsx } from '../office/write-xlsx.ts'
import { writeMeasureSheet } from './write-measure-sheet.ts'
import { writePrintedDocument } from './write-printed-document.ts'

/** Writes a document in one of its formats; the same bytes every time. */
export function buildResource({ kind, measure }: Resource, format: ResourceFormat): Promise<Uint8Array> {
  switch (kind) {
    case 'calculator':
      return (format === 'ods' ? writeWorkbookAsOds : writeWorkbookAsXlsx)(purchasesCalculator())
    case 'cheat-sheet':
      return writePrintedDocument(purchasesCheatSheet)
    case 'donation-agreement':
      return (format === 'odt' ? writeFormAsOdt : writeFormAsDocx)(donationAgreement)
    case 'sheet':
      return writeMeasureSheet(measureSheet(measure))
  }
}

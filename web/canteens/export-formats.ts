import {
  exportCanteensAsCsv,
  exportCanteensAsOds,
  exportCanteensAsXlsx,
} from '@ma-cantine/lib/canteens/canteen-file-api'
import {
  exportPurchasesFileAsCsv,
  exportPurchasesFileAsOds,
  exportPurchasesFileAsXlsx,
} from '@ma-cantine/lib/purchases/purchase-file-api'
import { exportWasteAsCsv, exportWasteAsOds, exportWasteAsXlsx } from '@ma-cantine/lib/waste/waste-file-api'

/** The files of canteens that one can change and import again, by the name of their format. */
export const canteenFormats = {
  CSV: exportCanteensAsCsv,
  Excel: exportCanteensAsXlsx,
  OpenDocument: exportCanteensAsOds,
} as const

/** The same for purchases. */
export const purchaseFormats = {
  CSV: exportPurchasesFileAsCsv,
  Excel: exportPurchasesFileAsXlsx,
  OpenDocument: exportPurchasesFileAsOds,
} as const

/** The files of waste measurements, to read. */
export const wasteFormats = { CSV: exportWasteAsCsv, Excel: exportWasteAsXlsx, OpenDocument: exportWasteAsOds } as const

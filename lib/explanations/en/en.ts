import type { Pages } from '../explain.ts'
import { canteens } from './canteens.ts'
import { cells } from './cells.ts'
import { diagnostics } from './diagnostics.ts'
import { file } from './file.ts'
import { folder } from './folder.ts'
import { header } from './header.ts'
import { imports } from './import.ts'
import { lengths } from './lengths.ts'
import { purchases } from './purchases.ts'
import { recaps } from './recaps.ts'
import { rows } from './rows.ts'
import { workbook } from './workbook.ts'

export const en: Pages = {
  ...file,
  ...workbook,
  ...header,
  ...rows,
  ...cells,
  ...lengths,
  ...canteens,
  ...purchases,
  ...recaps,
  ...diagnostics,
  ...folder,
  ...imports,
}

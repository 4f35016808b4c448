import type { Example } from '../example.ts'
import type { CodeWithFile } from '../families.ts'
import { canteens } from './canteens.ts'
import { cells } from './cells.ts'
import { diagnostics } from './diagnostics.ts'
import { file } from './file.ts'
import { header } from './header.ts'
import { purchases } from './purchases.ts'
import { recaps } from './recaps.ts'
import { rows } from './rows.ts'

export const examples: Readonly<Record<CodeWithFile, Example>> = {
  ...file,
  ...header,
  ...rows,
  ...cells,
  ...canteens,
  ...purchases,
  ...recaps,
  ...diagnostics,
}

import { writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { checkFile } from '@ma-cantine/lib/imports/check-file'
import { SheetCsv } from '@ma-cantine/lib/imports/sheet-csv'
import type { SingleByteEncoding } from '@ma-cantine/lib/table-schema/single-byte'
import { convertToUtf8 } from '../files/convert-to-utf8.ts'
import { readInput } from '../files/read-input.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import type { CheckedInput } from './check-input.ts'

/**
 * The path of what the server gets of a checked file: the file itself, or what was read of it here. In an encoding that the
 * user names, the server would be in the same doubt; of a workbook, it would have to find the sheet again.
 */
export async function pathToSend(
  checked: CheckedInput,
  path: string,
  encoding: SingleByteEncoding | undefined,
): Promise<string> {
  if ('problem' in checked) return path
  const { sheet } = checked.report
  if (sheet !== undefined) return writeSheet(path, sheet)
  return encoding === undefined ? path : convertToUtf8(path, encoding)
}

/**
 * Writes a sheet to a temporary CSV file, deleted at exit. The site sends the same bytes, so that the server knows a
 * workbook that was imported there.
 */
async function writeSheet(path: string, sheet: string): Promise<string> {
  const csv = new SheetCsv()
  await checkFile(
    readInput(path, () => {}),
    { sheet, onSheetRow: cells => csv.addRow(cells) },
  )
  const converted = join(temporaryFolder(), `${basename(path, extname(path))}.csv`)
  await writeFile(converted, csv.bytes(), { mode: 0o600 })
  return converted
}

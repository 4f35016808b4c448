import { createReadStream } from 'node:fs'
import { checkFile } from '@ma-cantine/lib/imports/check-file'
import { describeError } from '@ma-cantine/lib/imports/describe-error'
import { readUserTable } from '@ma-cantine/lib/imports/user-table'
import { expectedSchema } from '@ma-cantine/lib/statistics/expected-schema'
import { type ExpectedRow, ExpectedTerritories, isTerritory } from '@ma-cantine/lib/statistics/expected-territories'
import type { CellText } from '@ma-cantine/lib/table-schema/table'
import type { Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

const setting = 'EXPECTED_CANTEENS_FILE'

/** Faults that one message tells: the others come after these are mended. */
const toldFaults = 20

/**
 * Reads how many canteens territories should have, from the file of the settings; nothing without one.
 *
 * @throws SettingsError with all that is wrong in the file.
 */
export async function readExpected({
  expectedCanteensFile: path,
}: Pick<Settings, 'expectedCanteensFile'>): Promise<ExpectedTerritories> {
  const expected = new ExpectedTerritories()
  if (path === undefined) return expected
  const read = readUserTable(JSON.stringify(expectedSchema), expectedSchema.name)
  if (!('table' in read)) throw new Error('The schema of expected canteens is wrong')
  const { table } = read
  const faults: string[] = []
  const report = await checkFile(await open(path), {
    table,
    onRecord: (draft, line) => {
      const row = rowOf(draft as CellText)
      if (!isTerritory(row))
        faults.push(`ligne ${line} : « ${row.code} » n’est pas le code d’un territoire de ce niveau`)
      else if (!expected.add(row)) faults.push(`ligne ${line} : le territoire ${row.code} a déjà une ligne`)
    },
  })
  const wrong = report.errors.map(error => {
    const { title, message } = describeError(error, table.schema, 'fr')
    return `${error.row ? `ligne ${error.row} : ` : ''}${title} ${message}`
  })
  const all = [...wrong, ...faults]
  if (all.length > 0) throw SettingsError.about(setting, `${path} : ${all.slice(0, toldFaults).join(' ; ')}`)
  return expected
}

async function open(path: string) {
  const stream = createReadStream(path)
  try {
    await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
  } catch (error) {
    throw SettingsError.about(
      setting,
      `le fichier ${path} ne se laisse pas lire : vérifiez son chemin et ses droits`,
      error,
    )
  }
  return stream
}

const rowOf = (text: CellText): ExpectedRow => ({
  level: text(0) as ExpectedRow['level'],
  code: text(1),
  count: Number(text(2)),
  source: text(3),
})

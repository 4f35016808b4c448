/** Replaces the database of the settings by a copy made by `backup`. */

import { storedData } from './operations/stored-data.ts'
import { endWithUsage, runOperation } from './operations/terminal-operation.ts'
import { readSettings } from './settings/settings.ts'

const overwriteOption = '--overwrite'
const [file, ...others] = process.argv.slice(2).filter(argument => argument !== overwriteOption)
if (!file || file.startsWith('-') || others.length > 0) {
  endWithUsage(`Utilisation : npm run restore -- FICHIER [${overwriteOption}]`)
}

await runOperation(async () => {
  const overwrite = process.argv.includes(overwriteOption)
  await storedData(readSettings(process.env)).restore(file, overwrite)
  return `Base restaurée à partir de ${file}. Le serveur peut démarrer.`
})

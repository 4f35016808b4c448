/** Copies the database of the settings into a file, while the server works. */
import { statSync } from 'node:fs'
import { formatSize } from './imports/received-file.ts'
import { storedData } from './operations/stored-data.ts'
import { endWithUsage, runOperation } from './operations/terminal-operation.ts'
import { readSettings } from './settings/settings.ts'

const [file, ...others] = process.argv.slice(2)
if (!file || file.startsWith('-') || others.length > 0) endWithUsage('Utilisation : npm run backup -- FICHIER')

await runOperation(async () => {
  await storedData(readSettings(process.env)).backUp(file)
  return `Base sauvegardée et vérifiée : ${file} (${formatSize(statSync(file).size)})`
})

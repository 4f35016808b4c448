/**
 * Writes cli/bundle: the command and the library it uses, in few files. Finding and loading two hundred small
 * ones took half the time of a short run. Packages of others stay outside, at the versions the user's npm keeps.
 */
import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { sourceCondition } from '../../lib/build/source-condition.ts'

const source = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const isOurs = (name: string) => name.startsWith('.') || isAbsolute(name) || name.startsWith('@ma-cantine/')

const bundle = await rolldown({
  // The second is loaded by threads: it keeps its name, beside the first.
  input: [source('main.ts'), source('app/segment-worker.ts')],
  platform: 'node',
  resolve: { conditionNames: [sourceCondition, 'node', 'import', 'default'] },
  external: name => !isOurs(name),
})
await bundle.write({
  dir: fileURLToPath(new URL('../bundle/', import.meta.url)),
  cleanDir: true,
  format: 'esm',
  // What the library's manifest calls csv-parse.
  paths: { '#csv-parse': 'csv-parse' },
})
await bundle.close()

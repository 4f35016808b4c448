/**
 * Writes server/bundle: the programs of the server that tests start, in few files. Loading a thousand small files took
 * a third of the processor time of a start. Third-party packages stay outside the bundle.
 */
import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { sourceCondition } from '../../lib/build/source-condition.ts'

const inServer = (name: string) => fileURLToPath(new URL(`../../server/${name}`, import.meta.url))
const isOurs = (name: string) => name.startsWith('.') || isAbsolute(name) || name.startsWith('@ma-cantine/')

const bundle = await rolldown({
  input: [
    ...['main', 'seed', 'backup', 'restore', 'retention', 'staff'].map(name => inServer(`${name}.ts`)),
    // A thread of the server loads it by its name, from the folder of the others.
    inServer('site/render-worker.ts'),
  ],
  platform: 'node',
  resolve: { conditionNames: [sourceCondition, 'node', 'import', 'default'] },
  external: name => !isOurs(name),
  checks: { ineffectiveDynamicImport: false },
})
await bundle.write({
  dir: inServer('bundle/'),
  cleanDir: true,
  format: 'esm',
  // The name that the library's manifest gives to csv-parse.
  paths: { '#csv-parse': 'csv-parse' },
})
await bundle.close()

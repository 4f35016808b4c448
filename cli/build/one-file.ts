import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { sourceCondition } from '../../lib/build/source-condition.ts'

/** Ink loads it on request only, and does not require it. */
const absentPackage = 'react-devtools-core'

const withoutAbsentPackage: Plugin = {
  name: 'without-absent-package',
  resolveId: name => (name === absentPackage ? { id: `\0${absentPackage}` } : null),
  load: id => (id === `\0${absentPackage}` ? 'export default {}' : null),
}

/** The folder of the third-party package that holds a module; null for our own modules. */
const packageFolderOf = (module: string): string | null =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0] ?? null

/** Makes the command with all that it uses one file, which runs without any package. */
export async function commandInOneFile(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../one-file.ts', import.meta.url)),
    platform: 'node',
    // The paths of the library's tsconfig lead to types.
    tsconfig: false,
    resolve: { conditionNames: [sourceCondition, 'node', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [withoutAbsentPackage],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    comments: false,
    // Names stay readable in the report of a bug.
    minify: { compress: true, mangle: false, codegen: true },
  })
  await bundle.close()
  const [{ code, moduleIds }] = output
  return `${code.trimEnd()}\n${licences(moduleIds)}`
}

/** The licences of the packages in the file, which ask that their text goes with each copy. */
function licences(modules: readonly string[]): string {
  const folders = [...new Set(modules.map(packageFolderOf))].filter(folder => folder !== null)
  const texts = new Map<string, string[]>()
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const text = licenceText(folder)
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`])
  }
  const sections = [...texts].map(([text, names]) => `${[...new Set(names)].sort().join(', ')}\n\n${text}`).sort()
  return `/*\n${sections.join('\n\n----\n\n')}\n*/\n`
}

function licenceText(folder: string): string {
  const [file] = globSync('{LICENSE,LICENCE,license,licence}{,.md,.txt,-MIT}', { cwd: folder }).sort()
  const text = file ? readFileSync(join(folder, file), 'utf8') : readLicenceName(folder)
  return text.replaceAll('*/', '* /').trim()
}

function readLicenceName(folder: string): string {
  const manifest = join(folder, 'package.json')
  const { license } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  if (typeof license !== 'string') throw new Error(`The package in ${folder} has no licence`)
  return license
}

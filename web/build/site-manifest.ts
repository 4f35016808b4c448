import { fileURLToPath } from 'node:url'
import { type InlineConfig, type Plugin, type Rolldown, runnerImport } from 'vite'
import { sourceCondition } from '../../lib/build/source-condition.ts'

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
/** Resolves the library to its sources, never to an earlier build. */
const sourceConfig: InlineConfig = { environments: { inline: { resolve: { externalConditions: [sourceCondition] } } } }

interface Screens {
  readonly screens: readonly {
    readonly path: string
    readonly values?: Readonly<Record<string, readonly string[]>>
    readonly access: string
    readonly isUnlisted?: true
    readonly load: () => unknown
  }[]
}
interface Addresses {
  readonly serverPrefixes: readonly string[]
}

/**
 * Writes site.json, by which the server knows the addresses of the screens and the files that each loads, and the list of
 * their scripts that pages read (`app/screen-files.ts`).
 */
export const siteManifest: Plugin = {
  name: 'site-manifest',
  apply: 'build',
  // After Vite has taken away the scripts of chunks that hold styles alone.
  enforce: 'post',
  async generateBundle(_, bundle) {
    const [{ module: list }, { module: addresses }] = await Promise.all([
      runnerImport<Screens>(source('entries/screens.ts'), sourceConfig),
      runnerImport<Addresses>(source('app/addresses.ts'), sourceConfig),
    ])
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const screens = list.screens.map(({ path, values = {}, access, isUnlisted = false, load }) => ({
      path,
      values,
      // Only what a visitor reads there belongs in the lists of search engines.
      indexed: access === 'public' && !isUnlisted,
      unlisted: isUnlisted,
      loads: filesOf(moduleOf(load), chunks),
    }))
    const screenFiles = this.getFileName(
      this.emitFile({ type: 'asset', name: 'screens.json', source: JSON.stringify(listScripts(screens)) }),
    )
    const manifest = { screens, screenFiles, elsewhere: addresses.serverPrefixes }
    this.emitFile({ type: 'asset', fileName: 'site.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
  },
}

/** The scripts of the screens, each named once. */
function listScripts(screens: readonly { readonly path: string; readonly loads: readonly string[] }[]) {
  const scripts = (loads: readonly string[]) => loads.filter(file => file.endsWith('.js'))
  const files = [...new Set(screens.flatMap(({ loads }) => scripts(loads)))]
  const places = new Map(files.map((file, place) => [file, place]))
  return {
    files,
    screens: Object.fromEntries(screens.map(({ path, loads }) => [path, scripts(loads).map(file => places.get(file))])),
  }
}

/**
 * The module that a screen imports, as Vite's runner writes it in the function: a path from the root of the project.
 */
const moduleOf = (load: () => unknown): string => /__vite_ssr_dynamic_import__\("([^"]+)"/.exec(String(load))?.[1] ?? ''

/** The files that a module loads, without those that both entries have loaded already. */
function filesOf(module: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const withImports = (chunk: Rolldown.OutputChunk, found: Set<Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> => {
    if (found.has(chunk)) return found
    found.add(chunk)
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) withImports(imported, found)
    }
    return found
  }
  const loadedByEntries = chunks.filter(({ isEntry }) => isEntry).map(entry => withImports(entry, new Set()))
  const start = chunks.find(({ facadeModuleId }) => module !== '' && facadeModuleId?.endsWith(module))
  if (!start) return []
  const needed = [...withImports(start, new Set())].filter(chunk => !loadedByEntries.every(set => set.has(chunk)))
  return needed.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, defaultServerConditions } from 'vite'
import { sourceCondition } from '../../lib/build/source-condition.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const outDir = join(web, 'dist/first-display')

interface Manifest {
  readonly screens: readonly { readonly path: string }[]
}

/** Adds to site.json what each screen shows before its scripts have run, and its title. */
export async function writeFirstDisplays(site: string): Promise<void> {
  await build({
    configFile: false,
    root: web,
    // Silences warnings about packages that were written for browsers.
    logLevel: 'error',
    publicDir: false,
    build: { ssr: join(web, 'entries/first-display.tsx'), outDir, emptyOutDir: true, target: 'es2024' },
    // Node does not find the files of react-dsfr the way it names them.
    ssr: { noExternal: [/react-dsfr/], resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  })
  // The site reads its own address as soon as it is loaded.
  Object.assign(globalThis, { location: new URL('http://localhost/') })
  const { firstDisplay } = (await import(pathToFileURL(join(outDir, 'first-display.js')).href)) as {
    firstDisplay(path: string): Promise<object>
  }
  const path = join(site, 'site.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const screens = []
  for (const screen of manifest.screens) screens.push({ ...screen, ...(await firstDisplay(screen.path)) })
  writeFileSync(path, `${JSON.stringify({ ...manifest, screens }, null, 2)}\n`)
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, defaultServerConditions } from 'vite'
import { sourceCondition } from '../../lib/build/source-condition.ts'
import { accessibilityState } from './accessibility-state.ts'
import { franceOutlines } from './france-outlines.ts'
import { pageInEnglish } from './page-head.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
/** A folder of the site that the server serves no file of. */
const renderFolder = 'render'

interface Manifest {
  readonly screens: readonly { readonly path: string }[]
}

/**
 * Adds to site.json the title and the first display of each screen, in French and in English, and beside the pages of the
 * entries those in English. The same modules, built once, render pages with their data in the server.
 */
export async function writeFirstDisplays(site: string): Promise<void> {
  const outDir = join(site, renderFolder)
  const entry = (name: string) => join(web, `entries/${name}.tsx`)
  await build({
    configFile: false,
    root: web,
    // Silences Vite's warnings about browser-only packages.
    logLevel: 'error',
    publicDir: false,
    plugins: [accessibilityState, franceOutlines],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      rolldownOptions: { input: [entry('first-display'), entry('render-page')] },
    },
    // Node does not resolve the import paths inside react-dsfr.
    ssr: { noExternal: [/react-dsfr/], resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  })
  // Modules of the site read `location` when they are loaded.
  Object.assign(globalThis, { location: new URL('http://localhost/') })
  const { renderFirstDisplay } = (await import(pathToFileURL(join(outDir, 'first-display.js')).href)) as {
    renderFirstDisplay(path: string): Promise<object>
  }
  const path = join(site, 'site.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const screens = []
  for (const screen of manifest.screens) screens.push({ ...screen, ...(await renderFirstDisplay(screen.path)) })
  for (const entry of ['index', 'v2/index']) {
    writeFileSync(join(site, `${entry}.en.html`), pageInEnglish(readFileSync(join(site, `${entry}.html`), 'utf8')))
  }
  writeFileSync(
    path,
    `${JSON.stringify({ ...manifest, screens, renderer: `${renderFolder}/render-page.js` }, null, 2)}\n`,
  )
}

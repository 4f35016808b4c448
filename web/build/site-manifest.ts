import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

interface Screens {
  readonly screens: readonly { readonly path: string }[]
}
interface Addresses {
  readonly serverPrefixes: readonly string[]
}

/** Writes site.json: the addresses of the screens, for a server to know which pages exist. */
export const siteManifest: Plugin = {
  name: 'site-manifest',
  apply: 'build',
  async generateBundle() {
    const [{ module: list }, { module: addresses }] = await Promise.all([
      runnerImport<Screens>(source('app/screens.ts')),
      runnerImport<Addresses>(source('app/addresses.ts')),
    ])
    const manifest = { screens: list.screens.map(({ path }) => path), elsewhere: addresses.serverPrefixes }
    this.emitFile({ type: 'asset', fileName: 'site.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
  },
}

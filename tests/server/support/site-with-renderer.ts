import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A folder with the built site, whose pages with data are rendered by this code of a module. */
export function siteWithRenderer(code: string): string {
  const site = resolve('web/site')
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-site-'))
  for (const name of readdirSync(site)) {
    if (name !== 'site.json') symlinkSync(join(site, name), join(folder, name))
  }
  writeFileSync(join(folder, 'renderer.mjs'), code)
  const manifest = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8')) as object
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...manifest, renderer: 'renderer.mjs' }))
  return folder
}

/** Writes web/site: the two entries of the site, what they load, and site.json. Does nothing when nothing changed. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compressed-files.ts'
import { writeFirstDisplays } from './first-displays.ts'
import { writeFonts } from './fonts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const site = join(root, 'web/site')
const stamp = join(root, 'web/dist/site.stamp')

/** All that the site is made of: its sources, the library's, and the packages of others. */
function inputsDigest(): string {
  const hash = createHash('sha256')
  const patterns = ['web/**/*.{ts,tsx,css,html,svg,png,txt}', 'lib/dist/**/*.js', 'package-lock.json']
  const names = globSync(patterns, { cwd: root, exclude: name => /(^|\/)(node_modules|site|generated)$/.test(name) })
  for (const name of names.filter(name => !name.startsWith('web/dist/')).sort()) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(root, name)))
  }
  return hash.digest('hex')
}

const digest = inputsDigest()
const upToDate = existsSync(join(site, 'site.json')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
if (!upToDate) {
  await writeFonts()
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  await writeFirstDisplays(site)
  await compressFiles(site)
  writeFileSync(stamp, digest)
  // What the site opens as it is loaded, to be shown here for the first time, would keep this process for ever.
  process.exit()
}

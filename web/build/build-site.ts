/**
 * Writes web/site: the two entries of the site, what they load, and site.json. Does nothing when neither what it is made of
 * nor what it was made into changed: tests rely on it never being an old one.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compressed-files.ts'
import { writeFirstDisplays } from './first-displays.ts'
import { writeFonts } from './fonts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const site = join(root, 'web/site')
const stamp = join(root, 'web/dist/site.stamp')

/** All that the site is made of: its sources, the library's with those generated, and the packages of others. */
const inputs = ['web/**/*', 'lib/**/*.{ts,js}', 'package-lock.json']
const made = ['web/dist', 'web/site', 'web/generated', 'lib/dist', '**/node_modules']

/** A digest of the inputs and of the site. */
function stateOfBuild(): string {
  const hash = createHash('sha256')
  const files = [...globSync(inputs, { cwd: root, exclude: made }), ...globSync('web/site/**/*', { cwd: root })].sort()
  for (const name of files.filter(name => statSync(join(root, name)).isFile())) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(root, name)))
      .update('\0')
  }
  return hash.digest('hex')
}

// Under another value, such as the one that Vitest gives to its set-up, Vite would take React's build for development.
process.env.NODE_ENV = 'production'

const stampedState = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
if (stateOfBuild() !== stampedState) {
  await writeFonts()
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  await writeFirstDisplays(site)
  await compressFiles(site)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, stateOfBuild())
  // What the site opens as it is loaded, to be shown here for the first time, would keep this process for ever.
  process.exit()
}

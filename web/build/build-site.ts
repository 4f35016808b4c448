/**
 * Writes web/site: the two entries, their chunks, and site.json. Does nothing when neither its inputs nor its output
 * changed, so that tests never run on a stale site.
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

/** The inputs of the build: sources of site and library, generated ones included, and the versions of packages. */
const inputs = ['web/**/*', 'lib/**/*.{ts,js}', 'package-lock.json']
const outputs = ['web/dist', 'web/site', 'web/generated', 'lib/dist', '**/node_modules']

/** A digest of the inputs and of the site. */
function stateOfBuild(): string {
  const hash = createHash('sha256')
  const files = [
    ...globSync(inputs, { cwd: root, exclude: outputs }),
    ...globSync('web/site/**/*', { cwd: root }),
  ].sort()
  for (const name of files.filter(name => statSync(join(root, name)).isFile())) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(root, name)))
      .update('\0')
  }
  return hash.digest('hex')
}

// Vitest sets another value for its set-up, with which Vite would bundle React for development.
process.env.NODE_ENV = 'production'

const stampedState = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
if (stateOfBuild() !== stampedState) {
  await writeFonts()
  // Loads the whole library, which a build that does nothing can do without.
  const { writeLibraryPages } = await import('./library-pages.ts')
  writeLibraryPages()
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  await writeFirstDisplays(site)
  await compressFiles(site)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, stateOfBuild())
  // The site opens channels when its modules are loaded for the first displays; they would keep this process alive.
  process.exit()
}

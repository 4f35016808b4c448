import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Builds what tests need and Git does not hold: the generated modules, the bundle of the terminal, whose JSX Node cannot
 * run, and that of the server. Other programs read their sources through a cache keyed by content.
 */
export default function setup(): void {
  // Each project calls this set-up; only the first call builds.
  if (process.env.TEST_BUNDLE === 'made') return
  process.env.TEST_BUNDLE = 'made'
  for (const program of [
    'lib/build/generate.ts',
    'server/build/generate.ts',
    'cli/build/bundle.ts',
    'tests/support/server-bundle.ts',
  ]) {
    execFileSync(process.execPath, [program], { cwd: root, stdio: 'inherit' })
  }
  process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/compiled`
}

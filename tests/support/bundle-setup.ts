import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Makes anew what tests need and Git does not keep: the generated modules, and the bundle of the terminal, whose views Node
 * cannot read as they are. Servers that tests start read their sources through a cache, which knows them by their content.
 */
export default function setup(): void {
  // Each project asks for it; the first one makes it for all.
  if (process.env.TEST_BUNDLE === 'made') return
  process.env.TEST_BUNDLE = 'made'
  for (const program of ['lib/build/generate.ts', 'server/build/generate.ts', 'cli/build/bundle.ts']) {
    execFileSync(process.execPath, [program], { cwd: root, stdio: 'inherit' })
  }
  process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/compiled`
}

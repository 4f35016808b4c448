import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes the tools that pages list, unless there are some: whether they are right is for `packages.test.ts`, which
 * makes its own from the sources.
 */
export default function setup(): void {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  if (existsSync(`${root}cli/tools/index.json`)) return
  const run = (...command: string[]) => execFileSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  run('node_modules/.bin/tsc', '-b', 'lib')
  run('cli/build/tools.ts')
}

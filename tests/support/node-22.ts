import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../node-22/', import.meta.url))
const program = join(folder, 'node_modules/node/bin/node')

/**
 * The path of Node 22, installed at the first call. It is no dependency of the repository: npm would let it take the
 * place of the Node that runs the scripts.
 */
export function node22(): string {
  if (!existsSync(program)) {
    const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
    execFileSync('npm', ['ci', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund'], { env })
  }
  return program
}

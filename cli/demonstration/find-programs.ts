import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exists } from '../files/draft-file.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** The programs of the server, as `npm run build` makes them. */
export interface ServerPrograms {
  readonly main: string
  readonly seed: string
}

/** In a clone, the command is bundled in a folder of `cli`; installed packages of ours are beside each other. */
const ownPlace = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** @throws Failure where the command came alone, or the clone is not built. */
export async function findPrograms(clone: string | undefined, words: Words): Promise<ServerPrograms> {
  const server = resolve(clone ?? ownPlace, 'server')
  const [main, seed] = [join(server, 'dist/main.js'), join(server, 'dist/seed.js')]
  if ((await isOurs(server)) && (await exists(main)) && (await exists(seed))) return { main, seed }
  const { noServer, notBuilt } = words.demonstration
  throw clone === undefined
    ? new Failure(exitCodes.usage, { code: 'no-server', ...noServer })
    : new Failure(exitCodes.usage, { code: 'not-built', ...notBuilt(clone) })
}

/** The command in one file may lie anywhere: another program that is called a server is not run. */
async function isOurs(folder: string): Promise<boolean> {
  try {
    const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name?: unknown }
    return name === '@ma-cantine/server'
  } catch {
    return false
  }
}

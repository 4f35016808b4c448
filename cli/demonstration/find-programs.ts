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

/** In a clone, the command is bundled in a folder of `cli`. */
const ownClone = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** @throws Failure where the command came alone, or the clone is not built. */
export async function findPrograms(clone: string | undefined, words: Words): Promise<ServerPrograms> {
  const folder = resolve(clone ?? ownClone, 'server/dist')
  const programs = { main: join(folder, 'main.js'), seed: join(folder, 'seed.js') }
  if ((await exists(programs.main)) && (await exists(programs.seed))) return programs
  const { noServer, notBuilt } = words.demonstration
  throw clone === undefined
    ? new Failure(exitCodes.usage, { code: 'no-server', ...noServer })
    : new Failure(exitCodes.usage, { code: 'not-built', ...notBuilt(clone) })
}

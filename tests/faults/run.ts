/**
 * Puts in the faults of `faults.ts` one by one, runs the tests concerned, and tells which were noticed:
 * `npm run faults`, or `npm run faults -- WORD…` for those whose file or rule has one of the words.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

type Outcome = 'noticed' | 'not noticed'

/** What ends this run takes the fault out first. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

async function tryFault({ path, right, wrong, tests: [project, ...paths] }: Fault): Promise<Outcome> {
  const file = `${root}${path}`
  const source = readFileSync(file, 'utf8')
  if (source.split(right).length !== 2) throw new Error(`${path} does not hold once: ${right}`)
  const restore = () => writeFileSync(file, source)
  let child: ChildProcess | undefined
  const stop = () => {
    child?.kill()
    restore()
    process.exit(130)
  }
  for (const signal of endings) process.once(signal, stop)
  try {
    writeFileSync(
      file,
      source.replace(right, () => wrong),
    )
    const options = ['--bail', '1', '--reporter', 'dot', '--tags-filter', '!long']
    const command = ['vitest', 'run', ...options, '--project', project, ...paths]
    child = spawn('npx', command, { cwd: root, stdio: 'ignore' })
    const [status] = await once(child, 'exit')
    return status === 0 ? 'not noticed' : 'noticed'
  } finally {
    restore()
    for (const signal of endings) process.off(signal, stop)
  }
}

const words = process.argv.slice(2)
const chosen = faults.filter(
  ({ path, rule }) => words.length === 0 || words.some(word => `${path} ${rule}`.includes(word)),
)
const counts: Record<Outcome, number> = { noticed: 0, 'not noticed': 0 }
for (const fault of chosen) {
  const outcome = await tryFault(fault)
  counts[outcome]++
  console.log(`${outcome === 'noticed' ? '✔' : '✖'} ${outcome} · ${fault.path} · ${fault.rule}`)
}
console.log(`${counts.noticed} of ${chosen.length} faults noticed`)

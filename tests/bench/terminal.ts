/**
 * What the terminal costs beside an empty script of the same Node, and a screen beside `--json`:
 * `node --conditions=ma-cantine-source tests/bench/terminal.ts`. `npm run bench` does it too.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built } from './measure.ts'
import { writePurchases } from './purchases-file.ts'

interface Compared {
  readonly what: string
  /** Medians, in milliseconds. */
  readonly milliseconds: number
  readonly beside: number
  /** The most that is wanted of the first over the second. */
  readonly wanted: number
}

type Command = readonly [name: string, program: string, args: readonly string[]]

/** Runs commands in turn, so that a slow moment of the machine is shared by all. Medians in milliseconds, by name. */
function mediansOf(runs: number, commands: readonly Command[]): (name: string) => number {
  const times = new Map(commands.map(([name]) => [name, [] as number[]]))
  for (let run = 0; run < runs; run++) {
    for (const [name, program, args] of commands) {
      const start = performance.now()
      const { status } = spawnSync(program, args, { stdio: 'pipe', env: { ...process.env, TERM: 'xterm-256color' } })
      if (status !== 0) throw new Error(`${name} ended with ${status}`)
      times.get(name)?.push(performance.now() - start)
    }
  }
  return name => {
    const sorted = (times.get(name) ?? []).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
}

export async function measureTerminal(sirets: readonly string[]): Promise<readonly Compared[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-terminal-'))
  try {
    const empty = join(folder, 'empty.mjs')
    const ten = join(folder, 'ten.csv')
    const million = join(folder, 'million.csv')
    writeFileSync(empty, '')
    await writePurchases(ten, { rows: 10, wrong: 0, sirets })
    await writePurchases(million, { rows: 1_000_000, wrong: 0, sirets })
    const cli = built('cli/ma-cantine.js')
    const short = mediansOf(25, [
      ['empty', process.execPath, [empty]],
      ['help', process.execPath, [cli, '--help']],
      ['ten', process.execPath, [cli, 'validate', ten]],
    ])
    const terminal = ['-qec', `'${process.execPath}' '${cli}' validate '${million}'`, '/dev/null']
    const long = mediansOf(7, [
      ['json', process.execPath, [cli, 'validate', '--json', million]],
      ['screen', 'script', terminal],
    ])
    return [
      { what: '--help, un script vide', milliseconds: short('help'), beside: short('empty'), wanted: 3 },
      { what: 'validate de dix lignes, un script vide', milliseconds: short('ten'), beside: short('empty'), wanted: 4 },
      {
        what: 'un million de lignes à l’écran, --json',
        milliseconds: long('screen'),
        beside: long('json'),
        wanted: 1.1,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function printTerminal(lines: readonly Compared[]): void {
  console.log('\nTerminal, médianes en millisecondes :')
  for (const { what, milliseconds, beside, wanted } of lines) {
    const ratio = (milliseconds / beside).toFixed(2).replace('.', ',')
    console.log(
      `${what.padEnd(44)} ${milliseconds.toFixed(0)} et ${beside.toFixed(0)}, soit ${ratio} fois (voulu : ${wanted})`,
    )
  }
}

if (import.meta.main) printTerminal(await measureTerminal(['21340172201787', '99182633000011']))

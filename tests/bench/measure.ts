import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const hook = new URL('peak-memory.mjs', import.meta.url).href
export const built = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export interface Measure {
  /** Wall time of the whole process, start-up included. */
  readonly seconds: number
  /** Peak resident memory. */
  readonly megabytes: number
  readonly code: number | null
  readonly stdout: string
}

/** Node arguments and environment that make a process leave its peak memory behind. */
export function watched(): { args: string[]; env: Record<string, string>; megabytes(): number } {
  const file = join(mkdtempSync(join(tmpdir(), 'peak-')), 'kB')
  return {
    args: ['--import', hook],
    env: { PEAK_MEMORY_FILE: file },
    megabytes: () => Number(readFileSync(file, 'utf8')) / 1024,
  }
}

/** Runs a Node program that prints a result, and measures it; what comes before it in the command may hold it to some cores. */
export async function measure(
  program: string,
  args: readonly string[],
  before: readonly string[] = [],
): Promise<Measure> {
  const watch = watched()
  const start = performance.now()
  const [command = '', ...rest] = [...before, process.execPath, ...watch.args, program, ...args]
  const child = spawn(command, rest, {
    env: { ...process.env, ...watch.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    stdout += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (stdout === '') throw new Error(`${program} ended with code ${code}, without a result`)
  return { seconds: (performance.now() - start) / 1000, megabytes: watch.megabytes(), code, stdout }
}

/** The median of an odd number of runs, by wall time: one slow start of the machine does not count. */
export async function medianOf(
  runs: number,
  program: string,
  args: readonly string[],
  before: readonly string[] = [],
): Promise<Measure> {
  const measures: Measure[] = []
  for (let i = 0; i < runs; i++) measures.push(await measure(program, args, before))
  measures.sort((a, b) => a.seconds - b.seconds)
  return measures[Math.floor(runs / 2)] as Measure
}

/** What to put before a command for it to have one core only, and know it; null where the system has no such means. */
export function onOneCore(): string[] | null {
  try {
    const first = /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    if (first === undefined) return null
    const command = ['taskset', '-c', first]
    execFileSync(command[0] as string, [...command.slice(1), 'true'], { stdio: 'ignore' })
    return command
  } catch {
    return null
  }
}

import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

/** Milliseconds of processor that a file of tests took, itself and by processes that it started and saw end. */
export interface Usage {
  readonly own: number
  readonly children: number
}

declare module 'vitest' {
  interface TaskMeta {
    usage?: Usage
  }
}

/** The processor time of child processes that have ended, in hundredths of a second, where Linux tells it. */
function childTicks(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[13]) + Number(fields[14])
  } catch {
    return 0
  }
}

const start = process.cpuUsage()
const childStart = childTicks()

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures a hook asks for
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage(start)
  suite.file.meta.usage = { own: (user + system) / 1000, children: (childTicks() - childStart) * 10 }
})

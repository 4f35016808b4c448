import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type {} from './usage-setup.ts'

const listed = 60

/** Writes a table of the slowest files of tests, with what they wait for. */
export class SlowFilesReporter implements Reporter {
  private readonly file: string
  private readonly modules: TestModule[] = []

  constructor(file: string) {
    this.file = file
  }

  onTestModuleEnd(module: TestModule): void {
    this.modules.push(module)
  }

  onTestRunEnd(): void {
    const rows = this.modules.map(rowOf).sort((one, other) => other.wall - one.wall)
    const sum = (value: (row: Row) => number) => seconds(rows.reduce((total, row) => total + value(row), 0))
    const lines = [
      `${rows.length} files: ${sum(({ wall }) => wall)} s, of which ${sum(({ own }) => own)} s of processor of their own, ${sum(({ children }) => children)} s of processes that they started, ${sum(waiting)} s of waiting. The slowest:`,
      '',
      '| seconds | own processor | its processes | waiting | tests | project | file |',
      '|---:|---:|---:|---:|---:|---|---|',
      ...rows.slice(0, listed).map(row => {
        const figures = [row.wall, row.own, row.children, waiting(row)].map(seconds)
        return `| ${[...figures, row.tests, row.project, row.path].join(' | ')} |`
      }),
    ]
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, `${lines.join('\n')}\n`)
    console.log(`The slowest files, and what they wait for: ${this.file}`)
  }
}

interface Row {
  readonly path: string
  readonly project: string
  readonly tests: number
  /** Milliseconds, from the import of the file to its last hook. */
  readonly wall: number
  readonly own: number
  readonly children: number
}

function rowOf(module: TestModule): Row {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  const { own = 0, children = 0 } = module.meta().usage ?? {}
  return {
    path: module.relativeModuleId,
    project: module.project.name,
    tests: [...module.children.allTests()].length,
    wall: collectDuration + setupDuration + duration,
    own,
    children,
  }
}

/** Processes run beside the file: they may take more than the time that it waits. */
const waiting = ({ wall, own, children }: Row): number => Math.max(0, wall - own - children)

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1)

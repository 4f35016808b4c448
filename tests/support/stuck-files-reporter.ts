import type { Reporter, TestModule } from 'vitest/node'

/** The slowest file takes six on a slow machine. */
const minutes = 25

/** Ends a run in which a file keeps its thread busy without end: no time limit of Vitest reaches into its loop. */
export class StuckFilesReporter implements Reporter {
  private readonly timers = new Map<string, NodeJS.Timeout>()

  onTestModuleStart({ id, relativeModuleId, project }: TestModule): void {
    const timer = setTimeout(() => {
      console.error(`${relativeModuleId} (${project.name}) has run for ${minutes} minutes: the run is given up.`)
      process.exit(1)
    }, minutes * 60_000)
    this.timers.set(id + project.name, timer.unref())
  }

  onTestModuleEnd({ id, project }: TestModule): void {
    clearTimeout(this.timers.get(id + project.name))
  }
}

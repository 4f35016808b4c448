import type { TestServer } from './test-server.ts'

let day = Date.UTC(2099, 0, 5)

/** The next Monday to come at this time of Paris in winter, each one later than the former. */
function nextMonday(hour: number, minute = 0): Date {
  day += 7 * 86_400_000
  const monday = new Date(day)
  // Summer has another hour: those of winter are enough.
  while (monday.getUTCMonth() > 1) monday.setTime(Date.UTC(monday.getUTCFullYear() + 1, 0, 1))
  while (monday.getUTCDay() !== 1) monday.setTime(monday.getTime() + 86_400_000)
  day = monday.getTime()
  return new Date(day + ((hour - 1) * 60 + minute) * 60_000)
}

/** Makes the clock of these nodes strike ten on a working day, when every job's time has come; waits until all is done. */
export async function strikeTen(...nodes: readonly TestServer[]): Promise<void> {
  const ten = nextMonday(10, 1)
  await Promise.all(nodes.map(({ app }) => app.jobs.runDue(ten)))
}

import type { TestServer } from './test-server.ts'

let day = Date.UTC(2099, 0, 5)

/** The next Monday in winter at this time in Paris, later than the one before. */
function nextMonday(hour: number, minute = 0): Date {
  day += 7 * 86_400_000
  const monday = new Date(day)
  // Mondays in winter suffice, as summer has another offset.
  while (monday.getUTCMonth() > 1) monday.setTime(Date.UTC(monday.getUTCFullYear() + 1, 0, 1))
  while (monday.getUTCDay() !== 1) monday.setTime(monday.getTime() + 86_400_000)
  day = monday.getTime()
  return new Date(day + ((hour - 1) * 60 + minute) * 60_000)
}

/** Runs the jobs of these nodes as at ten on a working day, when all are due, and waits for their end. */
export async function runJobsAtTen(...nodes: readonly TestServer[]): Promise<void> {
  const ten = nextMonday(10, 1)
  await Promise.all(nodes.map(({ app }) => app.jobs.runDue(ten)))
}

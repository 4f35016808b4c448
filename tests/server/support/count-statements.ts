import type { TestServer } from './test-server.ts'

/** What a server does by itself, at any moment: it sends e-mails, and looks for jobs that are due. */
const byItself = /\b(?:outgoing_emails|jobs)\b/

/** How many statements a server makes for some work. Those that others cause meanwhile would count as well. */
export async function countStatements({ app }: TestServer, work: () => Promise<unknown>): Promise<number> {
  let statements = 0
  const add = ({ sql }: { readonly sql: string }) => {
    if (!byItself.test(sql)) statements++
  }
  const { reader, writer } = app.services.database
  // With PostgreSQL both are the same.
  const sides = new Set([reader, writer])
  for (const side of sides) side.on('query', add)
  try {
    await work()
  } finally {
    for (const side of sides) side.removeListener('query', add)
  }
  return statements
}

/** The same for work that changes nothing: the least of three times, for a job may read the database meanwhile. */
export async function countReading(server: TestServer, read: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  while (counts.length < 3) counts.push(await countStatements(server, read))
  return Math.min(...counts)
}

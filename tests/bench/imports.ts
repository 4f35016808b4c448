import { mkdtempSync, openAsBlob, statSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, importPurchases } from '@ma-cantine/lib'
import { createDatabase } from '../support/fresh-database.ts'
import { startServer } from '../support/running-server.ts'
import { watched } from './measure.ts'
import { writePurchases } from './purchases-file.ts'

export interface Import {
  readonly rows: number
  readonly seconds: number
  /** Peak of the server's process. */
  readonly megabytes: number
}

/**
 * The third of three imports of 100 000 purchases over HTTP, each of its own rows: the first finds a server that has just
 * started.
 *
 * @param cluster the PostgreSQL cluster to import into; left out, SQLite.
 */
export async function importOverHttp(folder: string, sirets: readonly string[], cluster?: string): Promise<Import> {
  const rows = 100_000
  const files = await Promise.all(
    [2, 3, 4].map(async seed => {
      const file = join(folder, `import-${seed}.csv`)
      await writePurchases(file, { rows, wrong: 0, sirets, seed })
      return file
    }),
  )
  const database = await createDatabase(mkdtempSync(join(folder, 'database-')), cluster)
  const watch = watched()
  const IMPORT_MAX_BYTES = String(Math.max(...files.map(file => statSync(file).size)))
  const server = await startServer({ ...watch.env, IMPORT_MAX_BYTES }, watch.args, database)
  let seconds = 0
  try {
    const client = createClient({ baseUrl: server.url, fetch, token: server.account.token })
    for (const file of files) {
      const start = performance.now()
      const content = await openAsBlob(file, { type: 'text/csv' })
      const { count } = await client.call(importPurchases, { file: { name: 'achats.csv', content } })
      seconds = (performance.now() - start) / 1000
      if (count !== rows) throw new Error(`${count} rows imported instead of ${rows}`)
    }
  } finally {
    await server.stop()
    await database.drop()
  }
  return { rows, seconds, megabytes: watch.megabytes() }
}

import type { Database } from './connection.ts'

/**
 * Makes transactions that are rolled back when their work has succeeded as well: its result tells what would be stored.
 * They throw as `Database.transaction` does.
 */
export const rollBack =
  (database: Database): Database['transaction'] =>
  async <Result>(work: Parameters<typeof database.transaction<Result>>[0]) => {
    const end = new Error('The work has succeeded, and is rolled back')
    let result: { readonly value: Result } | null = null
    try {
      return await database.transaction<Result>(async transaction => {
        result = { value: await work(transaction) }
        throw end
      })
    } catch (error) {
      if (error !== end || !result) throw error
      return (result as { readonly value: Result }).value
    }
  }

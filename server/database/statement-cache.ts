type Done = (error: Error | null, rows?: unknown[]) => void

interface Statement {
  all(bindings: readonly unknown[], done: Done): void
  finalize(): void
}

export interface PreparingConnection {
  all(sql: string, bindings: readonly unknown[], done: Done): void
  prepare(sql: string, done: (error: Error | null) => void): Statement
  close(done: (error: Error | null) => void): void
}

/** More than the number of statements in the code. */
const cacheSize = 200

/**
 * Makes a connection prepare each query once, which halves the time of a short query. One query at a time uses a
 * connection, and SQLite prepares again the statements that a change of the schema invalidated.
 */
export function cacheStatements(connection: PreparingConnection): void {
  const statements = new Map<string, Statement>()
  connection.all = (sql, bindings, done) => {
    const known = statements.get(sql)
    if (known) return known.all(bindings, done)
    const statement = connection.prepare(sql, error => {
      if (error) return done(error)
      const [oldest] = statements
      if (oldest && statements.size >= cacheSize) {
        statements.delete(oldest[0])
        oldest[1].finalize()
      }
      statements.set(sql, statement)
      statement.all(bindings, done)
    })
  }
  // SQLite refuses to close a connection with open statements.
  const close = connection.close.bind(connection)
  connection.close = done => {
    for (const statement of statements.values()) statement.finalize()
    statements.clear()
    close(done)
  }
}

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

/** More texts than the server has. */
const most = 200

/**
 * Makes a connection prepare each query once: a half of the way of a short query to the database and back. One query at a
 * time uses a connection, and SQLite itself prepares again what a change of the tables has made old.
 */
export function rememberStatements(connection: PreparingConnection): void {
  const statements = new Map<string, Statement>()
  connection.all = (sql, bindings, done) => {
    const known = statements.get(sql)
    if (known) return known.all(bindings, done)
    const statement = connection.prepare(sql, error => {
      if (error) return done(error)
      const [oldest] = statements
      if (oldest && statements.size >= most) {
        statements.delete(oldest[0])
        oldest[1].finalize()
      }
      statements.set(sql, statement)
      statement.all(bindings, done)
    })
  }
  // A connection cannot be closed while it has statements.
  const close = connection.close.bind(connection)
  connection.close = done => {
    for (const statement of statements.values()) statement.finalize()
    statements.clear()
    close(done)
  }
}

import type { FastifySessionOptions } from '@fastify/session'
import type { Session } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { rawRows } from '../database/sql.ts'
import { now } from '../http/date-time.ts'
import { secretHash } from './secret-hash.ts'

type Store = NonNullable<FastifySessionOptions['store']>
type Done = Parameters<Store['destroy']>[1]

/** Written by hand, as every request of the site begins with it. */
const storedSession = 'SELECT content FROM sessions WHERE key = ? AND expiry_date > ?'

/**
 * Sessions in the database: they survive a restart and can be shared by several servers. Only the hash of an identifier
 * is stored: who reads the database cannot take a session over.
 */
export class SessionStore implements Store {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  set(sessionId: string, session: Session, done: Done): void {
    const row = {
      key: secretHash(sessionId),
      content: JSON.stringify(session),
      userId: session.userId ?? null,
      expiryDate: new Date(session.cookie.expires ?? Date.now()).toISOString(),
    }
    settle(this.database.writer('sessions').insert(row).onConflict('key').merge(), done)
  }

  get(sessionId: string, done: (error: unknown, session?: Session | null) => void): void {
    const stored = rawRows<{ content: string }>(this.database.reader, storedSession, [secretHash(sessionId), now()])
    stored.then(
      ([row]) => done(null, row ? (JSON.parse(row.content) as Session) : null),
      (error: unknown) => done(error),
    )
  }

  destroy(sessionId: string, done: Done): void {
    settle(this.database.writer('sessions').where('key', secretHash(sessionId)).delete(), done)
  }
}

function settle(query: PromiseLike<unknown>, done: Done): void {
  query.then(
    () => done(),
    (error: unknown) => done(error),
  )
}

/** Signs the user out everywhere. */
export async function endSessions(database: Knex, userId: number): Promise<void> {
  await database('sessions').where({ userId }).delete()
}

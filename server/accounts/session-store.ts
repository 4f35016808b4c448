import type { FastifySessionOptions } from '@fastify/session'
import type { Session } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { rawRows } from '../database/sql.ts'
import { secretHash } from '../security/secret-hash.ts'
import type { Background } from '../services/background.ts'
import { now } from '../time/date-time.ts'

type Store = NonNullable<FastifySessionOptions['store']>
type Done = Parameters<Store['destroy']>[1]

const day = 86_400_000
/** Milliseconds without a visit after which a session ends, and its longest life. */
const idleLifetime = 90 * day
export const sessionLifetime = 365 * day

const dateAfter = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

/** Handwritten, as every request of the site begins with it. */
const sessionQuery = 'SELECT content, expiry_date FROM sessions WHERE key = ? AND expiry_date > ? AND end_date > ?'

/**
 * Sessions in the database, which survive a restart and are shared by all servers. Only the hash of an identifier is
 * stored, so that reading the database gives no session away. A visit postpones the expiry, at most once a day, but not
 * the end of life.
 */
export class SessionStore implements Store {
  private readonly database: Database
  private readonly background: Background

  constructor(database: Database, background: Background) {
    this.database = database
    this.background = background
  }

  set(sessionId: string, session: Session, done: Done): void {
    const row = {
      key: secretHash(sessionId),
      content: JSON.stringify(session),
      userId: session.userId ?? null,
      expiryDate: dateAfter(idleLifetime),
    }
    const insertion = this.database.writer('sessions').insert({ ...row, endDate: dateAfter(sessionLifetime) })
    settle(insertion.onConflict('key').merge(Object.keys(row)), done)
  }

  get(sessionId: string, done: (error: unknown, session?: Session | null) => void): void {
    const key = secretHash(sessionId)
    const stored = rawRows<StoredSession>(this.database.reader, sessionQuery, [key, now(), now()])
    stored.then(
      ([row]) => {
        if (row && row.expiryDate < dateAfter(idleLifetime - day)) this.postponeExpiry(key)
        done(null, row ? (JSON.parse(row.content) as Session) : null)
      },
      (error: unknown) => done(error),
    )
  }

  /** In the background, as the write may wait for an import. */
  private postponeExpiry(key: string): void {
    this.background.run(() =>
      this.database
        .writer('sessions')
        .where({ key })
        .update({ expiryDate: dateAfter(idleLifetime) }),
    )
  }

  destroy(sessionId: string, done: Done): void {
    settle(this.database.writer('sessions').where('key', secretHash(sessionId)).delete(), done)
  }
}

interface StoredSession {
  readonly content: string
  readonly expiryDate: string
}

function settle(query: PromiseLike<unknown>, done: Done): void {
  query.then(
    () => done(),
    (error: unknown) => done(error),
  )
}

export async function endSessions(database: Knex, userId: number): Promise<void> {
  await database('sessions').where({ userId }).delete()
}

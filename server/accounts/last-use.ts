import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'

const day = 86_400_000

/**
 * Records the date of last use of each account, which also cancels its planned deletion. Each node writes it once a day
 * at most, and remembers the accounts that it wrote.
 */
export function recordLastUse(app: FastifyInstance, { database, background }: Services): void {
  let today = ''
  let written = new Set<number>()
  app.addHook('onResponse', async request => {
    const userId = request.caller?.user.id
    if (userId === undefined) return
    const date = new Date().toISOString()
    if (date.slice(0, 10) !== today) {
      today = date.slice(0, 10)
      written = new Set()
    }
    if (written.has(userId)) return
    written.add(userId)
    // In the background, as the write may wait for an import.
    background.run(() =>
      database
        .writer('users')
        .where('id', userId)
        .where(stale =>
          stale
            .whereNull('lastUseDate')
            .orWhere('lastUseDate', '<=', new Date(Date.now() - day).toISOString())
            .orWhereNotNull('plannedDeletionDate'),
        )
        .update({ lastUseDate: date, plannedDeletionDate: null })
        .catch(error => {
          // The next request of the user tries again.
          written.delete(userId)
          throw error
        }),
    )
  })
}

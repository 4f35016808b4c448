import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'

const day = 86_400_000

/**
 * Keeps the day when each account was last used, whatever it was used through; an account that is used is no longer
 * about to be deleted. Each node writes it once a day at most, and remembers which accounts it wrote.
 */
export function keepLastUse(app: FastifyInstance, { database, background }: Services): void {
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
    // Nobody waits for it, least of all behind an import.
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
          // The next request tries again.
          written.delete(userId)
          throw error
        }),
    )
  })
}

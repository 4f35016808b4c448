import { currentDay } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'

/** A prime above any number of actors: multiplied by another number, ids stay different modulo it. */
const prime = 1_000_003

/** A number from 1 to the prime, which looks random from one day to the next. */
function multiplierOf(day: string): number {
  let hash = 2_166_136_261
  for (const letter of day) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  return 1 + (hash % (prime - 1))
}

/**
 * Orders actors at random, the same for everybody all day long in Paris: pages follow each other without a cookie, caches
 * keep them, and tomorrow others come first.
 */
export const inOrderOfDay = (partners: Knex.QueryBuilder, day = currentDay()): Knex.QueryBuilder =>
  partners.orderByRaw('(CAST(id AS bigint) * ?) % ?, id', [multiplierOf(day), prime])

import type { MessageStatus, ModeratedMessage } from '@ma-cantine/lib/public-canteens/moderation-api'
import type { Knex } from 'knex'
import { parisTime } from '../time/date-time.ts'

interface Row extends Omit<ModeratedMessage, 'canteen'> {
  readonly canteenId: number
  readonly name: string
}

interface Selection {
  readonly limit: number
  readonly offset: number
  /** Empty for all. */
  readonly status: readonly MessageStatus[]
}

/** A page of the messages to canteens: those that wait first, the oldest first, then the latest decisions. */
export async function findModeratedMessages(
  database: Knex,
  { limit, offset, status }: Selection,
): Promise<{ count: number; results: ModeratedMessage[] }> {
  const selected = () => {
    const query = database('canteenMessages').join('canteens', 'canteens.id', 'canteenMessages.canteenId')
    return status.length > 0 ? query.whereIn('status', status) : query
  }
  const counted: { count?: number | string } | undefined = await selected().count({ count: '*' }).first()
  const rows: Row[] = await selected()
    .orderByRaw(`CASE WHEN status = 'pending' THEN 0 ELSE 1 END`)
    .orderByRaw(`CASE WHEN status = 'pending' THEN canteen_messages.id END`)
    .orderBy([
      { column: 'decisionDate', order: 'desc' },
      { column: 'canteenMessages.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
    .select('canteenMessages.id', 'canteenMessages.creationDate', 'canteenId', 'canteens.name', 'senderName')
    .select('senderEmail', 'recipientEmail', 'body', 'status', 'decisionDate')
  return {
    count: Number(counted?.count ?? 0),
    results: rows.map(({ canteenId, name, creationDate, decisionDate, ...message }) => ({
      ...message,
      canteen: { id: canteenId, name },
      creationDate: parisTime(creationDate),
      decisionDate: decisionDate && parisTime(decisionDate),
    })),
  }
}

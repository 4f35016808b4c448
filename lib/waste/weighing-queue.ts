import type { SentWeighing, WeighingResult } from './sent-weighings.ts'
import type { Weighing } from './weighing.ts'
import type { WeighingValues } from './weighing-rules.ts'

/**
 * What a device keeps of a weighing until the server has it. It is sent as it is now, however often that takes: the
 * server knows it by its UUID, and a change by its revision.
 */
export interface QueuedWeighing {
  readonly weighing: SentWeighing
  /** Why the server refused it: it then waits for somebody to correct it. Null while it is to be sent. */
  readonly message: string | null
}

/** A weighing as a device shows it. */
export interface ShownWeighing extends SentWeighing {
  readonly state: 'stored' | 'waiting' | 'refused'
  readonly message: string | null
  /** Null for what this device still has to send, for the links of a kitchen, and for accounts that no longer exist. */
  readonly authorName: string | null
}

/** @param uuid of version 7, whose order is that of time: lists of several devices then have one order. */
export const newWeighing = (uuid: string, values: WeighingValues): QueuedWeighing => ({
  weighing: { uuid, revision: 1, ...values, isDeleted: false },
  message: null,
})

/** The next version of a weighing: its latest values, on the device or the server, with some changed. */
export function changedWeighing(
  { uuid, revision, day, source, grams, edible, isDeleted }: SentWeighing,
  change: Partial<WeighingValues> & { readonly isDeleted?: boolean },
): QueuedWeighing {
  const weighing = { uuid, revision: revision + 1, day, source, grams, edible, isDeleted, ...change }
  return { weighing, message: null }
}

export const sentOf = ({ uuid, revision, day, source, grams, edible }: Weighing): SentWeighing => ({
  uuid,
  revision,
  day,
  source,
  grams,
  edible,
  isDeleted: false,
})

/**
 * What remains of a queued weighing once the server has answered; null when it has it. One that was changed since it
 * was sent stays as it is.
 */
export function settled(queued: QueuedWeighing, sent: SentWeighing, result: WeighingResult): QueuedWeighing | null {
  if (queued.weighing.revision !== sent.revision) return queued
  if (result.status === 'stored') return null
  // A correction must come after what the server has.
  const revision = Math.max(sent.revision, result.weighing?.revision ?? 0)
  return { weighing: { ...queued.weighing, revision }, message: result.message }
}

/** The stored weighings of a day once one of them was answered. */
export function withResult(
  stored: readonly Weighing[],
  day: string,
  { uuid, status, weighing }: WeighingResult,
): readonly Weighing[] {
  if (status === 'refused' && weighing === null) return stored
  const others = stored.filter(each => each.uuid !== uuid)
  return weighing?.day === day ? [...others, weighing] : others
}

/** The weighings of a day, last entered first: what the server has, as this device has changed it. */
export function weighingsOfDay(
  stored: readonly Weighing[],
  queue: readonly QueuedWeighing[],
  day: string,
): ShownWeighing[] {
  const queued = new Map(queue.map(each => [each.weighing.uuid, each]))
  const authors = new Map(stored.map(({ uuid, authorName }) => [uuid, authorName]))
  const kept = stored.filter(({ uuid }) => !queued.has(uuid))
  const shown: ShownWeighing[] = [
    ...kept.map(each => ({
      ...sentOf(each),
      state: 'stored' as const,
      message: null,
      authorName: each.authorName,
    })),
    ...queue.map(({ weighing, message }) => ({
      ...weighing,
      state: message === null ? ('waiting' as const) : ('refused' as const),
      message,
      authorName: authors.get(weighing.uuid) ?? null,
    })),
  ]
  return shown
    .filter(each => each.day === day && !each.isDeleted)
    .sort((one, other) => (one.uuid < other.uuid ? 1 : -1))
}

/** Grams of what is shown, refused weighings excepted: nobody counts them. */
export const gramsOf = (weighings: readonly ShownWeighing[]): number =>
  weighings.reduce((sum, { grams, state }) => (state === 'refused' ? sum : sum + grams), 0)

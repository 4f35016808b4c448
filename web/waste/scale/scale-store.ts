import type { SentWeighing, WeighingResult } from '@ma-cantine/lib/waste/sent-weighings'
import type { Weighing } from '@ma-cantine/lib/waste/weighing'
import { type QueuedWeighing, settled } from '@ma-cantine/lib/waste/weighing-queue'
import type { WeighingPeriod } from '@ma-cantine/lib/waste/weighing-rules'
import { mayKeepFor } from '../../app/device/owner.ts'
import { answerTo, books, queue, transact } from '../../app/device/scale-database.ts'
import { ownerOf } from '../../app/device/scale-owners.ts'

/** What a device knows of a canteen where it weighs: by the code of a kitchen, or with the account of a manager. */
export interface ScaleBook {
  readonly key: string
  /** Null with an account. */
  readonly code: string | null
  /** The account with which the code was opened, null without one; absent with an account, whose key names it. */
  readonly openedBy?: number | null
  readonly canteenId: number
  readonly canteenName: string
  /** Null with an account: any day that has come. */
  readonly period: WeighingPeriod | null
  /** What the server had when it last answered, by day. */
  readonly days: Readonly<Record<string, readonly Weighing[]>>
  /** The sentence of the server once the code opens nothing any more. */
  readonly over: string | null
  /** Milliseconds. */
  readonly lastUse: number
}

type Stored = QueuedWeighing & { readonly book: string }

const queued = (transaction: IDBTransaction, key: string): Promise<Stored[]> =>
  answerTo<Stored[]>(transaction.objectStore(queue).index('book').getAll(key))

export const loadBooks = (): Promise<ScaleBook[]> =>
  transact('readonly', transaction => answerTo<ScaleBook[]>(transaction.objectStore(books).getAll()))

export const loadBook = (key: string): Promise<{ book: ScaleBook | undefined; queue: readonly QueuedWeighing[] }> =>
  transact('readonly', async transaction => ({
    book: await answerTo<ScaleBook | undefined>(transaction.objectStore(books).get(key)),
    queue: await queued(transaction, key),
  }))

export const putBook = (book: ScaleBook): Promise<void> =>
  transact('readwrite', async transaction => void (await answerTo(transaction.objectStore(books).put(book))))

/**
 * Changes the stored book, not the one in memory: another page may have written it meanwhile. A book that was forgotten
 * at the end of a session comes back once its person is there again.
 */
export const changeBook = (shown: ScaleBook, change: (book: ScaleBook) => ScaleBook): Promise<void> =>
  transact('readwrite', async transaction => changeStored(transaction.objectStore(books), shown, change))

async function changeStored(
  store: IDBObjectStore,
  shown: ScaleBook,
  change: (book: ScaleBook) => ScaleBook,
): Promise<void> {
  if (!mayKeepFor(ownerOf(shown))) return
  const book = await answerTo<ScaleBook | undefined>(store.get(shown.key))
  await answerTo(store.put(change(book ?? shown)))
}

export const queueWeighing = (key: string, weighing: QueuedWeighing): Promise<void> =>
  transact('readwrite', async transaction => {
    await answerTo(transaction.objectStore(queue).put({ book: key, ...weighing }))
  })

export const dropWeighing = (key: string, uuid: string): Promise<void> =>
  transact('readwrite', async transaction => void (await answerTo(transaction.objectStore(queue).delete([key, uuid]))))

/** Takes from the queue what the server has, and notes what it refuses; weighings changed meanwhile stay to be sent. */
export const settleWeighings = (
  shown: ScaleBook,
  sent: readonly SentWeighing[],
  results: readonly WeighingResult[],
  show: (book: ScaleBook, results: readonly WeighingResult[]) => ScaleBook,
): Promise<void> =>
  transact('readwrite', async transaction => {
    const { key } = shown
    const queueStore = transaction.objectStore(queue)
    const resultOf = new Map(results.map(result => [result.uuid, result]))
    for (const weighing of sent) {
      const result = resultOf.get(weighing.uuid)
      const stored = await answerTo<Stored | undefined>(queueStore.get([key, weighing.uuid]))
      if (!result || !stored) continue
      const rest = settled(stored, weighing, result)
      if (rest === null) await answerTo(queueStore.delete([key, weighing.uuid]))
      else await answerTo(queueStore.put({ book: key, ...rest }))
    }
    await changeStored(transaction.objectStore(books), shown, book => show(book, results))
  })

/** Hands what a code that is over could not send to a new code of the same canteen. @returns how many. */
export const adoptWeighings = (from: string, to: string): Promise<number> =>
  transact('readwrite', async transaction => {
    const store = transaction.objectStore(queue)
    const kept = await queued(transaction, from)
    for (const { weighing } of kept) {
      await answerTo(store.put({ book: to, weighing, message: null }))
      await answerTo(store.delete([from, weighing.uuid]))
    }
    await answerTo(transaction.objectStore(books).delete(from))
    return kept.length
  })

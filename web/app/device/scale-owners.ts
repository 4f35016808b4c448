import { answerTo, books, queue, transactIfKept } from './scale-database.ts'

/** What tells to whom a book of weighings belongs. */
interface OwnedBook {
  readonly key: string
  readonly canteenId: number
  /** The account with which the code of a kitchen was opened; null or absent where nobody was signed in. */
  readonly openedBy?: number | null
}

/** A book by account holds what a person weighs in one of their canteens. */
export const accountBookKey = (account: number, canteenId: number): string => `account ${account} ${canteenId}`

/** Keeps what could not be sent by a code that the device has forgotten: another code of the kitchen sends it. */
export const kitchenQueueKey = (canteenId: number): string => `kitchen ${canteenId}`

const accountOfKey = (key: string): { readonly account: number; readonly canteenId: number } | null => {
  const [, account, canteenId] = /^account (\d+) (\d+)$/.exec(key) ?? []
  return account && canteenId ? { account: Number(account), canteenId: Number(canteenId) } : null
}

/** Null for the code that a kitchen opened without an account: the device is then the kitchen’s. */
export const ownerOf = ({ key, openedBy }: Pick<OwnedBook, 'key' | 'openedBy'>): number | null =>
  accountOfKey(key)?.account ?? openedBy ?? null

/**
 * Forgets the books of all accounts but one, with the names, weighings and codes that they hold. What waits to be sent
 * stays under a key that names nobody, which no screen of another account reads.
 */
export const forgetBooks = (kept: number | null): Promise<void> =>
  transactIfKept(undefined, 'readwrite', async transaction => {
    const [bookStore, queueStore] = [transaction.objectStore(books), transaction.objectStore(queue)]
    for (const book of await answerTo<OwnedBook[]>(bookStore.getAll())) {
      const owner = ownerOf(book)
      if (owner === null || owner === kept) continue
      await answerTo(bookStore.delete(book.key))
      if (accountOfKey(book.key) !== null) continue
      for (const row of await answerTo<{ weighing: { uuid: string } }[]>(queueStore.index('book').getAll(book.key))) {
        await answerTo(queueStore.put({ ...row, book: kitchenQueueKey(book.canteenId) }))
        await answerTo(queueStore.delete([book.key, row.weighing.uuid]))
      }
    }
  })

/** Gives up what a deleted account had not sent: nobody can send it any more. */
export const dropWaiting = (account: number): Promise<void> =>
  transactIfKept(undefined, 'readwrite', async transaction => {
    const store = transaction.objectStore(queue)
    for (const key of await answerTo(store.getAllKeys())) {
      if (Array.isArray(key) && accountOfKey(String(key[0]))?.account === account) await answerTo(store.delete(key))
    }
  })

/** How many weighings the server does not have. */
export interface WaitingWeighings {
  /** By canteen. */
  readonly byAccount: ReadonlyMap<number, number>
  /** Weighed by the codes of kitchens. */
  readonly byCode: number
}
const nothing: WaitingWeighings = { byAccount: new Map(), byCode: 0 }

/** What waits to be sent with an account, and by the codes of kitchens that it opened. */
export const waitingOf = (account: number): Promise<WaitingWeighings> =>
  transactIfKept(nothing, 'readonly', async transaction => {
    const stored = await answerTo<OwnedBook[]>(transaction.objectStore(books).getAll())
    const codes = new Set(
      stored.filter(book => accountOfKey(book.key) === null && ownerOf(book) === account).map(({ key }) => key),
    )
    const byAccount = new Map<number, number>()
    let byCode = 0
    for (const { book } of await answerTo<{ book: string }[]>(transaction.objectStore(queue).getAll())) {
      const named = accountOfKey(book)
      if (named?.account === account) byAccount.set(named.canteenId, (byAccount.get(named.canteenId) ?? 0) + 1)
      if (codes.has(book)) byCode += 1
    }
    return { byAccount, byCode }
    // Some private windows have no database.
  }).catch(() => nothing)

/** The stores of the database of weighings: books are copies, the queue is what the server does not have. */
export const books = 'books'
export const queue = 'queue'

const name = 'pesees'

/** Whether anything was ever weighed here; a browser that cannot tell may have it. */
const exists = async (): Promise<boolean> =>
  indexedDB.databases === undefined || (await indexedDB.databases()).some(database => database.name === name)

/** Runs a transaction, or gives `none` on a device where nothing was ever weighed. */
export const transactIfKept = async <Result>(
  none: Result,
  ...work: Parameters<typeof transact<Result>>
): Promise<Result> => ((await exists()) ? transact(...work) : none)

let opening: Promise<IDBDatabase> | null = null

/** The database of the device: what is written there survives the end of the page and of the browser. */
function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(books, { keyPath: 'key' })
      request.result.createObjectStore(queue, { keyPath: ['book', 'weighing.uuid'] }).createIndex('book', 'book')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opening
}

export const answerTo = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Runs a transaction, and resolves once all of it is on the disk. */
export async function transact<Result>(
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction([books, queue], mode, { durability: 'strict' })
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const result = await work(transaction)
  await done
  return result
}

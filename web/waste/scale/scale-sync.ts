import { ApiError, AuthenticationError, isUnavailable, RefusedError } from '@ma-cantine/lib/http/api-error'
import { mostSent, type SentWeighing, type WeighingResult } from '@ma-cantine/lib/waste/sent-weighings'
import type { Weighing } from '@ma-cantine/lib/waste/weighing'
import { openKitchen, sendKitchenWeighings } from '@ma-cantine/lib/waste/weighing-links-api'
import { type QueuedWeighing, withResult } from '@ma-cantine/lib/waste/weighing-queue'
import { listWeighings, sendWeighings } from '@ma-cantine/lib/waste/weighings-api'
import { client } from '../../app/client.ts'
import { Store } from '../../app/store.ts'
import { changeBook, dropWeighing, loadBook, queueWeighing, type ScaleBook, settleWeighings } from './scale-store.ts'

/** How the last exchange with the server went. */
export type Connection = 'none' | 'busy' | 'done' | 'offline' | 'signed-out' | 'refused'

export interface ScaleState {
  readonly book: ScaleBook
  readonly queue: readonly QueuedWeighing[]
  readonly connection: Connection
}

/** Milliseconds after which a server that does not answer counts as no network: kitchens have poor ones. */
const longestWait = 20_000

/** The days that a device keeps for when it has no network. */
const mostDays = 31

const channel = new BroadcastChannel('pesees')

/** Sends what one book of the device keeps, and fetches what others weighed. */
export class ScaleSync {
  readonly state: Store<ScaleState>
  private readonly key: string
  private running: Promise<void> | null = null
  private isAskedAgain = false
  private day: string

  constructor(book: ScaleBook, queue: readonly QueuedWeighing[], day: string) {
    this.key = book.key
    this.day = day
    this.state = new Store<ScaleState>({ book, queue, connection: 'none' })
  }

  /** Synchronises at once, then whenever others may have weighed or the network may be back. @returns how to stop. */
  start(): () => void {
    const again = () => void this.sync()
    const seen = () => {
      if (document.visibilityState === 'visible') again()
    }
    const fromOtherPage = () => void this.reload()
    // What waits is tried often; what others weigh is asked for now and then.
    let ticks = 0
    const timer = setInterval(() => {
      if (this.state.get().queue.some(({ message }) => message === null)) again()
      else if (++ticks % 3 === 0) seen()
    }, 10_000)
    addEventListener('online', again)
    addEventListener('focus', again)
    document.addEventListener('visibilitychange', seen)
    channel.addEventListener('message', fromOtherPage)
    again()
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
      removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', seen)
      channel.removeEventListener('message', fromOtherPage)
    }
  }

  show(day: string): void {
    if (day === this.day) return
    this.day = day
    void this.sync()
  }

  /** Keeps a weighing on the device, then sends it. Resolves once it is kept. */
  async keep(weighing: QueuedWeighing): Promise<void> {
    await queueWeighing(this.key, weighing)
    await this.reload()
    channel.postMessage(this.key)
    void this.sync()
  }

  /** Gives up a weighing that the server refused. */
  async drop(uuid: string): Promise<void> {
    await dropWeighing(this.key, uuid)
    await this.reload()
    channel.postMessage(this.key)
  }

  /** One exchange at a time: a call during an exchange starts another one after it. */
  sync(): Promise<void> {
    if (this.running) {
      this.isAskedAgain = true
      return this.running
    }
    this.isAskedAgain = false
    this.running = this.exchange().finally(() => {
      this.running = null
      if (this.isAskedAgain) void this.sync()
    })
    return this.running
  }

  private async exchange(): Promise<void> {
    if (this.state.get().book.over !== null) return
    this.tell('busy')
    try {
      // Pages of one device take turns. Without this, they would send the same twice, which the server notices.
      if (navigator.locks) await navigator.locks.request(`pesees ${this.key}`, () => this.sendAndFetch())
      else await this.sendAndFetch()
      this.tell('done')
    } catch (error) {
      const isOver = error instanceof RefusedError && this.state.get().book.code !== null
      if (isOver) {
        await changeBook(this.state.get().book, book => ({ ...book, over: error.detail }))
        await this.reload()
      }
      this.tell(connectionAfter(error))
    }
  }

  private async sendAndFetch(): Promise<void> {
    for (;;) {
      await this.reload()
      const waiting = this.state.get().queue.filter(({ message }) => message === null)
      const sent = waiting.slice(0, mostSent).map(({ weighing }) => weighing)
      if (sent.length === 0) break
      const results = await this.send(sent)
      await settleWeighings(this.state.get().book, sent, results, showResults)
    }
    const { day } = this
    const fetched = await this.fetch(day)
    await changeBook(this.state.get().book, book => ({
      ...book,
      ...fetched.facts,
      days: latestDays({ ...book.days, [day]: fetched.weighings }),
      lastUse: Date.now(),
    }))
    await this.reload()
    channel.postMessage(this.key)
  }

  private async send(weighings: readonly SentWeighing[]): Promise<readonly WeighingResult[]> {
    const { code, canteenId } = this.state.get().book
    const signal = AbortSignal.timeout(longestWait)
    const body = { weighings: [...weighings] }
    const { results } =
      code === null
        ? await client.call(sendWeighings, { params: { canteenId }, body, signal })
        : await client.call(sendKitchenWeighings, { body: { code, ...body }, signal })
    return results
  }

  private async fetch(day: string): Promise<{ weighings: readonly Weighing[]; facts: Partial<ScaleBook> }> {
    const { code, canteenId } = this.state.get().book
    const signal = AbortSignal.timeout(longestWait)
    if (code === null) {
      const query = { start_date: day, end_date: day, limit: 500 }
      const { results } = await client.call(listWeighings, { params: { canteenId }, query, signal })
      return { weighings: results, facts: {} }
    }
    const { weighings, canteenName, periodStartDate, periodEndDate } = await client.call(openKitchen, {
      body: { code, day },
      signal,
    })
    return { weighings, facts: { canteenName, period: { periodStartDate, periodEndDate } } }
  }

  private async reload(): Promise<void> {
    const { book, queue } = await loadBook(this.key)
    const state = this.state.get()
    // The book is forgotten while nobody is signed in; what waits to be sent stays.
    this.state.set({ ...state, book: book ?? state.book, queue })
  }

  private tell(connection: Connection): void {
    this.state.set({ ...this.state.get(), connection })
  }
}

const showResults = (book: ScaleBook, results: readonly WeighingResult[]): ScaleBook => ({
  ...book,
  days: latestDays(
    results.reduce<Record<string, readonly Weighing[]>>(
      (days, result) => {
        const touched = new Set([...Object.keys(days), ...(result.weighing ? [result.weighing.day] : [])])
        return Object.fromEntries([...touched].map(day => [day, withResult(days[day] ?? [], day, result)]))
      },
      { ...book.days },
    ),
  ),
})

const latestDays = <Value>(days: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(days)
      .sort(([one], [other]) => other.localeCompare(one))
      .slice(0, mostDays),
  )

function connectionAfter(error: unknown): Connection {
  if (error instanceof AuthenticationError) return 'signed-out'
  if (error instanceof DOMException || (error instanceof ApiError && isUnavailable(error))) return 'offline'
  if (!(error instanceof ApiError)) reportError(error)
  return 'refused'
}

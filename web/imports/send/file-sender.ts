import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { importEndpoints, withdrawPlan } from '@ma-cantine/lib/imports/imports-api'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { trackEvent } from '../../app/analytics.ts'
import { client, createSiteClient } from '../../app/client.ts'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { Store } from '../../app/store.ts'
import { createUploadFetch } from '../../app/upload-fetch.ts'
import { type DataFamily, dataFamilyOf } from './data-family.ts'
import { deleteOrder, loadOrder, orderNameOf, saveOrder } from './order-storage.ts'
import { problemOf, UnreadableFileError } from './send-problem.ts'
import { type Answer, initialSending, reduceSending, type Sending, type SendingEvent, type Work } from './sending.ts'
import type { Words } from './words/fr.ts'

/** A CSV or TSV file without errors. */
export interface FileToSend {
  readonly file: File
  readonly kind: FileKind
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string
}

/** Names of the analytics event that counts a success. */
const successNames: Readonly<Record<DataFamily, string>> = {
  purchases: 'import-purchases-success',
  canteens: 'import-canteen-success',
  diagnostics: 'import-diagnostics-success',
}

/** Runs the sending of one file from state to state, even while no component shows it. */
export class FileSender {
  readonly fileToSend: FileToSend
  readonly state: Store<Sending>
  private readonly orderName: string
  private abort: AbortController | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private isWatched = false
  private words: Words | null = null

  constructor(fileToSend: FileToSend) {
    this.fileToSend = fileToSend
    this.orderName = orderNameOf(fileToSend.kind, fileToSend.sha256)
    this.state = new Store<Sending>({ kind: 'ready', interrupted: loadOrder(this.orderName) })
  }

  /**
   * Marks the sending as shown on a screen, in these words. While none shows it, its end becomes a notice.
   * @returns a function that ends the mark.
   */
  readonly watch = (words: Words): (() => void) => {
    this.words = words
    this.isWatched = true
    return () => {
      this.isWatched = false
    }
  }

  readonly plan = (): void => this.dispatch({ type: 'plan' })
  /** Compares the file with the stored data, unless an interrupted order or the user comes first. */
  readonly start = (similar: SimilarChoice | null): void => {
    const state = this.state.get()
    if (state.kind === 'ready' && !state.interrupted && !state.isStopped) this.dispatch({ type: 'plan', similar })
  }
  /** Stops a comparison that nobody waits for any more. */
  readonly abandon = (): void => {
    const state = this.state.get()
    if (workOf(state)?.kind !== 'planning') return
    this.dispatch({ type: 'cancel' })
    this.state.set(initialSending)
  }
  readonly resume = (): void => this.dispatch({ type: 'resume' })
  readonly choose = (similar: Extract<SendingEvent, { type: 'choose' }>['similar']): void =>
    this.dispatch({ type: 'choose', similar })
  readonly send = (): void => this.dispatch({ type: 'send', key: createIdempotencyKey() })
  readonly cancel = (): void => this.dispatch({ type: 'cancel' })
  readonly retry = (): void => this.dispatch({ type: 'retry' })

  private dispatch(event: SendingEvent): void {
    const before = this.state.get()
    const after = reduceSending(before, event)
    if (after === before) return
    this.state.set(after)
    if (workOf(after) !== workOf(before) || after.kind !== before.kind) this.enter(after, before)
  }

  private enter(state: Sending, before: Sending): void {
    this.abort?.abort()
    this.abort = null
    clearTimeout(this.timer)
    if (state.kind === 'working') void this.work(state.work)
    if (state.kind === 'waiting') this.timer = setTimeout(this.retry, Math.max(0, state.until - Date.now()))
    if (isBusy(state)) return
    const finishedWork = workOf(before)
    if (finishedWork && !isUnknown(state)) deleteOrder(this.orderName)
    if (state.kind === 'done') this.reportSuccess(state.answer)
    else if (finishedWork && finishedWork.kind !== 'planning' && !this.isWatched) this.notifyUnwatched()
  }

  private reportSuccess({ seconds }: Answer): void {
    // An import may change everything that is shown: canteens, lists, journal.
    void queries.invalidateQueries()
    trackEvent('inquiry', 'send', successNames[dataFamilyOf(this.fileToSend.kind)])
    // The screen of the result says it, where it is shown.
    if (!this.words || this.isWatched) return
    const { title, processed } = this.words.done
    notify({ status: 'success', title, message: `${this.fileToSend.file.name} · ${processed(seconds)}` })
  }

  private notifyUnwatched(): void {
    if (!this.words) return
    const { notDoneTitle, notDone } = this.words.left
    notify({ status: 'warning', title: notDoneTitle, message: notDone(this.fileToSend.file.name) })
  }

  private async work(work: Work): Promise<void> {
    const abort = new AbortController()
    this.abort = abort
    const dispatchUnlessAborted = (event: SendingEvent) => {
      if (!abort.signal.aborted) this.dispatch(event)
    }
    try {
      if (work.kind === 'withdrawing') {
        const { importId } = await client.call(withdrawPlan, {
          params: { planId: work.order.planId },
          signal: abort.signal,
        })
        dispatchUnlessAborted({ type: 'withdrawn', importId })
        return
      }
      await this.refuseChangedFile()
      if (abort.signal.aborted) return
      if (work.kind === 'sending') saveOrder(this.orderName, work.order)
      const answer = await this.upload(work, abort.signal, part => dispatchUnlessAborted({ type: 'progress', part }))
      dispatchUnlessAborted({ type: 'answered', answer })
    } catch (error) {
      dispatchUnlessAborted({ type: 'failed', problem: problemOf(error), now: Date.now() })
    }
  }

  private upload(
    work: Exclude<Work, { kind: 'withdrawing' }>,
    signal: AbortSignal,
    onProgress: (part: number) => void,
  ) {
    const { file, kind } = this.fileToSend
    const query =
      work.kind === 'sending'
        ? { plan: work.order.planId }
        : { dryRun: 'true' as const, ...(work.similar ? { similar: work.similar } : {}) }
    return createSiteClient(createUploadFetch(onProgress)).call(importEndpoints[kind], {
      file: { name: file.name, content: file },
      query,
      signal,
      idempotencyKey: work.kind === 'sending' ? work.order.key : undefined,
    })
  }

  /** A browser reports a changed file as a network failure, unless the file is read first. */
  private async refuseChangedFile(): Promise<void> {
    try {
      await this.fileToSend.file.slice(0, 1).arrayBuffer()
    } catch (error) {
      throw new UnreadableFileError('The file is not there as it was chosen', { cause: error })
    }
  }
}

const workOf = (state: Sending): Work | null => ('work' in state ? state.work : null)

const isBusy = ({ kind }: Sending): boolean => kind === 'working' || kind === 'waiting' || kind === 'signed-out'

/** Whether the result is unknown: the same file must then be sent again under the same key. */
const isUnknown = (state: Sending): boolean => state.kind === 'failed' && state.stored === null

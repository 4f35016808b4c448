import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { importEndpoints, withdrawPlan } from '@ma-cantine/lib/imports/imports-api'
import { trackEvent } from '../../app/analytics.ts'
import { client, createSiteClient } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { Store } from '../../app/store.ts'
import { createUploadFetch } from '../../app/upload-fetch.ts'
import { type DataFamily, dataFamilyOf } from './data-family.ts'
import { forget, newKey, placeOf, recall, remember } from './kept-order.ts'
import { problemOf, UnreadableFileError } from './send-problem.ts'
import { type Answer, next, type Sending, type SendingEvent, type Work } from './sending.ts'
import type { Words } from './words/fr.ts'

/** A CSV or TSV file that its checks found right. */
export interface FileToSend {
  readonly file: File
  readonly kind: FileKind
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string
}

/** Names of the event that a success is counted by. */
const successNames: Readonly<Record<DataFamily, string>> = {
  purchases: 'import-purchases-success',
  canteens: 'import-canteen-success',
  diagnostics: 'import-diagnostics-success',
}

/** Carries the sending of one file from state to state, and lives on while nobody looks. */
export class FileSender {
  readonly checked: FileToSend
  readonly state: Store<Sending>
  private readonly place: string
  private abort: AbortController | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private watched = false
  private words: Words | null = null

  constructor(checked: FileToSend) {
    this.checked = checked
    this.place = placeOf(checked.kind, checked.sha256)
    this.state = new Store<Sending>({ kind: 'ready', interrupted: recall(this.place) })
  }

  /** Told by whoever shows it, until they call what comes back: its end is then told in a notice. */
  readonly watch = (words: Words): (() => void) => {
    this.words = words
    this.watched = true
    return () => {
      this.watched = false
    }
  }

  readonly plan = (): void => this.dispatch({ type: 'plan' })
  readonly resume = (): void => this.dispatch({ type: 'resume' })
  readonly choose = (similar: Extract<SendingEvent, { type: 'choose' }>['similar']): void =>
    this.dispatch({ type: 'choose', similar })
  readonly send = (): void => this.dispatch({ type: 'send', key: newKey() })
  readonly cancel = (): void => this.dispatch({ type: 'cancel' })
  readonly retry = (): void => this.dispatch({ type: 'retry' })

  private dispatch(event: SendingEvent): void {
    const before = this.state.get()
    const after = next(before, event)
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
    const over = workOf(before)
    if (over && !isUnknown(state)) forget(this.place)
    if (state.kind === 'done') this.celebrate(state.answer)
    else if (over && over.kind !== 'planning' && !this.watched) this.tellElsewhere()
  }

  private celebrate({ seconds }: Answer): void {
    // New canteens, lists and journal: all that is shown may have changed.
    void queries.invalidateQueries()
    trackEvent('inquiry', 'send', successNames[dataFamilyOf(this.checked.kind)])
    if (this.words) {
      notify({ status: 'success', title: this.words.done.notice(seconds), message: this.checked.file.name })
    }
  }

  private tellElsewhere(): void {
    if (!this.words) return
    const { notDoneTitle, notDone } = this.words.left
    notify({ status: 'warning', title: notDoneTitle, message: notDone(this.checked.file.name) })
  }

  private async work(work: Work): Promise<void> {
    const abort = new AbortController()
    this.abort = abort
    const tell = (event: SendingEvent) => {
      if (!abort.signal.aborted) this.dispatch(event)
    }
    try {
      if (work.kind === 'withdrawing') {
        const { importId } = await client.call(withdrawPlan, {
          params: { planId: work.order.planId },
          signal: abort.signal,
        })
        tell({ type: 'withdrawn', importId })
        return
      }
      await this.refuseChangedFile()
      if (abort.signal.aborted) return
      if (work.kind === 'sending') remember(this.place, work.order)
      const answer = await this.upload(work, abort.signal, part => tell({ type: 'progress', part }))
      tell({ type: 'answered', answer })
    } catch (error) {
      tell({ type: 'failed', problem: problemOf(error), now: Date.now() })
    }
  }

  private upload(
    work: Exclude<Work, { kind: 'withdrawing' }>,
    signal: AbortSignal,
    onProgress: (part: number) => void,
  ) {
    const { file, kind } = this.checked
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

  /** A browser tells such a file from a cut line only when asked before. */
  private async refuseChangedFile(): Promise<void> {
    try {
      await this.checked.file.slice(0, 1).arrayBuffer()
    } catch (error) {
      throw new UnreadableFileError('The file is not there as it was chosen', { cause: error })
    }
  }
}

const workOf = (state: Sending): Work | null => ('work' in state ? state.work : null)

const isBusy = ({ kind }: Sending): boolean => kind === 'working' || kind === 'waiting' || kind === 'signed-out'

/** Nobody could tell how it ended: the same file is to go on under the same key. */
const isUnknown = (state: Sending): boolean => state.kind === 'failed' && state.stored === null

import { declareMany } from '@ma-cantine/lib/teledeclaration/declare-many'
import type { ReadyCanteen } from '@ma-cantine/lib/teledeclaration/load-actions'
import { client } from '../../app/client.ts'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { Store } from '../../app/store.ts'
import { deleteTabDraft, loadTabDraft, saveTabDraft } from '../../app/tab-drafts.ts'
import { refreshDeclarations } from '../../teledeclaration/teledeclaration-queries.ts'
import { KeptRun } from './kept-run.ts'
import { sendUntilAnswered } from './send-until-answered.ts'

/**
 * `waiting`: no answer comes, the same request is sent again. `elsewhere`: another tab is declaring. `failure` is what
 * stopped it.
 */
export type RunState =
  | { readonly kind: 'running' | 'waiting' | 'stopping' | 'stopped' | 'elsewhere' | 'done' }
  | { readonly kind: 'failed'; readonly failure: unknown }

export interface Run extends KeptRun {
  readonly state: RunState
}

const draftName = 'teledeclarations'
/** One tab declares at a time. */
const lockName = 'teledeclarations'

/** The run of this tab, null without one. */
export const currentRun = new Store<Run | null>(null)

let stopping = new AbortController()

const change = (part: Partial<Run>): void => {
  const run = currentRun.get()
  if (run) currentRun.set({ ...run, ...part })
}

/** Whether the run is under way: leaving the page stops it. */
export const isUnderWay = ({ state }: Run): boolean => ['running', 'waiting', 'stopping'].includes(state.kind)

/** Takes up the run that this tab began before the page was loaded again. */
export function restoreRun(owner: number): void {
  if (currentRun.get() !== null) return
  const kept = loadTabDraft(draftName, owner, KeptRun)
  if (kept) currentRun.set({ ...kept, state: { kind: kept.outcomes.length < kept.items.length ? 'stopped' : 'done' } })
}

/** Declares these reports, which the person has stated to be right. */
export function startRun(owner: number, year: number, ready: readonly ReadyCanteen[]): void {
  const items = ready.map(({ canteen, diagnostic }) => ({
    canteenId: canteen.id,
    name: canteen.name,
    diagnostic: { id: diagnostic.id, modificationDate: diagnostic.modificationDate },
    seenCanteen: { modificationDate: canteen.modificationDate },
  }))
  currentRun.set({ id: createIdempotencyKey(), year, items, outcomes: [], state: { kind: 'stopped' } })
  resumeRun(owner)
}

/** Resumes a run that stopped, with the reports that it has not sent yet. */
export function resumeRun(owner: number): void {
  const run = currentRun.get()
  if (!run || isUnderWay(run)) return
  stopping = new AbortController()
  change({ state: { kind: 'running' } })
  const work = () => declareRest(owner, run)
  // Browsers have no locks outside of a secure context.
  void (navigator.locks
    ? navigator.locks.request(lockName, { ifAvailable: true }, lock =>
        lock ? work() : change({ state: { kind: 'elsewhere' } }),
      )
    : work())
}

/** Stops after the report that is being declared. */
export function stopRun(): void {
  const run = currentRun.get()
  if (!run || !isUnderWay(run)) return
  change({ state: { kind: 'stopping' } })
  stopping.abort()
}

export function closeRun(): void {
  deleteTabDraft(draftName)
  currentRun.set(null)
}

async function declareRest(owner: number, { id, year, items, outcomes: before }: Run): Promise<void> {
  const { signal } = stopping
  let outcomes = before
  const keep = () => saveTabDraft(draftName, owner, { id, year, items, outcomes } satisfies KeptRun)
  keep()
  const tell = (isWaiting: boolean) => {
    if (!signal.aborted) change({ state: { kind: isWaiting ? 'waiting' : 'running' } })
  }
  try {
    const run = declareMany({
      client,
      items: items.slice(before.length),
      seenOf: item => item,
      keyOf: ({ diagnostic }) => `${id}-${diagnostic.id}`,
      sendAgain: send => sendUntilAnswered(send, signal, tell),
    })
    for await (const { item, reason } of run) {
      outcomes = [...outcomes, { canteenId: item.canteenId, reason }]
      keep()
      change({ outcomes })
      if (signal.aborted) break
    }
    change({ state: { kind: outcomes.length < items.length ? 'stopped' : 'done' } })
  } catch (failure) {
    change({ state: signal.aborted ? { kind: 'stopped' } : { kind: 'failed', failure } })
  }
  await refreshDeclarations()
}

import type { ImportAnswer } from '@ma-cantine/lib'
import { noImportCounts } from '@ma-cantine/lib/imports/import-counts'
import { describe, expect, test } from 'vitest'
import type { SendProblem } from '../../../../web/imports/send/send-problem.ts'
import {
  initialSending,
  isOrderPending,
  reduceSending,
  type Sending,
  type SendingEvent,
} from '../../../../web/imports/send/sending.ts'

const plan = {
  id: 'plan',
  expiryDate: '2026-01-01T00:00:00Z',
  changes: [],
  changeCount: 2,
  emailCount: 0,
  totals: null,
}

const answer = (changes: Partial<ImportAnswer> = {}): ImportAnswer => ({
  count: 0,
  errorCount: 0,
  errors: [],
  warningCount: 0,
  warnings: [],
  groups: [],
  seconds: 0,
  encoding: 'utf-8',
  duplicateFile: false,
  duplicatePurchases: [],
  duplicatePurchaseCount: 0,
  digest: 'digest',
  importId: null,
  plan,
  created: 2,
  updated: 0,
  unchanged: 0,
  counts: noImportCounts,
  similarPurchaseCount: 0,
  similarPurchases: [],
  ...changes,
})

const refusedFor = (code: string) =>
  answer({
    plan: null,
    errorCount: 1,
    errors: [
      {
        row: 0,
        column: null,
        field: null,
        cell: null,
        code,
        type: code,
        title: '',
        message: '',
        advice: '',
        tags: [],
        status: 400,
        has_doc: false,
      },
    ],
  })

const following = (state: Sending, ...events: SendingEvent[]): Sending => events.reduce(reduceSending, state)
const answered = (changes?: Partial<ImportAnswer>): SendingEvent => ({ type: 'answered', answer: answer(changes) })
const failed = (problem: SendProblem): SendingEvent => ({ type: 'failed', problem, now: 1000 })

const planning = following(initialSending, { type: 'plan' })
const planned = following(planning, answered())
const sending = following(planned, { type: 'send', key: 'key' })
const withdrawing = following(sending, { type: 'cancel' })
const order = { planId: 'plan', key: 'key', similar: null }

describe('a plan', () => {
  test('is requested by the user alone, and shown before anything is sent', () => {
    expect(initialSending).toEqual({ kind: 'ready', interrupted: null })
    expect(planning).toMatchObject({ kind: 'working', work: { kind: 'planning', similar: null } })
    expect(planned).toMatchObject({ kind: 'planned', plan, renewal: null })
    expect(sending).toMatchObject({ kind: 'working', work: { kind: 'sending', order } })
  })

  test.each([
    ['a duplicate', { duplicateFile: true, errorCount: 1, plan: null }, 'duplicate'],
    ['a refusal', { errorCount: 1, plan: null }, 'refused'],
    ['nothing to store', { created: 0, unchanged: 3 }, 'nothing-to-do'],
    ['purchases stored already', { similarPurchaseCount: 1 }, 'similar'],
    ['an answer without a plan', { plan: null }, 'failed'],
  ] as const)('may find %s', (_, changes, kind) => {
    expect(following(planning, answered(changes)).kind).toBe(kind)
  })

  test('can be cancelled and stores nothing', () => {
    expect(following(planning, { type: 'cancel' })).toEqual({ ...initialSending, isStopped: true })
    expect(isOrderPending(planning)).toBe(false)
  })

  test('is requested again when the data change meanwhile', () => {
    expect(following(planning, { type: 'answered', answer: refusedFor('data-moved') })).toEqual(planning)
  })
})

describe('purchases that are stored already', () => {
  const similar = following(planning, answered({ similarPurchaseCount: 1 }))

  test('are stored too under the present plan', () => {
    expect(following(similar, { type: 'choose', similar: 'allow' })).toMatchObject({ kind: 'planned', similar: null })
  })

  test.each(['skip', 'refuse'] as const)('need another plan to %s them, which asks no more', choice => {
    const again = following(similar, { type: 'choose', similar: choice })
    expect(again).toMatchObject({ kind: 'working', work: { kind: 'planning', similar: choice } })
    expect(following(again, answered({ similarPurchaseCount: 1 }))).toMatchObject({ kind: 'planned', similar: choice })
  })
})

describe('an order', () => {
  test('ends in what it stored', () => {
    expect(following(sending, answered({ count: 2, importId: 1 }))).toMatchObject({ kind: 'done' })
    expect(following(sending, answered({ created: 0, importId: 1 }))).toMatchObject({ kind: 'nothing-to-do' })
    expect(following(sending, answered({ duplicateFile: true }))).toMatchObject({ kind: 'duplicate' })
    expect(following(sending, { type: 'answered', answer: refusedFor('not-manager') }).kind).toBe('refused')
  })

  test.each([
    ['plan-expired', 'expired'],
    ['plan-outdated', 'moved'],
    ['data-moved', 'moved'],
  ])('that comes too late (%s) leads to a new plan, which the user reads again', (code, renewal) => {
    const again = following(sending, { type: 'answered', answer: refusedFor(code) })
    expect(again).toMatchObject({ kind: 'working', work: { kind: 'planning', renewal } })
    expect(following(again, answered())).toMatchObject({ kind: 'planned', renewal })
  })

  test('whose answer is lost is retried under the same key, at growing intervals', () => {
    const waits = [1, 2, 4, 8, 10, 10]
    let state = sending
    for (const seconds of waits) {
      state = following(state, failed('unreachable'))
      expect(state).toMatchObject({ kind: 'waiting', work: { order }, until: 1000 + seconds * 1000 })
      expect(isOrderPending(state)).toBe(true)
      state = following(state, { type: 'retry' })
      expect(state).toMatchObject({ kind: 'working', work: { kind: 'sending', order } })
    }
    expect(following(state, answered({ importId: 1 })).kind).toBe('done')
  })

  test('that the server still works on is retried each second', () => {
    const waiting = following(sending, failed('under-way'), { type: 'retry' }, failed('under-way'))
    expect(waiting).toMatchObject({ kind: 'waiting', wait: 'under-way', until: 2000 })
  })

  test('waits for its owner to sign in again', () => {
    const signedOut = following(sending, failed('signed-out'))
    expect(signedOut).toMatchObject({ kind: 'signed-out', work: { order } })
    expect(following(signedOut, { type: 'retry' })).toEqual(sending)
  })

  test('that no longer exists leads to a new plan', () => {
    expect(following(sending, failed('gone'))).toMatchObject({ kind: 'working', work: { kind: 'planning' } })
  })

  test('goes on under its key after a reload', () => {
    expect(following({ kind: 'ready', interrupted: order }, { type: 'resume' })).toEqual(sending)
    expect(following(initialSending, { type: 'resume' })).toBe(initialSending)
  })
})

describe('cancelling', () => {
  test('ends only when the server confirms that nothing is stored', () => {
    expect(withdrawing).toMatchObject({ kind: 'working', work: { kind: 'withdrawing', order, problem: null } })
    expect(following(withdrawing, failed('unreachable'))).toMatchObject({
      kind: 'waiting',
      work: { kind: 'withdrawing' },
    })
    expect(following(withdrawing, { type: 'withdrawn', importId: null })).toEqual({ kind: 'cancelled' })
    expect(following(withdrawing, failed('gone'))).toEqual({ kind: 'cancelled' })
  })

  test('too late shows the import to undo', () => {
    expect(following(withdrawing, { type: 'withdrawn', importId: 7 })).toEqual({ kind: 'stored', importId: 7 })
    const applied = following(sending, { type: 'answered', answer: refusedFor('plan-applied') })
    expect(following(applied, { type: 'withdrawn', importId: 7 })).toEqual({ kind: 'stored', importId: 7 })
  })

  test('follows a failure, to find out whether something is stored', () => {
    const afterFailure = following(sending, failed('unexpected'))
    expect(afterFailure).toMatchObject({ work: { kind: 'withdrawing', problem: 'unexpected' } })
    const nothing = following(afterFailure, { type: 'withdrawn', importId: null })
    expect(nothing).toEqual({ kind: 'failed', problem: 'unexpected', stored: false })
    expect(following(afterFailure, failed('unexpected'))).toMatchObject({ kind: 'failed', stored: null })
  })

  test('cannot be cancelled', () => {
    expect(following(withdrawing, { type: 'cancel' })).toBe(withdrawing)
  })
})

test('an event without meaning in a state changes nothing', () => {
  const done = following(sending, answered({ importId: 1 }))
  const events: SendingEvent[] = [
    { type: 'plan' },
    { type: 'resume' },
    { type: 'choose', similar: 'skip' },
    { type: 'send', key: 'other' },
    { type: 'cancel' },
    { type: 'retry' },
    { type: 'progress', part: 0.5 },
    answered(),
    { type: 'withdrawn', importId: 1 },
    failed('unreachable'),
  ]
  for (const event of events) expect(reduceSending(done, event)).toBe(done)
  expect(following(sending, { type: 'send', key: 'other' })).toBe(sending)
})

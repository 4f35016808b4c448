import { pressKey, readGrams, writeGrams } from '@ma-cantine/lib/waste/grams'
import { nameOfCode, readCode, writeCode } from '@ma-cantine/lib/waste/kitchen-code'
import type { SentWeighing, WeighingResult } from '@ma-cantine/lib/waste/sent-weighings'
import { formOfMeasurement } from '@ma-cantine/lib/waste/waste-form'
import type { Weighing } from '@ma-cantine/lib/waste/weighing'
import { linkDraft } from '@ma-cantine/lib/waste/weighing-link-form'
import {
  changedWeighing,
  gramsOf,
  newWeighing,
  type QueuedWeighing,
  settled,
  weighingsOfDay,
} from '@ma-cantine/lib/waste/weighing-queue'
import { isLinkOpen, type WeighingValues, weighingErrors } from '@ma-cantine/lib/waste/weighing-rules'
import {
  addUpWeighings,
  differsFromWeighed,
  isStepEmpty,
  type WeighingGroup,
  weighedValues,
} from '@ma-cantine/lib/waste/weighing-sums'
import { describe, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

const today = '2026-03-12'
const values: WeighingValues = { day: today, source: 'leftovers', grams: 4200, edible: 'yes' }

describe('a mass on the pad', () => {
  test('is read in kilograms with a comma or a point, to the gram', () => {
    expect(['12,5', '12.5', '0,005', ',5', '7', ' 1 200,25 '].map(readGrams)).toEqual([
      12_500, 12_500, 5, 500, 7000, 1_200_250,
    ])
    expect(['', ',', 'kg', '1,2345', '1,2,3', '-1'].map(readGrams)).toEqual([null, null, null, null, null, null])
  })

  test('is written as it is read', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999 }), grams => readGrams(writeGrams(grams)) === grams))
  })

  test('takes no key that would make no mass of it', () => {
    const type = (keys: string) => [...keys].reduce(pressKey, '')
    expect(type('12,5')).toBe('12,5')
    expect(type(',5')).toBe('0,5')
    expect(type('007')).toBe('7')
    expect(type('1,,5')).toBe('1,5')
    expect(type('1,23456')).toBe('1,234')
    expect(type('123456')).toBe('123')
    expect(pressKey('12,5', 'erase')).toBe('12,')
    expect(pressKey('', 'erase')).toBe('')
  })
})

describe('the code of a kitchen', () => {
  test('is read as hands and eyes write it', () => {
    expect(readCode('k7qm-4xjp 9tra')).toBe('K7QM4XJP9TRA')
    expect(readCode('oOiIlL000000')).toBe('001111000000')
    expect(['', 'K7QM-4XJP-9TR', 'K7QM-4XJP-9TRAA', 'K7QM-4XJP-9TRU', '<script>'].map(readCode)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect(writeCode('K7QM4XJP9TRA')).toBe('K7QM-4XJP-9TRA')
    expect(nameOfCode('K7QM4XJP9TRA')).toBe('K7QM')
  })

  test('is good until a day after its period, or until it is ended', () => {
    const link = { periodEndDate: '2026-03-13', endDate: null }
    expect(['2026-03-13', '2026-03-14', '2026-03-15'].map(day => isLinkOpen(link, day))).toEqual([true, true, false])
    expect(isLinkOpen({ ...link, endDate: '2026-03-12T08:00:00.000Z' }, '2026-03-12')).toBe(false)
  })

  test('is made for a period that is not over, of a season at most', () => {
    const errors = (periodStartDate: string, periodEndDate: string) =>
      linkDraft(today).safeParse({ periodStartDate, periodEndDate }).error?.issues.length ?? 0
    expect(errors(today, today)).toBe(0)
    expect(errors('2026-03-09', '2026-06-08')).toBe(0)
    expect(errors('2026-03-09', '2026-06-09')).toBe(1)
    expect(errors('2026-03-13', today)).toBe(1)
    expect(errors('2026-03-09', '2026-03-11')).toBe(1)
    expect(errors(today, '')).toBe(1)
  })
})

test('a weighing has a mass below a tonne, on a day that has come and that its link is open for', () => {
  const codes = (change: Partial<WeighingValues>, period: Parameters<typeof weighingErrors>[1]['period'] = null) =>
    Object.values(weighingErrors({ ...values, ...change }, { today, period }))
      .flat()
      .map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ grams: 0 })).toEqual(['no-grams'])
  expect(codes({ grams: 999_999 })).toEqual([])
  expect(codes({ grams: 1_000_000 })).toEqual(['too-many-grams'])
  expect(codes({ day: '2026-03-13' })).toEqual(['weighing-to-come'])
  const period = { periodStartDate: '2026-03-10', periodEndDate: '2026-03-11' }
  expect(codes({}, period)).toEqual(['outside-period'])
  expect(codes({ day: '2026-03-11' }, period)).toEqual([])
})

describe('the tunnel filled from weighings', () => {
  const group = (change: Partial<WeighingGroup>): WeighingGroup => ({
    day: today,
    source: 'leftovers',
    edible: 'yes',
    name: null,
    isKitchen: true,
    count: 1,
    grams: 1000,
    ...change,
  })
  const sums = addUpWeighings([
    group({ grams: 12_345, count: 3 }),
    group({ grams: 655, edible: 'no', name: 'Anne Roux', isKitchen: false }),
    group({ grams: 4000, source: 'preparation', edible: 'unknown', day: '2026-03-11' }),
    group({ grams: 500, source: 'unserved', edible: 'unknown' }),
    group({ grams: 500, source: 'unserved' }),
  ])

  test('has the total, and the masses of each source that was sorted as a whole', () => {
    expect(weighedValues(sums, 'total')).toEqual({ totalMass: '18' })
    expect(weighedValues(sums, 'distinction')).toEqual({ isSortedBySource: 'yes' })
    expect(weighedValues(sums, 'reste-assiette')).toEqual({
      leftoversTotalMass: '13',
      leftoversIsSorted: 'yes',
      leftoversEdibleMass: '12,35',
      leftoversInedibleMass: '0,66',
    })
    expect(weighedValues(sums, 'preparation')).toEqual({ preparationTotalMass: '4', preparationIsSorted: 'no' })
    expect(weighedValues(sums, 'non-servies')).toEqual({ unservedTotalMass: '1' })
    expect(weighedValues(sums, 'periode')).toBeNull()
    expect(weighedValues(addUpWeighings([]), 'total')).toBeNull()
  })

  test('tells days in their order, and who weighed', () => {
    expect(sums).toMatchObject({ count: 7, grams: 18_000 })
    expect(sums.days).toEqual([
      { day: '2026-03-11', count: 1, grams: 4000 },
      { day: today, count: 6, grams: 14_000 },
    ])
    expect(sums.authors).toEqual([
      { name: null, isKitchen: true, count: 6, grams: 17_345 },
      { name: 'Anne Roux', isKitchen: false, count: 1, grams: 655 },
    ])
  })

  test('fills empty steps alone, and tells where an answer differs', () => {
    const empty = formOfMeasurement(null)
    expect(isStepEmpty('total', empty)).toBe(true)
    expect(isStepEmpty('total', { ...empty, totalMass: '2' })).toBe(false)
    expect(differsFromWeighed({ ...empty, totalMass: '18,00' }, { totalMass: '18' })).toBe(false)
    expect(differsFromWeighed({ ...empty, totalMass: '17' }, { totalMass: '18' })).toBe(true)
    expect(differsFromWeighed(empty, { isSortedBySource: 'yes' })).toBe(true)
  })
})

describe('the queue of a device', () => {
  test('keeps what was changed while it was being sent, and what is refused with the reason', () => {
    const first = newWeighing('a', values)
    const changed = changedWeighing(first.weighing, { grams: 5 })
    const result: WeighingResult = { uuid: 'a', status: 'stored', message: null, weighing: null }
    expect(settled(first, first.weighing, result)).toBeNull()
    expect(settled(changed, first.weighing, result)).toBe(changed)
    const theirs = { revision: 4 } as Weighing
    const refused = settled(changed, changed.weighing, {
      uuid: 'a',
      status: 'refused',
      message: 'Non.',
      weighing: theirs,
    })
    expect(refused).toMatchObject({ message: 'Non.', weighing: { grams: 5, revision: 4 } })
    // Its correction comes after what the server has.
    expect(refused && changedWeighing(refused.weighing, { grams: 6 })).toMatchObject({
      message: null,
      weighing: { revision: 5 },
    })
  })

  test('shows a day as the device has changed it, and counts what is refused nowhere', () => {
    const stored = (uuid: string, grams: number) =>
      ({ ...values, uuid, grams, revision: 1, authorName: 'Anne Roux' }) as Weighing
    const shown = weighingsOfDay(
      [stored('a', 1), stored('b', 2), stored('c', 3)],
      [
        changedWeighing({ ...values, uuid: 'b', revision: 1, isDeleted: false }, { grams: 20 }),
        changedWeighing({ ...values, uuid: 'c', revision: 1, isDeleted: false }, { isDeleted: true }),
        { ...newWeighing('d', values), message: 'Non.' },
        newWeighing('e', { ...values, day: '2026-03-11' }),
      ],
      today,
    )
    expect(shown.map(({ uuid, grams, state, authorName }) => [uuid, grams, state, authorName])).toEqual([
      ['d', 4200, 'refused', null],
      ['b', 20, 'waiting', 'Anne Roux'],
      ['a', 1, 'stored', 'Anne Roux'],
    ])
    expect(gramsOf(shown)).toBe(21)
  })

  /** A server as the contract describes it: each weighing once, the latest revision. */
  class Shelf {
    readonly stored = new Map<string, SentWeighing>()
    take(sent: readonly SentWeighing[]): WeighingResult[] {
      return sent.map(weighing => {
        const known = this.stored.get(weighing.uuid)
        if (!known || weighing.revision > known.revision) this.stored.set(weighing.uuid, weighing)
        return { uuid: weighing.uuid, status: 'stored', message: null, weighing: null }
      })
    }
    sum(): number {
      return [...this.stored.values()].reduce((sum, { isDeleted, grams }) => sum + (isDeleted ? 0 : grams), 0)
    }
  }

  test('of several devices, cut and killed at any moment, loses and doubles nothing', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('weigh' as const), grams: fc.integer({ min: 1, max: 999_999 }) }),
      fc.record({ kind: fc.constant('change' as const), at: fc.nat(), grams: fc.integer({ min: 1, max: 999_999 }) }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
      // How far an exchange comes: the request is lost, its answer is, or none.
      fc.record({
        kind: fc.constant('send' as const),
        reaches: fc.constantFrom('nobody', 'server', 'device'),
        count: fc.integer({ min: 1, max: 5 }),
      }),
    )
    const device = fc.array(act, { maxLength: 60 })
    fc.assert(
      fc.property(fc.array(device, { minLength: 2, maxLength: 3 }), devices => {
        const shelf = new Shelf()
        let expected = 0
        devices.forEach((acts, name) => {
          // What is on the disk: a kill takes the rest.
          const queue = new Map<string, QueuedWeighing>()
          const known: SentWeighing[] = []
          const keep = (queued: QueuedWeighing, place: number) => {
            queue.set(queued.weighing.uuid, queued)
            known[place] = queued.weighing
          }
          const send = (count: number, reaches: string) => {
            const sent = [...queue.values()].slice(0, count).map(({ weighing }) => weighing)
            if (reaches === 'nobody') return
            const results = shelf.take(sent)
            if (reaches === 'server') return
            for (const [index, result] of results.entries()) {
              const [weighing, queued] = [sent[index], queue.get(result.uuid)]
              if (weighing && queued && settled(queued, weighing, result) === null) queue.delete(result.uuid)
            }
          }
          for (const act of acts) {
            if (act.kind === 'weigh')
              keep(newWeighing(`${name} ${known.length}`, { ...values, grams: act.grams }), known.length)
            else if (act.kind === 'send') send(act.count, act.reaches)
            else {
              const place = act.at % Math.max(known.length, 1)
              const weighing = known[place]
              if (weighing)
                keep(
                  changedWeighing(weighing, act.kind === 'change' ? { grams: act.grams } : { isDeleted: true }),
                  place,
                )
            }
          }
          send(Number.POSITIVE_INFINITY, 'device')
          expect(queue.size).toBe(0)
          expected += known.reduce((sum, { isDeleted, grams }) => sum + (isDeleted ? 0 : grams), 0)
        })
        expect(shelf.sum()).toBe(expected)
      }),
    )
  })
})

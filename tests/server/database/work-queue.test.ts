import { describe, expect, test } from 'vitest'
import { DatabaseBusyError } from '../../../server/database/trouble.ts'
import { WorkQueue } from '../../../server/database/work-queue.ts'

/** Work that ends when `end()` is called. */
function work() {
  let end: () => void = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return { end, ended }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

describe('the queue of long work', () => {
  test('runs a few items at a time', async () => {
    const queue = new WorkQueue(2, 10)
    const begun: number[] = []
    const works = [work(), work(), work()]
    const runs = works.map(({ ended }, i) =>
      queue.run({ owner: 1 }, () => {
        begun.push(i)
        return ended
      }),
    )
    await settle()
    expect(begun).toEqual([0, 1])
    works[1]?.end()
    await settle()
    expect(begun).toEqual([0, 1, 2])
    for (const { end } of works) end()
    await Promise.all(runs)
  })

  test('serves owners in turn, however many items each has', async () => {
    const queue = new WorkQueue(1, 10)
    const first = work()
    const order: string[] = []
    const run = (owner: number, name: string) => queue.run({ owner }, async () => void order.push(name))
    const runs = [queue.run({ owner: 1 }, () => first.ended), run(1, 'a1'), run(1, 'a2'), run(1, 'a3'), run(2, 'b1')]
    runs.push(run(3, 'c1'), run(2, 'b2'))
    first.end()
    await Promise.all(runs)
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('frees the place of an item that fails', async () => {
    const queue = new WorkQueue(1, 10)
    const fail = () => queue.run({ owner: 1 }, () => Promise.reject(new Error('failed')))
    await expect(fail()).rejects.toThrow('failed')
    expect(await queue.run({ owner: 1 }, async () => 'done')).toBe('done')
  })

  test('refuses an item once it is full, and not before', async () => {
    const queue = new WorkQueue(1, 2)
    const first = work()
    const runs = [first.ended, Promise.resolve(), Promise.resolve()].map(ended => queue.run({ owner: 1 }, () => ended))
    await expect(queue.run({ owner: 2 }, async () => {})).rejects.toBeInstanceOf(DatabaseBusyError)
    first.end()
    await Promise.all(runs)
    await queue.run({ owner: 2 }, async () => {})
  })

  test('drops an aborted item that waits, but not one that has begun', async () => {
    const queue = new WorkQueue(1, 1)
    const [first, gone] = [work(), new AbortController()]
    const begun = queue.run({ owner: 1, signal: gone.signal }, () => first.ended.then(() => 'done'))
    const waiting = queue.run({ owner: 2, signal: gone.signal }, async () => 'never')
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(queue.run({ owner: 2, signal: gone.signal }, async () => 'never')).rejects.toThrow('gone')
    const next = queue.run({ owner: 3 }, async () => 'next')
    first.end()
    expect([await begun, await next]).toEqual(['done', 'next'])
  })

  test('runs work that takes the same lock one after the other, and other work meanwhile', async () => {
    const queue = new WorkQueue(3, 10)
    const [first, wide] = [work(), work()]
    const begun: string[] = []
    const run = (name: string, owner: number, locks: readonly (number | string)[], ended?: Promise<void>) =>
      queue.run({ owner, locks }, async () => {
        begun.push(name)
        await ended
      })
    const runs = [
      run('first', 1, [1, 2], first.ended),
      run('both', 2, [2, 3], wide.ended),
      // Does not overtake what waits for the same lock.
      run('behind', 3, [3]),
      run('same', 1, [1]),
      run('other', 4, [4, 'canteens']),
    ]
    await settle()
    expect(begun).toEqual(['first', 'other'])
    first.end()
    await settle()
    expect(begun).toEqual(['first', 'other', 'both', 'same'])
    wide.end()
    await Promise.all(runs)
    expect(begun.at(-1)).toBe('behind')
  })

  test('lets others go on when what they wait behind is given up', async () => {
    const queue = new WorkQueue(2, 10)
    const [first, gone] = [work(), new AbortController()]
    const holding = queue.run({ owner: 1, locks: [1] }, () => first.ended)
    const waiting = queue.run({ owner: 2, locks: [1, 2], signal: gone.signal }, async () => {})
    const behind = queue.run({ owner: 3, locks: [2] }, async () => 'done')
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(await behind).toBe('done')
    first.end()
    await holding
  })
})

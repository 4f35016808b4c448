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
      queue.run(1, undefined, () => {
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
    const run = (owner: number, name: string) => queue.run(owner, undefined, async () => void order.push(name))
    const runs = [queue.run(1, undefined, () => first.ended), run(1, 'a1'), run(1, 'a2'), run(1, 'a3'), run(2, 'b1')]
    runs.push(run(3, 'c1'), run(2, 'b2'))
    first.end()
    await Promise.all(runs)
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('frees the place of an item that fails', async () => {
    const queue = new WorkQueue(1, 10)
    const fail = () => queue.run(1, undefined, () => Promise.reject(new Error('failed')))
    await expect(fail()).rejects.toThrow('failed')
    expect(await queue.run(1, undefined, async () => 'done')).toBe('done')
  })

  test('refuses an item once it is full, and not before', async () => {
    const queue = new WorkQueue(1, 2)
    const first = work()
    const runs = [first.ended, Promise.resolve(), Promise.resolve()].map(ended => queue.run(1, undefined, () => ended))
    await expect(queue.run(2, undefined, async () => {})).rejects.toBeInstanceOf(DatabaseBusyError)
    first.end()
    await Promise.all(runs)
    await queue.run(2, undefined, async () => {})
  })

  test('drops an aborted item that waits, but not one that has begun', async () => {
    const queue = new WorkQueue(1, 1)
    const [first, gone] = [work(), new AbortController()]
    const begun = queue.run(1, gone.signal, () => first.ended.then(() => 'done'))
    const waiting = queue.run(2, gone.signal, async () => 'never')
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(queue.run(2, gone.signal, async () => 'never')).rejects.toThrow('gone')
    const next = queue.run(3, undefined, async () => 'next')
    first.end()
    expect([await begun, await next]).toEqual(['done', 'next'])
  })
})

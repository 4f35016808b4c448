import { describe, expect, test } from 'vitest'
import { DatabaseBusyError } from '../../../server/database/trouble.ts'
import { WorkQueue } from '../../../server/database/work-queue.ts'

/** A work that ends when it is told to. */
function work() {
  let end: () => void = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return { end, ended }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

describe('long works', () => {
  test('run a few at a time', async () => {
    const turns = new WorkQueue(2, 10)
    const begun: number[] = []
    const works = [work(), work(), work()]
    const runs = works.map(({ ended }, i) =>
      turns.run(1, undefined, () => {
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

  test('go from one owner to the next, however many each has', async () => {
    const turns = new WorkQueue(1, 10)
    const first = work()
    const order: string[] = []
    const run = (owner: number, name: string) => turns.run(owner, undefined, async () => void order.push(name))
    const runs = [turns.run(1, undefined, () => first.ended), run(1, 'a1'), run(1, 'a2'), run(1, 'a3'), run(2, 'b1')]
    runs.push(run(3, 'c1'), run(2, 'b2'))
    first.end()
    await Promise.all(runs)
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('leave their place when they fail', async () => {
    const turns = new WorkQueue(1, 10)
    const fail = () => turns.run(1, undefined, () => Promise.reject(new Error('failed')))
    await expect(fail()).rejects.toThrow('failed')
    expect(await turns.run(1, undefined, async () => 'done')).toBe('done')
  })

  test('are refused when too many wait, and not one less', async () => {
    const turns = new WorkQueue(1, 2)
    const first = work()
    const runs = [first.ended, Promise.resolve(), Promise.resolve()].map(ended => turns.run(1, undefined, () => ended))
    await expect(turns.run(2, undefined, async () => {})).rejects.toBeInstanceOf(DatabaseBusyError)
    first.end()
    await Promise.all(runs)
    await turns.run(2, undefined, async () => {})
  })

  test('leave the line when they are given up, but not once they have begun', async () => {
    const turns = new WorkQueue(1, 1)
    const [first, gone] = [work(), new AbortController()]
    const begun = turns.run(1, gone.signal, () => first.ended.then(() => 'done'))
    const waiting = turns.run(2, gone.signal, async () => 'never')
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(turns.run(2, gone.signal, async () => 'never')).rejects.toThrow('gone')
    const next = turns.run(3, undefined, async () => 'next')
    first.end()
    expect([await begun, await next]).toEqual(['done', 'next'])
  })
})

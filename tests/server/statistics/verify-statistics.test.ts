import { afterAll, beforeAll, expect, test } from 'vitest'
import { FollowedCanteens } from '../../../server/canteens/followed-canteens.ts'
import { verifyStatisticsJob } from '../../../server/statistics/verify-statistics-job.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const countOf = async (): Promise<number> =>
  (await server.app.inject({ url: '/api/v1/canteenStatistics/?year=2024&region=53' })).json().canteenCount
const verify = () => verifyStatisticsJob.run(server.app.services, { signal: new AbortController().signal })
async function corrected(): Promise<number> {
  const { values } = await server.app.services.metrics.correctedFigures.get()
  return values[0]?.value ?? 0
}

test('what no trigger has noted is told and mended, and what they have noted is no difference', async () => {
  const { writer } = server.app.services.database
  // Before the first request, nothing is followed.
  await verify()
  expect(await corrected()).toBe(0)
  const add = (number: number, region: string | null) =>
    server.addCanteen(makeSiret(number), [], { productionType: 'site', region })
  await add(1, '53')
  const second = await add(2, '53')
  expect(await countOf()).toBe(2)
  await add(3, '53')
  await verify()
  expect(await corrected()).toBe(0)
  expect(await countOf()).toBe(3)

  await writer('canteens').where({ id: second }).update({ region: '84' })
  await writer('publicChanges').delete()
  expect(await countOf()).toBe(3)
  await verify()
  expect(await corrected()).toBe(1)
  expect(await countOf()).toBe(2)
  await verify()
  expect(await corrected()).toBe(1)

  await writer('canteens').where({ region: '53' }).delete()
  await writer('publicChanges').delete()
  await verify()
  expect([await corrected(), await countOf()]).toEqual([3, 0])
})

test('a comparison that fails is told to who asked, and to nobody else', async () => {
  let fails = false
  const followed = new FollowedCanteens<object>({
    database: server.app.services.database.reader,
    read: async () => {
      if (fails) throw new Error('The database is away')
      return { state: '1', changed: new Map() }
    },
    replace: () => {},
  })
  await followed.refresh(null)
  fails = true
  await expect(followed.verify(() => new Map())).rejects.toThrow('away')
  // Node tells of a rejection that nobody takes once its queue is empty.
  await new Promise(resolve => setImmediate(resolve))
  fails = false
  expect(await followed.verify(() => new Map())).toBe(0)
})

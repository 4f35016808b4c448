import { afterEach, describe, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { latestOccurrence } from '../../../server/jobs/timetable.ts'
import { scheduledJobs } from '../../../server/scheduled-jobs.ts'
import { runJobsAtTen } from '../support/job-times.ts'
import { inventedSiret } from '../support/sirets.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

interface JobRow {
  readonly id: number
  readonly name: string
  readonly dueDate: string
  readonly attempts: number
  readonly leaseHolder: string | null
  readonly leaseExpiry: string | null
  readonly endDate: string | null
  readonly lastError: string | null
}

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const item of closing.splice(0).reverse()) await item.close()
})
const opened = <Item extends { close(): Promise<void> }>(item: Item): Item => {
  closing.push(item)
  return item
}

const sirets = (count: number) => Array.from({ length: count }, (_, i) => inventedSiret(778800000 + i))
const standIn = async (count: number): Promise<OutsideStandIn> =>
  opened(
    await startOutsideStandIn({
      establishments: sirets(count).map(siret => ({
        siret,
        company: 'COMMUNE DE LIVERDUN',
        address: '54460 LIVERDUN',
        cityInseeCode: '54318',
        city: 'LIVERDUN',
        postalCode: '54460',
      })),
    }),
  )

/** A job that calls a service once per canteen, which makes its work countable. */
const counted = 'insee-code-from-siret'
const lackingCodes = async (server: TestServer, count: number) => {
  for (const siret of sirets(count)) await server.addCanteen(siret, [])
}
const jobNamed = async (server: TestServer, name: string) =>
  (await server.rows<JobRow>('jobs')).filter(job => job.name === name)
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
/** Makes a waiting job due at once. */
const hurry = (server: TestServer) =>
  server.app.services.database.writer('jobs').update({ dueDate: later(-1000), leaseExpiry: null })

describe('with two nodes on one database', () => {
  test('each job runs exactly once for each of its times', async () => {
    const outside = await standIn(3)
    const one = opened(await startTestServer({ ...outside.environment }))
    const { database } = one.settings
    const two = opened(await startTestServer({ ...outside.environment }, { database }))
    await lackingCodes(one, 3)
    await runJobsAtTen(one, two)
    await eventually(async () => ((await one.rows<JobRow>('jobs')).every(job => job.endDate) ? true : undefined))
    const jobs = await one.rows<JobRow>('jobs')
    expect(jobs.map(job => job.name).sort()).toEqual(scheduledJobs.map(job => job.name).sort())
    expect(jobs.every(job => job.attempts === 0 && job.lastError === null)).toBe(true)
    expect(outside.calls).toHaveLength(3)
    expect(await one.rows('canteens')).toMatchObject(Array(3).fill({ city: 'Liverdun', cityInseeCode: '54318' }))

    await runJobsAtTen(one, two)
    expect(await one.count('jobs')).toBe(2 * scheduledJobs.length)
    expect(outside.calls).toHaveLength(3)
  })

  test('a job is taken over from a dead node, never from a living one', async () => {
    const server = opened(await startTestServer())
    const date = later(-60_000)
    const row = { creationDate: date, dueDate: date, leaseHolder: 'another node' }
    const { writer } = server.app.services.database
    await writer('jobs').insert({ ...row, name: counted, leaseExpiry: later(60_000) })
    await server.app.jobs.runDue()
    expect(await jobNamed(server, counted)).toMatchObject([{ endDate: null, leaseHolder: 'another node' }])
    await writer('jobs').update({ leaseExpiry: later(-1) })
    await server.app.jobs.runDue()
    expect(await jobNamed(server, counted)).toMatchObject([{ endDate: expect.any(String), leaseHolder: null }])
  })

  test('a node that lost its lease does not end the job of the next node', async () => {
    const outside = await standIn(3)
    const server = opened(await startTestServer({ ...outside.environment }))
    await lackingCodes(server, 3)
    const ten = runJobsAtTen(server)
    await eventually(() => (outside.calls.length >= 1 ? true : undefined))
    const taken = { leaseHolder: 'another node', leaseExpiry: later(60_000) }
    await server.app.services.database.writer('jobs').where({ name: counted }).update(taken)
    await ten
    expect(outside.calls).toHaveLength(3)
    expect(await jobNamed(server, counted)).toMatchObject([{ ...taken, endDate: null, attempts: 0 }])
  })

  test('the job of a node that stops is finished by the next node', async () => {
    const outside = await standIn(6)
    const one = opened(await startTestServer({ ...outside.environment }))
    await lackingCodes(one, 6)
    const { database } = one.settings
    const ten = runJobsAtTen(one)
    await eventually(() => (outside.calls.length >= 2 ? true : undefined))
    await one.app.close()
    await ten
    const done = outside.calls.length
    expect(done).toBeLessThan(6)

    const two = opened(await startTestServer({ ...outside.environment }, { database }))
    await eventually(async () => ((await jobNamed(two, counted))[0]?.endDate ? true : undefined))
    expect(await jobNamed(two, counted)).toMatchObject([{ attempts: 0, lastError: null }])
    expect(await two.rows('canteens')).toMatchObject(Array(6).fill({ cityInseeCode: '54318' }))
    // The canteen in progress when the node stopped may be tried again.
    expect(outside.calls.length).toBeLessThanOrEqual(7)
  })
})

describe('a job that fails', () => {
  test('is retried later, less and less often, and not after it has succeeded', async () => {
    const outside = await standIn(1)
    const server = opened(await startTestServer({ ...outside.environment, OUTSIDE_PAUSE: '1' }))
    await lackingCodes(server, 1)
    outside.behaviour = 'error'
    await runJobsAtTen(server)
    const [failed] = await jobNamed(server, counted)
    expect(failed).toMatchObject({ attempts: 1, endDate: null, lastError: 'company register: status 500' })
    expect(Date.parse(failed?.dueDate ?? '')).toBeGreaterThan(Date.now() + 50_000)
    const calls = outside.calls.length
    await server.app.jobs.runDue()
    expect(outside.calls).toHaveLength(calls)

    await hurry(server)
    await server.app.jobs.runDue()
    const [again] = await jobNamed(server, counted)
    expect(again).toMatchObject({ attempts: 2, endDate: null })
    expect(Date.parse(again?.dueDate ?? '')).toBeGreaterThan(Date.now() + 110_000)
    // A register that is down does not count as an attempt.
    expect(await server.rows('canteens')).toMatchObject([{ cityInseeCode: null, inseeCodeAttempts: 0 }])

    outside.behaviour = 'right'
    // Calls of the register pause after its failure: an attempt during the pause is postponed again.
    await eventually(async () => {
      await hurry(server)
      await server.app.jobs.runDue()
      return (await jobNamed(server, counted))[0]?.endDate ? true : undefined
    })
    expect(await jobNamed(server, counted)).toMatchObject([{ lastError: null }])
    const all = outside.calls.length
    await server.app.services.database.writer('jobs').update({ dueDate: later(-1000) })
    await server.app.jobs.runDue()
    expect(outside.calls).toHaveLength(all)
  })

  test('is given up after twelve failures, and starts afresh at its next time', async () => {
    const outside = await standIn(1)
    const server = opened(await startTestServer({ ...outside.environment, OUTSIDE_PAUSE: '1' }))
    await lackingCodes(server, 1)
    outside.behaviour = 'unexpected'
    await runJobsAtTen(server)
    // A waiting job is not queued a second time.
    await runJobsAtTen(server)
    expect(await jobNamed(server, counted)).toHaveLength(1)
    for (let attempt = 1; attempt < 12; attempt++) {
      await server.app.services.database
        .writer('jobs')
        .whereNull('endDate')
        .update({ dueDate: later(-1000) })
      await server.app.jobs.runDue()
    }
    expect(await jobNamed(server, counted)).toMatchObject([{ attempts: 12, endDate: expect.any(String) }])
    outside.behaviour = 'right'
    await runJobsAtTen(server)
    expect(await server.rows('canteens')).toMatchObject([{ cityInseeCode: '54318' }])
  })
})

describe('the timetable', () => {
  test('is that of Paris, winter and summer', () => {
    const ten = '0 10 * * 1-5'
    const at = (text: string) => latestOccurrence(ten, new Date(text))?.toISOString()
    expect(at('2025-01-06T08:59:59Z')).toBe('2025-01-03T09:00:00.000Z')
    expect(at('2025-01-06T09:00:00Z')).toBe('2025-01-06T09:00:00.000Z')
    expect(at('2025-07-07T08:00:00Z')).toBe('2025-07-07T08:00:00.000Z')
    expect(at('2025-07-12T12:00:00Z')).toBe('2025-07-11T08:00:00.000Z')
  })

  test('starts now in a new database, without past runs', async () => {
    const server = opened(await startTestServer())
    await server.app.jobs.runDue()
    expect(await server.count('jobs')).toBe(0)
    expect(await server.app.services.database.reader('jobSchedules').select('name')).toHaveLength(scheduledJobs.length)
  })

  test('runs once after missed times; reminders wait for the next morning', async () => {
    const server = opened(await startTestServer())
    const { jobs } = server.app
    await jobs.runDue(new Date('2099-01-05T11:00:00Z'))
    await server.app.services.database.writer('jobs').delete()
    await jobs.runDue(new Date('2099-01-08T20:00:00Z'))
    const names = (await server.rows<JobRow>('jobs')).map(job => job.name)
    expect(names).toContain('places-from-codes')
    expect(names).not.toContain('no-canteen-reminders')
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('old jobs and changes', () => {
  test('are deleted: jobs after a month, changes after the days of the settings', async () => {
    const server = opened(await startTestServer({ HISTORY_DAYS: '400' }))
    const { writer } = server.app.services.database
    const date = later(-40 * 86_400_000)
    await writer('jobs').insert([
      { name: 'ended', creationDate: date, dueDate: date, endDate: date },
      { name: 'recent', creationDate: date, dueDate: date, endDate: later(-20 * 86_400_000) },
    ])
    const change = { through: 'job', entity: 'canteens', entityId: 1 }
    await writer('history').insert([
      { ...change, date: later(-401 * 86_400_000) },
      { ...change, date: later(-399 * 86_400_000) },
    ])
    await runJobsAtTen(server)
    const names = (await server.rows<JobRow>('jobs')).map(job => job.name)
    expect(names).not.toContain('ended')
    expect(names).toContain('recent')
    expect(await server.rows('history')).toMatchObject([{ id: 2 }])
  })

  test('keep the whole history without such a setting', async () => {
    const server = opened(await startTestServer())
    await server.app.services.database
      .writer('history')
      .insert({ through: 'job', entity: 'canteens', entityId: 1, date: '2000-01-01T00:00:00.000Z' })
    await runJobsAtTen(server)
    expect(await server.count('history')).toBe(1)
  })
})

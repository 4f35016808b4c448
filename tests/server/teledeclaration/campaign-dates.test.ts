import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
afterEach(() => server.close())

const get = async (environment: Record<string, string>, path: string) => {
  server = await startTestServer(environment)
  return server.app.inject({ url: `/api/v1/campaignDates/${path}` })
}

const days = (start: number, end: number) => {
  const day = (distance: number) => new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10)
  return { TELEDECLARATION_START_DATE_OVERRIDE: day(start), TELEDECLARATION_END_DATE_OVERRIDE: day(end) }
}

describe('the dates of campaigns', () => {
  test('are public, from the first to the last instant of their days in Paris', async () => {
    const answer = (await get({}, '')).json<object[]>()
    expect(answer).toContainEqual({
      year: 2023,
      teledeclarationStartDate: '2024-01-08T00:00:00.000+01:00',
      teledeclarationEndDate: '2024-06-11T23:59:59.999+02:00',
      correctionStartDate: '2024-06-03T00:00:00.000+02:00',
      correctionEndDate: '2024-06-12T23:59:59.999+02:00',
    })
    expect(answer[0]).not.toHaveProperty('correctionStartDate')
  })

  test('tell whether the campaign of a year is open', async () => {
    const open = days(-3, 3)
    const year = Number(open.TELEDECLARATION_START_DATE_OVERRIDE.slice(0, 4)) - 1
    expect((await get(open, `${year}/`)).json()).toMatchObject({ year, inTeledeclaration: true, inCorrection: false })
    const answer = await server.app.inject({ url: '/api/v1/campaignDates/2022/' })
    expect(answer.json()).toMatchObject({ inTeledeclaration: false, inCorrection: false })
  })

  test('are unknown for a year without a campaign', async () => {
    expect((await get({}, '1999/')).statusCode).toBe(404)
  })
})

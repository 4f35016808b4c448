import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFilePath } from '@ma-cantine/lib/open-data/data-paths'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSnapshot } from '../../../server/open-data/make-snapshot.ts'
import { readExpected } from '../../../server/settings/read-expected.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-expected-'))
const file = join(folder, 'attendues.csv')
const write = (...lines: readonly string[]) =>
  writeFileSync(file, ['niveau;code;nombre;source', ...lines].map(line => `${line}\n`).join(''))

let server: TestServer
beforeAll(async () => {
  write(
    'pays;FR;80000;Estimation nationale, 2025',
    'region;53;4000;Recensement régional, 2025',
    'departement;35;1500;Recensement régional, 2025',
    'departement;2A;90;"Comptage ; préfecture"',
    'departement;22;0;Comptage à la main',
  )
  server = await startTestServer({ EXPECTED_CANTEENS_FILE: file })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function expectedOf(query: string): Promise<TerritoryStatistics['expected']> {
  const answer = await server.app.inject({ url: `/api/v1/territoryStatistics/?year=2024&${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<TerritoryStatistics>().expected
}

test.each([
  ['', { count: 80000, sources: ['Estimation nationale, 2025'] }],
  ['region=53', { count: 4000, sources: ['Recensement régional, 2025'] }],
  // Departments count before their region, as everywhere.
  ['region=53&department=2A', { count: 90, sources: ['Comptage ; préfecture'] }],
  ['department=35,22', { count: 1500, sources: ['Recensement régional, 2025', 'Comptage à la main'] }],
  ['department=22', { count: 0, sources: ['Comptage à la main'] }],
  // One of them was not counted.
  ['department=35,29', null],
  ['region=84', null],
  ['sectors=9', null],
  ['epci=243500139', null],
])('what is expected of a selection (%s) is the sum of what was counted, or nothing', async (query, expected) => {
  expect(await expectedOf(query)).toEqual(expected)
})

test('open data give it with its source', async () => {
  await server.addCanteen(makeSiret(1), [], { region: '53', department: '35' })
  await makeSnapshot(server.app.services, new AbortController().signal)
  const { body } = await server.app.inject({ url: dataFilePath('statistiques', 'json') })
  const rows: Record<string, unknown>[] = JSON.parse(body)
  const told = rows
    .filter(({ annee }) => annee === 2024)
    .map(({ code, cantines_attendues, source_attendues }) => [code, cantines_attendues, source_attendues])
  expect(told).toEqual([
    ['FR', 80000, 'Estimation nationale, 2025'],
    ['53', 4000, 'Recensement régional, 2025'],
    ['35', 1500, 'Recensement régional, 2025'],
  ])
})

describe('a wrong file', () => {
  const faultOf = async (): Promise<string> => {
    const read = readExpected({ expectedCanteensFile: file })
    return read.then(
      () => '',
      (error: Error) => error.message,
    )
  }

  test('is refused with all that is wrong, line by line', async () => {
    write(
      'pays;35;1;Moi',
      'region;35;1;Moi',
      'departement;53;mille;Moi',
      'departement;35;10;Moi',
      'departement;35;11;',
      'ville;35;11;Moi',
      'departement;35;12;Elle',
    )
    const fault = await faultOf()
    expect(fault).toContain('EXPECTED_CANTEENS_FILE')
    for (const line of [
      'ligne 2 : « 35 »',
      'ligne 3 : « 35 »',
      'ligne 4 :',
      'ligne 6 :',
      'ligne 7 :',
      'ligne 8 : le territoire 35 a déjà une ligne',
    ]) {
      expect(fault).toContain(line)
    }
    expect(fault).not.toContain('ligne 5 :')
  })

  test('that is not there says so', async () => {
    rmSync(file)
    expect(await faultOf()).toContain('ne se laisse pas lire')
  })
})

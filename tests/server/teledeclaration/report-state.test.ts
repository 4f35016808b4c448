import { progressFields } from '@ma-cantine/lib/diagnostics/measure-progress'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { type ReportState, reportStateOf } from '@ma-cantine/lib/teledeclaration/report-state'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declareStored } from '../support/declare-stored.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
})
afterAll(() => server.close())

const years = [2022, 2024] as const
const date = '2025-01-15T10:00:00.000Z'
const atEnd = Object.fromEntries(Object.values(progressFields).map(field => [field, 'complet']))
const total = { valueTotalHt: 1000 }
const [giving, silent] = [makeSiret(1), makeSiret(2)]
const satelliteOf = (siret: string) => ({ productionType: 'site_cooked_elsewhere', centralProducerSiret: siret })

interface Case {
  readonly name: string
  readonly siret?: string
  readonly columns?: object
  /** The values of its diagnostics, by year. */
  readonly reports?: Readonly<Record<number, object>>
  readonly isDeclared?: boolean
}

const cases: readonly Case[] = [
  { name: 'A site without report' },
  { name: 'B site with an empty report', reports: { 2024: {} } },
  {
    name: 'C site with all measures at their end',
    reports: { 2022: { ...total, ...atEnd }, 2024: { ...total, ...atEnd } },
  },
  { name: 'D site declared', reports: { 2024: total }, isDeclared: true },
  {
    name: 'E kitchen that gives its purchases',
    siret: giving,
    columns: { productionType: 'central' },
    reports: { 2024: { ...total, centralKitchenDiagnosticMode: 'APPRO' } },
  },
  {
    name: 'F kitchen declared before it was one',
    siret: silent,
    columns: { productionType: 'central' },
    reports: { 2024: total },
    isDeclared: true,
  },
  { name: 'G satellite of E', columns: satelliteOf(giving) },
  { name: 'H satellite of F', columns: satelliteOf(silent), reports: { 2024: {} } },
]

async function addCanteens(wanted: readonly Case[]): Promise<void> {
  const { writer } = server.app.services.database
  const dates = { creationDate: date, modificationDate: date }
  for (const { name, siret = makeSiret(name.charCodeAt(0)), columns, reports = {} } of wanted) {
    const canteenId = await server.addCanteen(siret, [manager], { name, productionType: 'site', ...columns })
    const rows = Object.entries(reports).map(([year, values]) => ({
      canteenId,
      year: Number(year),
      ...dates,
      ...values,
    }))
    // Their columns differ.
    for (const row of rows) await writer('diagnostics').insert(row)
  }
}

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await server.app.inject({ url: `/api/v1/${path}`, headers: manager.headers })
  expect(answer.statusCode, path).toBe(200)
  return answer.json<Answer>()
}

test('lists without diagnostics tell of every report what the diagnostics themselves tell', async () => {
  await addCanteens(cases.filter(({ isDeclared }) => isDeclared))
  await declareStored(server)
  await addCanteens(cases.filter(({ isDeclared }) => !isDeclared))
  const told = new Map<string, Partial<ReportState>>()
  for (const year of years) {
    const list = async (without: string) =>
      (await read<{ results: ActionableCanteen[] }>(`actionableCanteens/${year}?ordering=name${without}`)).results
    const [whole, ofYear, light] = [
      await list(''),
      await list('&without=otherYears'),
      await list('&without=diagnostics'),
    ]
    expect(light.map(({ name }) => name)).toEqual(cases.map(({ name }) => name))
    expect(ofYear.map(({ report }) => report)).toEqual(whole.map(({ report }) => report))
    for (const [index, canteen] of light.entries()) {
      const full = whole[index] as ActionableCanteen
      expect(full.report, full.name).toEqual(reportStateOf(full, year))
      // Whether it has a kitchen stays told.
      const centralKitchenDiagnostics = full.centralKitchenDiagnostics && []
      expect(canteen).toEqual({ ...full, diagnostics: [], centralKitchenDiagnostics })
      expect(await read<ActionableCanteen>(`actionableCanteens/${full.id}/${year}`)).toEqual(full)
      const facts = Object.entries(canteen.report).filter(([, fact]) => (Array.isArray(fact) ? fact.length > 0 : fact))
      told.set(`${full.name[0]} ${year}`, Object.fromEntries(facts))
    }
  }
  const filled = { hasDiagnostic: true, isFilled: true }
  expect(Object.fromEntries(told)).toEqual({
    'A 2022': {},
    'A 2024': {},
    'B 2022': {},
    'B 2024': { hasDiagnostic: true, missingAmounts: ['valueTotalHt'] },
    'C 2022': { ...filled, isComplete: true, finishedMeasures: 5 },
    'C 2024': { ...filled, finishedMeasures: 5 },
    'D 2022': {},
    'D 2024': { ...filled, finishedMeasures: 1, isTeledeclared: true },
    'E 2022': {},
    'E 2024': { ...filled, finishedMeasures: 1 },
    'F 2022': {},
    'F 2024': { ...filled, finishedMeasures: 1, isTeledeclared: true, hasModeToCorrect: true },
    'G 2022': { awaitsKitchen: true },
    'G 2024': {},
    'H 2022': { awaitsKitchen: true },
    'H 2024': { hasDiagnostic: true, missingAmounts: ['valueTotalHt'], awaitsKitchen: true },
  })
})

import type { DiagnosticsImportAnswer, ImportChange, ImportDetail } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret } from '../../support/siret-number.ts'
import { dump } from '../support/dump.ts'
import { lac, marronniers, parc, tilleuls } from '../support/sirets.ts'
import {
  type DiagnosticsLevel,
  errorsOf,
  type Person,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'

interface ImportChanges {
  readonly count?: number
  readonly results: readonly ImportChange[]
}
type ChangeKey = Pick<ImportChange, 'entity' | 'canteen' | 'name'>

let server: TestServer
let manager: Person
let colleague: Person
beforeAll(async () => {
  // The messages stay in the outbox.
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
  manager = await server.addPerson()
  colleague = await server.addPerson()
})
beforeEach(async () => {
  for (const table of ['outgoingEmails', 'diagnostics', 'canteens', 'history', 'importPlans', 'imports']) {
    await writer()(table).delete()
  }
})
afterAll(() => server.close())

const writer = () => server.app.services.database.writer
const kinds = {
  simple: 'diagnostics',
  complete: 'diagnostics_complets',
  ccSimple: 'diagnostics_cc',
  ccComplete: 'diagnostics_complets_cc',
} as const
const levels = Object.keys(kinds) as DiagnosticsLevel[]
const invitations = () => `${colleague.email}, nouvelle@exemple.fr`
const total = { simple: '3000', complete: '30000', ccSimple: '3000', ccComplete: '30000' } as const

const send = async (level: DiagnosticsLevel, query: string, content: string) =>
  (await server.upload(`/api/v1/importDiagnostics/${level}/${query}`, manager, content)).json<DiagnosticsImportAnswer>()
const get = async (path: string, { headers }: Person) => (await server.app.inject({ url: path, headers })).json()
const journal = (id: number | null): Promise<ImportDetail> => get(`/api/v1/imports/${id}/`, manager)
const changesOf = (id: number | null, query = '', person = manager): Promise<ImportChanges> =>
  get(`/api/v1/imports/${id}/changes/${query}`, person)
const byEntity = (a: ChangeKey, b: ChangeKey) => keyOf(a).localeCompare(keyOf(b))
const keyOf = ({ entity, canteen, name }: ChangeKey) => `${entity} ${canteen?.siret} ${name}`
async function undone(id: number | null): Promise<ImportDetail> {
  const url = `/api/v1/imports/${id}/undo/`
  return (await server.app.inject({ method: 'POST', url, headers: manager.headers })).json<ImportDetail>()
}

/** A stored canteen with a diagnostic of 2024, whose kitchen is the first canteen. */
async function store(level: DiagnosticsLevel): Promise<void> {
  await send(level, '', file(kinds[level], [{ nom: 'Avant', code_insee_commune: '' }]))
  await server.addCanteen(parc, [manager, colleague], { centralProducerSiret: tilleuls })
}

/** Changes the stored canteen and its diagnostic, adds another year, and creates a canteen with two years. */
const rowsOf = (level: DiagnosticsLevel) => [
  { valeur_totale: total[level], gestionnaires_additionnels: invitations(), secteurs: 'Crèche + IME / ITEP' },
  { année_bilan: '2023' },
  { siret: marronniers, gestionnaires_additionnels: invitations() },
  { siret: marronniers, année_bilan: '2022' },
]

describe.each(levels)('an import of the level %s', level => {
  const content = () => file(kinds[level], rowsOf(level))

  test('undone leaves the data as they were', async () => {
    await store(level)
    const before = await dump(server)
    const { importId, errors, count } = await send(level, '', content())
    expect({ errors, count }).toEqual({ errors: [], count: 4 })
    expect(await dump(server)).not.toEqual(before)
    const { undo } = await undone(importId)
    // Diagnostics: one restored, three removed; canteens: one removed, and restored the one that has changed with, for
    // kitchens, the one that was detached.
    const canteensRestored = level.startsWith('cc') ? 2 : 1
    expect(undo).toMatchObject({ removed: 4, restored: 1 + canteensRestored, keptCount: 0, kept: [] })
    expect(undo?.counts).toEqual({
      canteens: { removed: 1, restored: canteensRestored, kept: 0 },
      diagnostics: { removed: 3, restored: 1, kept: 0 },
      purchases: { removed: 0, restored: 0, kept: 0 },
    })
    expect(await dump(server)).toEqual(before)
    expect(await undone((await send(level, '', content())).importId)).toMatchObject({ undo: { removed: 4 } })
    expect(await dump(server)).toEqual(before)
  })

  test('is described by a dry run that writes nothing, and carried out by its plan', async () => {
    await store(level)
    const before = await dump(server)
    const planned = await send(level, '?dryRun=true', content())
    expect(await dump(server)).toEqual(before)
    expect(planned).toMatchObject({ count: 0, importId: null, canteens: [] })
    expect(planned.counts).toEqual({
      canteens: { created: 1, updated: level.startsWith('cc') ? 2 : 1, unchanged: 0 },
      diagnostics: { created: 3, updated: 1, unchanged: 0 },
      purchases: { created: 0, skipped: 0 },
      emails: 2,
    })
    const told = planned.plan?.changes ?? []
    expect(told).toContainEqual(
      expect.objectContaining({
        row: 2,
        action: 'update',
        entity: 'diagnostics',
        name: '2024',
        canteen: { siret: tilleuls, name: 'Cantine des Tilleuls' },
        fields: expect.arrayContaining([
          { field: 'valueTotalHt', before: Number(total[level]) / 3, after: Number(total[level]) },
        ]),
      }),
    )
    expect(told).toContainEqual(expect.objectContaining({ row: 3, action: 'create', entity: 'diagnostics', id: null }))
    // The values of the last row of a canteen count.
    expect(told).toContainEqual(
      expect.objectContaining({ row: 5, action: 'create', entity: 'canteens', name: marronniers }),
    )
    const done = await send(level, `?plan=${planned.plan?.id}`, content())
    expect(done).toMatchObject({ count: 4, errors: [], created: planned.created, counts: planned.counts })
    expect((await journal(done.importId)).counts).toEqual(planned.counts)
    const made = await changesOf(done.importId)
    expect(made.results.map(({ id, row, ...change }) => change).toSorted(byEntity)).toEqual(
      told.map(({ id, row, ...change }) => change).toSorted(byEntity),
    )
    expect(await changesOf(done.importId, '?limit=2&offset=3')).toMatchObject({
      count: planned.plan?.changeCount,
      results: made.results.slice(3, 5),
    })
    expect((await changesOf(done.importId, '', colleague)).count).toBeUndefined()
    expect(errorsOf(await send(level, `?plan=${planned.plan?.id}`, content()))).toEqual(['0 - plan-applied'])
  })

  test('has an outdated plan once one of its diagnostics was changed', async () => {
    await store(level)
    const { plan } = await send(level, '?dryRun=true', content())
    await writer()('diagnostics').update({ valueBioHt: 1 })
    const before = await dump(server)
    expect(errorsOf(await send(level, `?plan=${plan?.id}`, content()))).toEqual(['0 - plan-outdated'])
    expect(await dump(server)).toEqual(before)
  })

  test('keeps, when it is undone, a diagnostic edited since and its canteen', async () => {
    const { importId } = await send(level, '', file(kinds[level], [{}, { siret: lac }]))
    const [edited] = await server.rows<{ id: number; canteenId: number }>('diagnostics')
    await writer()('diagnostics').where({ id: edited?.id }).update({ hasWastePlan: true })
    expect((await undone(importId)).undo).toMatchObject({
      removed: 2,
      keptCount: 2,
      kept: [
        { entity: 'diagnostics', id: edited?.id, name: '2024', reason: 'edited' },
        { entity: 'canteens', id: edited?.canteenId, reason: 'in-use' },
      ],
    })
    expect(await server.rows('diagnostics')).toMatchObject([{ id: edited?.id }])
  })

  test('keeps, when it is undone, a diagnostic declared since, whether it created or changed it', async () => {
    await store(level)
    const { importId } = await send(level, '', content())
    const reports = await server.rows<{ id: number; canteenId: number; year: number }>('diagnostics')
    await writer()('teledeclarations').insert(
      reports.map(({ id, canteenId, year }) => ({
        canteenId,
        diagnosticId: id,
        year,
        version: 1,
        status: 'SUBMITTED',
        teledeclarationMode: 'SITE',
        declaredData: '{}',
        digest: '0'.repeat(64),
        proofCode: `code-${id}`,
        creationDate: new Date().toISOString(),
        modificationDate: new Date().toISOString(),
      })),
    )
    const { undo } = await undone(importId)
    expect(undo?.kept.filter(({ entity }) => entity === 'diagnostics').map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'declared'),
    )
    expect(await server.rows('diagnostics')).toEqual(reports)
  })
})

// The size of batches is that of the width of rows; kitchens differ by their satellites alone.
test.each(['simple', 'ccComplete'] as const)(
  'an import of several batches (%s) is undone whole',
  { tags: 'long' },
  async level => {
    await store(level)
    const before = await dump(server)
    // Each canteen of the first rows comes back a year before, batches later.
    const sirets = Array.from({ length: level.endsWith('omplete') ? 600 : 2600 }, (_, i) => makeSiret(i))
    const rows = ['2024', '2023'].flatMap(year => sirets.map(siret => ({ siret, année_bilan: year })))
    const { importId, count, counts } = await send(level, '', file(kinds[level], rows))
    expect(count).toBe(rows.length)
    // A canteen that several batches write counts once.
    expect(counts?.canteens).toMatchObject({ created: sirets.length, unchanged: 0 })
    expect(counts?.diagnostics).toEqual({ created: rows.length, updated: 0, unchanged: 0 })
    expect((await undone(importId)).undo).toMatchObject({ removed: rows.length + sirets.length, keptCount: 0 })
    expect(await dump(server)).toEqual(before)
  },
)

test('an undone import of a kitchen does not take back a satellite that has another kitchen since', async () => {
  await store('ccSimple')
  const { importId } = await send('ccSimple', '', file('diagnostics_cc', [{ nom: 'Après' }]))
  await writer()('canteens').where({ siret: parc }).update({ centralProducerSiret: lac })
  expect((await undone(importId)).undo).toMatchObject({ kept: [{ entity: 'canteens', name: parc, reason: 'edited' }] })
  expect(await server.rows('canteens')).toMatchObject([{ name: 'Avant' }, { siret: parc, centralProducerSiret: lac }])
})

import type { ImportDetail } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bulkTables } from '../../../server/history/bulk-tables.ts'
import { entities } from '../../../server/history/entities.ts'
import { file } from '../../support/files.ts'
import { dump } from '../support/dump.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { referencesOf } from '../support/tables.ts'
import { eventually, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteenId: number
beforeAll(async () => {
  // The messages stay in the outbox.
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [manager], {
    postalCode: '75001',
    city: 'Paris',
    creationSource: 'APP',
  })
  await server.app.services.database.writer('canteenSectors').insert({ canteenId, sectorId: 20 })
})
afterAll(() => server.close())

const undo = (id: number | null, person = manager) =>
  server.app.inject({ method: 'POST', url: `/api/v1/imports/${id}/undo/`, headers: person.headers })
const undone = async (id: number | null, person = manager) => (await undo(id, person)).json<ImportDetail>()
const writer = () => server.app.services.database.writer

describe('undoing an import leaves the data as it was before', () => {
  test.each(['achats', 'cantines'] as const)(
    'for %s that a node of an earlier version imported while the others were renewed',
    async kind => {
      const before = await dump(server)
      const sent = file(kind, [kind === 'achats' ? {} : { siret: parc }])
      const { importId } = await (kind === 'achats' ? server.importPurchases : server.importCanteens)(manager, sent)
      // It knows nothing of that table.
      await writer()('importCanteens').delete()
      expect(await undone(importId)).toMatchObject({ status: 'undone', undo: { removed: 1, keptCount: 0 } })
      expect(await dump(server)).toEqual(before)
    },
  )

  test('for purchases', async () => {
    await server.importPurchases(manager, file('achats', [{ description: 'Avant' }]))
    const before = await dump(server)
    const rows = Array.from({ length: 6000 }, (_, i) => ({ description: `Produit ${i}` }))
    const { importId } = await server.importPurchases(manager, file('achats', rows))
    expect(await undone(importId)).toMatchObject({
      status: 'undone',
      undoLimit: null,
      undo: { removed: 6000, restored: 0, keptCount: 0, kept: [] },
    })
    expect(await dump(server)).toEqual(before)
  })

  test('for canteens created and changed, with sectors, managers, invitations', async () => {
    const colleague = await server.addPerson()
    const before = await dump(server)
    const answer = await server.importCanteens(
      manager,
      file('cantines', [
        {
          nom: 'Autre nom',
          code_postal_commune: '',
          modèle_économique: '',
          secteurs: 'Crèche + IME / ITEP',
          gestionnaires_additionnels: `${colleague.email}, nouvelle@exemple.fr`,
        },
        { siret: parc, gestionnaires_additionnels: `${colleague.email}, nouveau@exemple.fr` },
      ]),
    )
    expect(answer).toMatchObject({ count: 2, created: 1, updated: 1 })
    expect(await dump(server)).not.toEqual(before)
    expect(await undone(answer.importId)).toMatchObject({ undo: { removed: 1, restored: 1, keptCount: 0 } })
    expect(await dump(server)).toEqual(before)
  })

  test('for the staff’s file of canteens', async () => {
    const staff = await server.addPerson({ isStaff: true })
    const before = await dump(server)
    const { importId } = await server.importCanteens(
      staff,
      file('cantines_admin', [
        { admin_source_donnees: 'resytal', admin_gestionnaires_additionnels: 'nouveau@exemple.fr' },
        { siret: parc, admin_ministère_tutelle: 'Agriculture, Alimentation et Forêts' },
      ]),
    )
    expect(await undone(importId, staff)).toMatchObject({ undo: { removed: 1, restored: 1 } })
    expect(await dump(server)).toEqual(before)
  })

  test('one import after the other, whatever their order of kinds', async () => {
    const before = await dump(server)
    const canteens = await server.importCanteens(manager, file('cantines', [{ nom: 'Un' }, { siret: parc }]))
    const purchases = await server.importPurchases(manager, file('achats', [{}, { siret: parc }]))
    const renamed = await server.importCanteens(manager, file('cantines', [{ nom: 'Deux' }]))
    for (const { importId } of [renamed, purchases, canteens]) {
      expect(await undone(importId)).toMatchObject({ undo: { keptCount: 0 } })
    }
    expect(await dump(server)).toEqual(before)
  })
})

describe('undoing', () => {
  test('makes the same file importable again', async () => {
    const content = file('achats', [{}, { description: 'Navets' }])
    const { importId } = await server.importPurchases(manager, content)
    await writer()('purchases')
      .where({ importRow: 3 })
      .update({ priceHt: 5, modificationDate: '2099-01-01T00:00:00.000Z' })
    await undo(importId)
    expect(await server.count('purchases')).toBe(1)
    expect(await server.importPurchases(manager, content)).toMatchObject({ count: 2, duplicateFile: false })
    expect(await server.importPurchases(manager, content)).toMatchObject({ count: 0, duplicateFile: true })
  })

  test('keeps purchases edited since, and says which; those deleted since go', async () => {
    const { importId } = await server.importPurchases(
      manager,
      file('achats', [{}, { description: 'Navets' }, { description: 'Carottes' }]),
    )
    const date = new Date(Date.now() + 1000).toISOString()
    await writer()('purchases').where({ description: 'Navets' }).update({ priceHt: 5, modificationDate: date })
    await writer()('purchases').where({ description: 'Carottes' }).update({ deletionDate: date })
    expect((await undone(importId)).undo).toMatchObject({
      removed: 2,
      keptCount: 1,
      kept: [{ entity: 'purchases', row: 3, name: 'Navets', reason: 'edited' }],
    })
    expect(await server.rows('purchases')).toMatchObject([{ description: 'Navets' }])
  })

  test('removes purchases edited, then deleted; keeps those deleted, then restored and edited', async () => {
    const { importId } = await server.importPurchases(manager, file('achats', [{}, { description: 'Navets' }]))
    const [edited, restored] = (await server.rows<{ id: number }>('purchases')).map(({ id }) => id)
    const { headers } = manager
    const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string | number | undefined, payload?: object) =>
      server.app.inject({ method, url: `/api/v1/purchases/${path}`, headers, ...(payload ? { payload } : {}) })
    await call('PATCH', edited, { priceHt: 5 })
    await call('DELETE', edited)
    await call('DELETE', restored)
    await call('POST', 'restore/', { ids: [restored] })
    await call('PATCH', restored, { priceHt: 6 })
    expect((await undone(importId)).undo).toMatchObject({
      removed: 1,
      keptCount: 1,
      kept: [{ id: restored, row: 3, name: 'Navets', reason: 'edited' }],
    })
    expect(await server.rows('purchases')).toMatchObject([{ id: restored, priceHt: 6 }])
  })

  test('keeps a purchase that got an invoice since', async () => {
    const { importId } = await server.importPurchases(manager, file('achats', [{}, { description: 'Navets' }]))
    const [bought] = await server.rows<{ id: number }>('purchases')
    const invoiceFile = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 invented').toString('base64')}`
    const url = `/api/v1/purchases/${bought?.id}`
    const answer = await server.app.inject({ method: 'PATCH', url, headers: manager.headers, payload: { invoiceFile } })
    expect(answer.statusCode).toBe(200)
    expect((await undone(importId)).undo).toMatchObject({
      removed: 1,
      kept: [{ entity: 'purchases', id: bought?.id, row: 2, reason: 'edited' }],
    })
    expect(await server.count('invoices')).toBe(1)
  })

  test('keeps canteens edited since, and those in use since', async () => {
    const rows = [{ nom: 'Un' }, { siret: parc }, { siret: lac }]
    const { importId, canteens } = await server.importCanteens(manager, file('cantines', rows))
    const colleague = await server.addPerson()
    await server.importPurchases(manager, file('achats', [{ siret: parc }]))
    await writer()('canteenManagers').insert({ canteenId: canteens[2]?.id, userId: colleague.id })
    await writer()('canteens')
      .where({ id: canteenId })
      .update({ name: 'Trois', searchText: `trois\n${tilleuls}\n54460 liverdun` })
    const before = await dump(server)
    expect((await undone(importId)).undo).toMatchObject({
      removed: 0,
      restored: 0,
      keptCount: 3,
      kept: [
        { id: canteenId, name: tilleuls, reason: 'edited' },
        { name: parc, reason: 'in-use' },
        { name: lac, reason: 'in-use' },
      ],
    })
    expect(await dump(server)).toEqual(before)
  })

  test('ignores changes of other columns, which stay', async () => {
    const { importId } = await server.importCanteens(manager, file('cantines', [{ nom: 'Un' }]))
    const colleague = await server.addPerson()
    await writer()('canteenManagers').insert({ canteenId, userId: colleague.id })
    await writer()('canteens').where({ id: canteenId }).update({ satelliteCanteensCount: 7 })
    expect((await undone(importId)).undo).toMatchObject({ restored: 1, keptCount: 0 })
    expect(await server.rows('canteens')).toMatchObject([
      { name: `Cantine ${tilleuls}`, postalCode: '75001', satelliteCanteensCount: 7 },
    ])
    expect(await server.count('canteenManagers')).toBe(2)
  })

  test('also undoes what jobs added to its rows', async () => {
    const before = await dump(server)
    const { importId, canteens } = await server.importCanteens(manager, file('cantines', [{}, { siret: parc }]))
    const job = { date: new Date().toISOString(), through: 'job', entity: 'canteens' }
    for (const [index, city] of ['Paris', null].entries()) {
      const id = canteens[index]?.id ?? 0
      await writer()('canteens').where({ id }).update({ city: 'Liverdun' })
      // Of a canteen that was there before, the count stays.
      if (index > 0) await writer()('canteens').where({ id }).update({ inseeCodeAttempts: 1 })
      const change = { before: JSON.stringify({ city }), after: JSON.stringify({ city: 'Liverdun' }) }
      await writer()('history').insert({ ...job, ...change, entityId: id })
    }
    expect((await undone(importId)).undo).toMatchObject({ removed: 1, restored: 1, keptCount: 0 })
    expect(await dump(server)).toEqual(before)
  })

  test('cancels unsent messages, and counts sent ones', async () => {
    const emails = 'un@exemple.fr, deux@exemple.fr, trois@exemple.fr'
    const { importId } = await server.importCanteens(
      manager,
      file('cantines', [{ gestionnaires_additionnels: emails }]),
    )
    // A message that is being sent is not cancelled any more: each fails first.
    await eventually(async () => {
      const emails = await server.rows('outgoingEmails')
      return emails.every(({ attempts, leaseHolder }) => attempts === 1 && leaseHolder === null) || undefined
    })
    await writer()('outgoingEmails')
      .where({ recipient: 'un@exemple.fr' })
      .update({ sentDate: '2024-01-01T00:00:00.000Z' })
    expect((await undone(importId)).undo).toMatchObject({ cancelledEmailCount: 2, sentEmailCount: 1 })
    expect(await server.rows('outgoingEmails')).toMatchObject([{ recipient: 'un@exemple.fr' }])
  })

  test('leaves a message that a node is sending', async () => {
    const emails = 'un@exemple.fr, deux@exemple.fr'
    const { importId } = await server.importCanteens(
      manager,
      file('cantines', [{ gestionnaires_additionnels: emails }]),
    )
    await eventually(async () => {
      const emails = await server.rows('outgoingEmails')
      return emails.every(({ attempts, leaseHolder }) => attempts === 1 && leaseHolder === null) || undefined
    })
    await writer()('outgoingEmails').where({ recipient: 'un@exemple.fr' }).update({ leaseHolder: 'another node' })
    expect((await undone(importId)).undo).toMatchObject({ cancelledEmailCount: 1, sentEmailCount: 1 })
    expect(await server.rows('outgoingEmails')).toMatchObject([
      { recipient: 'un@exemple.fr', leaseHolder: 'another node' },
    ])
  })

  test('is possible for thirty days to the minute', async () => {
    const { importId } = await server.importPurchases(manager, file('achats', [{}]))
    const dateTo = async (milliseconds: number) => {
      const date = new Date(Date.now() - 30 * 86_400_000 - milliseconds).toISOString()
      await writer()('imports').where({ id: importId }).update({ date })
    }
    await dateTo(30_000)
    expect((await undo(importId)).statusCode).toBe(409)
    await dateTo(-30_000)
    expect((await undo(importId)).statusCode).toBe(200)
  })

  test('twice, of a refused import, or after thirty days is refused', async () => {
    const { importId } = await server.importPurchases(manager, file('achats', [{}]))
    const refused = await server.importPurchases(manager, file('achats', [{ prix_ht: 'cher' }]))
    const old = await server.importPurchases(manager, file('achats', [{ description: 'Ancien' }]))
    const date = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await writer()('imports').where({ id: old.importId }).update({ date })
    expect((await undo(importId)).statusCode).toBe(200)
    for (const id of [importId, refused.importId, old.importId]) {
      const answer = await undo(id)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
    expect(await server.rows('purchases')).toMatchObject([{ description: 'Ancien' }])
  })

  test('leaves canteens that the importer no longer manages, and is refused when there are no others', async () => {
    const other = await server.addCanteen(parc, [manager])
    const first = await server.importPurchases(manager, file('achats', [{}, { siret: parc }]))
    const second = await server.importCanteens(manager, file('cantines', [{ nom: 'Un' }]))
    await writer()('canteenManagers').where({ canteenId, userId: manager.id }).delete()
    expect((await undone(first.importId)).undo).toMatchObject({
      removed: 1,
      kept: [{ row: 2, reason: 'not-manager' }],
    })
    expect(await server.rows('purchases')).toMatchObject([{ canteenId }])
    expect((await undo(second.importId)).statusCode).toBe(403)
    expect(await server.rows('canteens')).toMatchObject([{ name: 'Un' }, { id: other }])
  })

  test('is in the history, with its author', async () => {
    const { importId } = await server.importCanteens(manager, file('cantines', [{}, { siret: parc }]))
    await undo(importId)
    const history = await server.rows<{ through: string; before: string | null; after: string | null }>('history')
    expect(history.map(({ through, after }) => [through, after === null])).toEqual([
      ['import', false],
      ['import', false],
      ['token', true],
      ['token', false],
    ])
  })
})

test('every table that refers to a tracked one is a part of it, is deleted with it or prevents its removal', async () => {
  const references = await referencesOf(server.app.services.database)
  for (const entity of Object.values(entities)) {
    const known = [
      ...Object.values(entity.parts).map(({ table, owner }) => `${table}.${owner}`),
      ...entity.dependents.map(({ table, column }) => `${table}.${column}`),
    ]
    const referring = references
      .filter(({ table, to }) => to === entity.table && !entity.derived.includes(table))
      .map(({ table, column }) => `${table}.${column}`)
    expect(known.toSorted()).toEqual(referring.toSorted())
  }
  expect(Object.keys(bulkTables)).toEqual(['purchases'])
})

import type { ImportAnswer } from '@ma-cantine/lib'
import { isGroup, productionTypes } from '@ma-cantine/lib/canteens/production'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { type FileFormat, fileFormats, fileTypes, hostileTexts, rowsOf, withCells } from '../support/round-trip.ts'
import { makeSiret } from '../support/sirets.ts'
import { type ImportPath, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const canteenCount = 500
const purchaseCount = 300

// A group has no SIRET, by which these files name canteens.
const typesInFiles = productionTypes.filter(type => !isGroup(type))

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  const canteens = Array.from({ length: canteenCount }, (_, index) => {
    const type_production = typesInFiles[index % typesInFiles.length] ?? 'site'
    return {
      siret: makeSiret(index),
      nom: `${hostileTexts[index % hostileTexts.length]} ${index}`.trim(),
      code_insee_commune: index % 2 === 0 ? '01004' : '2A004',
      code_postal_commune: index % 2 === 0 ? '01500' : '20000',
      siret_livreur_repas: makeSiret(canteenCount),
      nombre_repas_jour: type_production === 'central' ? '0' : String(1 + index),
      nombre_repas_an: String(50_000 + index),
      secteurs: index % 3 === 0 ? 'Crèche' : 'Etablissements d’enseignement agricole + Crèche + IME / ITEP',
      type_production,
      type_gestion: index % 2 === 0 ? 'direct' : 'conceded',
      modèle_économique: index % 5 === 0 ? 'private' : 'public',
      gestionnaires_additionnels: `gestion${index}@exemple.fr`,
    }
  })
  expect((await server.importCanteens(manager, file('cantines', canteens))).errors).toEqual([])
  const purchases = Array.from({ length: purchaseCount }, (_, index) => ({
    siret: makeSiret(index % 7),
    description: `${hostileTexts[index % hostileTexts.length]} ${index}`.trim(),
    fournisseur: hostileTexts[(index + 1) % hostileTexts.length]?.trim() ?? '',
    date: `2024-0${1 + (index % 9)}-15`,
    prix_ht: `${index}.${10 + (index % 90)}`,
    famille_produits: index % 2 === 0 ? 'AUTRES' : '',
    caracteristiques: ['', 'BIO', 'BIO,LOCAL'][index % 3] ?? '',
    definition_local: index % 3 === 2 ? 'REGION' : '',
  }))
  expect((await server.importPurchases(manager, file('achats', purchases))).errors).toEqual([])
  const unnumbered = await server.addCanteen(makeSiret(9999), [manager], { siret: null, name: 'Sans SIRET' })
  const payload = { canteen: unnumbered, description: 'Pain', provider: 'Fournil', date: '2024-01-01', priceHt: 2 }
  await server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers: manager.headers, payload })
})
afterAll(() => server.close())

async function download(name: 'cantines' | 'achats', format: FileFormat, query = ''): Promise<Buffer> {
  const answer = await server.app.inject({ url: `/api/v1/${name}.${format}${query}`, headers: manager.headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': fileTypes[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
    'cache-control': 'private, no-store',
    'rows-left-out': query === '' ? '1' : '0',
  })
  return answer.rawPayload
}

async function dryRun(path: ImportPath, content: Buffer | string, format: FileFormat): Promise<ImportAnswer> {
  const part = { filename: `fichier.${format}`, type: fileTypes[format] }
  return (await server.upload(path, manager, content, part)).json<ImportAnswer>()
}

describe.each(fileFormats)('canteens in %s', format => {
  let content: Buffer
  beforeAll(async () => {
    content = await download('cantines', format)
  })

  test('exported and imported again, show no change at all', async () => {
    const answer = await dryRun('/api/v1/importCanteens/?dryRun=true', content, format)
    expect(answer.errors).toEqual([])
    expect(answer).toMatchObject({ created: 0, updated: 0, unchanged: canteenCount })
    expect(answer.plan).toMatchObject({ changes: [], changeCount: 0, emailCount: 0 })
  })

  test('changed in two cells, show these two changes', async () => {
    const changed = await withCells(content, format, [
      [10, 1, 'Nouveau nom'],
      [21, 6, '99999'],
    ])
    const answer = await dryRun('/api/v1/importCanteens/?dryRun=true', changed, format)
    expect(answer.errors).toEqual([])
    expect(answer).toMatchObject({ created: 0, updated: 2, unchanged: canteenCount - 2 })
    expect(answer.plan?.changes).toMatchObject([
      { row: 11, action: 'update', fields: [{ field: 'name', after: 'Nouveau nom' }] },
      { row: 22, action: 'update', fields: [{ field: 'yearlyMealCount', after: 99_999 }] },
    ])
  })

  test('hold codes with all their digits, and only those that are chosen', async () => {
    const [{ id } = { id: 0 }] = await server.rows<{ id: number }>('canteens')
    const chosen = await rowsOf(await download('cantines', format, `?id=${id}`), format)
    expect(chosen.map(cells => cells.slice(0, 5))).toEqual([
      ['siret', 'nom', 'code_insee_commune', 'code_postal_commune', 'siret_livreur_repas'],
      [makeSiret(0), format === 'csv' ? "'=1+1 0" : '=1+1 0', '01004', '01500', makeSiret(canteenCount)],
    ])
    const found = await rowsOf(await download('cantines', format, `?search=${makeSiret(3)}`), format)
    expect(found).toHaveLength(2)
  })
})

describe.each(fileFormats)('purchases in %s', format => {
  let content: Buffer
  beforeAll(async () => {
    content = await download('achats', format)
  })

  test('exported and imported again, are all known', async () => {
    expect(await rowsOf(content, format)).toHaveLength(purchaseCount + 1)
    const skipped = await dryRun('/api/v1/importPurchases/?dryRun=true&similar=skip', content, format)
    expect(skipped.errors).toEqual([])
    expect(skipped).toMatchObject({ created: 0, plan: { changes: [], changeCount: 0 } })
    const refused = await dryRun('/api/v1/importPurchases/?dryRun=true&similar=refuse', content, format)
    expect(refused.errors.map(({ code }) => code)).toEqual(['similar-purchases'])
  })

  test('changed in two cells, show these two purchases as new', async () => {
    const changed = await withCells(content, format, [
      [10, 1, 'Autre produit'],
      [21, 4, '77.77'],
    ])
    const answer = await dryRun('/api/v1/importPurchases/?dryRun=true&similar=skip', changed, format)
    expect(answer.errors).toEqual([])
    expect(answer).toMatchObject({ created: 2 })
    expect(answer.plan?.changes).toMatchObject([
      { row: 11, action: 'create' },
      { row: 22, action: 'create' },
    ])
  })

  test('are only those that are chosen', async () => {
    const [{ id } = { id: 0 }] = await server.rows<{ id: number }>('purchases')
    expect(await rowsOf(await download('achats', format, `?id=${id}`), format)).toHaveLength(2)
  })
})

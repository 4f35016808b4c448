/** What a caterer's software did in 2025, through the client that a generator makes of the document of that version. */
import assert from 'node:assert/strict'
import { HttpError, ok } from '@oazapfts/runtime'
import * as api from './client.ts'
import { as, bytesOf, fileOf, given, newSiret, start } from './vendor.ts'

start(api)

const siret = newSiret()
const otherSiret = newSiret()
const kitchen = await ok(
  api.createCanteen({
    name: 'Cuisine des Acacias',
    siret,
    cityInseeCode: '38185',
    postalCode: '38000',
    sectors: [9],
    dailyMealCount: 150,
    yearlyMealCount: 21_000,
    satelliteCanteensCount: 1,
    managementType: 'direct',
    productionType: 'central_serving',
    economicModel: 'public',
  }),
)
assert.deepEqual(kitchen.sectors, [9])
const { count } = await ok(api.listCanteens({ limit: 1 }))
assert.equal(count, 1)

// A satellite is created under its kitchen.
const satellite = await ok(api.addSatellite(kitchen.id, { siret: otherSiret, name: 'École des Prés' }))
const { results: satellites } = await ok(api.listSatellites(kitchen.id))
assert.deepEqual(
  satellites.map(({ id }) => id),
  [satellite.id],
)
await ok(api.unlinkSatellite(kitchen.id, satellite.id))

// Purchases, one by one, with their invoices in them.
const draft = {
  canteen: kitchen.id,
  date: '2025-03-01',
  description: 'Pommes de terre',
  provider: 'Ferme du Pont',
  family: 'FRUITS_ET_LEGUMES',
  characteristics: ['BIO', 'LOCAL'],
  localDefinition: 'DEPARTMENT',
  priceHt: 90.11,
  invoiceFile: `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n').toString('base64')}`,
} satisfies Parameters<typeof api.createPurchase>[0]
assert.equal((await ok(api.createPurchase(draft, { dryRun: 'true' }))).priceHt, 90.11)
const purchase = await ok(api.createPurchase(draft))
assert(purchase.invoiceFile)
assert.equal((await bytesOf(options => api.getInvoice(purchase.id, options))).toString(), '%PDF-1.7\n')
const changed = await ok(api.changePurchase(purchase.id, { priceHt: 100, invoiceFile: null }))
assert.deepEqual([changed.priceHt, changed.invoiceFile, changed.characteristics], [100, null, ['BIO', 'LOCAL']])
assert.deepEqual(await ok(api.getPurchase(purchase.id)), changed)
const listed = await ok(
  api.listPurchases({ family: ['BOISSONS', 'FRUITS_ET_LEGUMES'], dateAfter: '2025-01-01', ordering: '-date' }),
)
assert.deepEqual([listed.count, listed.totalPriceHt, listed.canteens], [1, 100, [kitchen.id]])
const refused = await api.createPurchase({ ...draft, family: null, localDefinition: null })
assert.equal(refused.status, 400)
await ok(api.deletePurchase(purchase.id))
assert.equal((await api.getPurchase(purchase.id)).status, 404)

// Files of each kind, those of the administration with a token of its own.
const staff = as(given.staffToken)
const answers = [
  await ok(api.importPurchases({ file: await fileOf('achats', siret) })),
  await ok(api.importCanteens({ file: await fileOf('cantines', otherSiret) })),
  await ok(api.importCanteens({ file: await fileOf('cantines_admin', newSiret()) }, {}, staff)),
  await ok(api.importSimpleDiagnostics({ file: await fileOf('diagnostics', newSiret()) })),
  await ok(api.importSimpleDiagnostics({ file: await fileOf('diagnostics_admin', newSiret()) }, {}, staff)),
  await ok(api.importDetailedDiagnostics({ file: await fileOf('diagnostics_complets', newSiret()) })),
  await ok(api.importCentralSimpleDiagnostics({ file: await fileOf('diagnostics_cc', newSiret()) })),
  await ok(api.importCentralDetailedDiagnostics({ file: await fileOf('diagnostics_complets_cc', newSiret()) })),
]
for (const [index, answer] of answers.entries()) assert.deepEqual([index, answer.errors, answer.count], [index, [], 1])
const journal = await ok(api.listImports({ limit: 100 }))
assert.equal(journal.results.filter(({ status }) => status === 'done').length, 6)

// A yearly report: started, changed, declared, proved, taken back.
const report = await ok(
  api.createDiagnostic(kitchen.id, {
    year: given.campaignYear,
    diagnosticType: 'SIMPLE',
    centralKitchenDiagnosticMode: 'APPRO',
    valueTotalHt: 1200,
    valueBioHt: 300,
    valueSustainableHt: 0,
    valueEgalimOthersHt: 0,
    valueMeatPoultryHt: 0,
    valueMeatPoultryEgalimHt: 0,
  }),
)
const mended = await ok(api.updateDiagnostic(kitchen.id, report.id, { valueTotalHt: 1500 }))
assert.deepEqual([mended.valueTotalHt, mended.valueBioHt], [1500, 300])
await assert.rejects(ok(api.createTeledeclaration({ diagnosticId: report.id })), HttpError)
const declared = await ok(api.createTeledeclaration({ diagnosticId: report.id, honourStatement: true }))
assert(declared.teledeclaration)
const { id } = declared.teledeclaration
const proof = await bytesOf(options => api.downloadProof(id, options))
assert.match(proof.subarray(0, 8).toString('latin1'), /^%PDF-/)
const cancelled = await ok(api.cancelTeledeclaration(id))
assert.equal(cancelled.isTeledeclared, false)

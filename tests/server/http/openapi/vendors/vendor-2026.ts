/** What a caterer's software does in 2026, through the client that a generator makes of the document of that version. */
import assert from 'node:assert/strict'
import { HttpError, ok } from '@oazapfts/runtime'
import * as api from './client.ts'
import { as, bytesOf, fileOf, given, newSiret, start, words } from './vendor.ts'

start(api)

const siret = newSiret()
const otherSiret = newSiret()
const canteen = await ok(
  api.createCanteen({
    name: 'Cantine des Acacias',
    siret,
    cityInseeCode: '38185',
    postalCode: '38000',
    sectorList: ['education_primaire'],
    dailyMealCount: 150,
    yearlyMealCount: 21_000,
    managementType: 'direct',
    productionType: 'site',
    economicModel: 'public',
  }),
)
assert.deepEqual(canteen.sectorList, ['education_primaire'])
words.set('949', String(canteen.id))

// Purchases, one by one.
const draft = {
  description: 'Pommes de terre',
  date: '2026-03-01',
  prixHt: 90.11,
  familleProduits: 'FRUITS_ET_LEGUMES',
  categoriesEgalim: ['BIO'],
  origine: 'FRANCE',
  estLocal: true,
  definitionLocal: 'KM',
  definitionLocalKm: 50,
} satisfies Parameters<typeof api.createCanteenPurchase>[1]
const tried = await ok(api.createCanteenPurchase(canteen.id, draft, { dryRun: 'true' }))
assert.equal(tried.prixHt, 90.11)
const purchase = await ok(api.createCanteenPurchase(canteen.id, draft, { idempotencyKey: 'commande-1' }))
const again = await ok(api.createCanteenPurchase(canteen.id, draft, { idempotencyKey: 'commande-1' }))
assert.equal(again.id, purchase.id)
const changed = await ok(
  api.changeCanteenPurchase(
    canteen.id,
    purchase.id,
    { prixHt: 100, origine: null },
    { ifMatch: purchase.modificationDate },
  ),
)
assert.deepEqual([changed.prixHt, changed.origine, changed.categoriesEgalim], [100, '', ['BIO']])
assert.deepEqual(await ok(api.getCanteenPurchase(canteen.id, purchase.id)), changed)
const listed = await ok(api.listPurchases({ canteen: [canteen.id], createdByApplication: 'true', limit: 5 }))
assert.deepEqual(
  listed.results.map(({ id, priceHt, family }) => ({ id, priceHt, family })),
  [{ id: purchase.id, priceHt: 100, family: 'FRUITS_ET_LEGUMES' }],
)

// What is wrong is told by field, as the document says.
const refused = await api.createCanteenPurchase(canteen.id, { ...draft, definitionLocal: null })
assert.equal(refused.status, 400)
assert.deepEqual(Object.keys(refused.data), ['definitionLocalKm'])

// Its invoice.
const facture = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n').toString('base64')}`
const attached = await ok(api.attachCanteenPurchaseInvoice(canteen.id, purchase.id, { facture }))
assert.deepEqual(await ok(api.getCanteenPurchaseInvoice(canteen.id, purchase.id)), attached)
assert.equal((await bytesOf(options => api.getInvoice(purchase.id, options))).toString(), '%PDF-1.7\n')
await ok(api.removeCanteenPurchaseInvoice(canteen.id, purchase.id))
assert.equal((await api.getCanteenPurchaseInvoice(canteen.id, purchase.id)).status, 404)

await ok(api.deleteCanteenPurchase(canteen.id, purchase.id))
assert.equal((await api.getCanteenPurchase(canteen.id, purchase.id)).status, 404)

// Files of each kind.
const bySiret = await ok(api.importPurchases({ file: await fileOf('achats_2026_siret', siret), type: 'siret' }))
const byId = await ok(api.importPurchases({ file: await fileOf('achats_2026_id', siret) }, { similar: 'allow' }))
const former = await ok(api.importFormerPurchases({ file: await fileOf('achats', siret), type: 'siret' }))
const created = await ok(api.importNewCanteens({ file: await fileOf('cantines_2026_creer', otherSiret) }))
const updated = await ok(api.importCanteenChanges({ file: await fileOf('cantines_2026_modifier', siret) }))
const simple = await ok(
  api.importSimpleDiagnostics({ file: await fileOf('diagnostics_2026_siret', siret), type: 'siret' }),
)
const simpleById = await ok(
  api.importSimpleDiagnostics({ file: await fileOf('diagnostics_2026_id', siret), type: 'id' }),
)
const detailed = await ok(
  api.importDetailedDiagnostics({ file: await fileOf('diagnostics_complets_2026', otherSiret), type: 'siret' }),
)
for (const answer of [bySiret, byId, former, created, updated, simple, simpleById, detailed]) {
  assert.deepEqual([answer.errors, answer.count], [[], 1])
}
const [managed] = updated.canteens
assert.equal(managed?.id, canteen.id)
const managers = { file: await fileOf('cantines_2026_gestionnaires', siret) }
const added = await ok(api.importCanteenManagers(managers, {}, as(given.staffToken)))
assert.deepEqual([added.errors, added.count], [[], 1])
assert.equal((await ok(api.importCanteenManagers(managers))).errorCount, 1)

assert(byId.importId)
const undone = await ok(api.undoImport(byId.importId))
assert.equal(undone.undo?.removed, 1)

// A yearly report: started, changed, declared, proved, taken back.
const diagnostic = await ok(
  api.createDiagnostic(canteen.id, { year: given.campaignYear - 1, diagnosticType: 'SIMPLE', valueTotalHt: 1200 }),
)
assert.equal(diagnostic.isTeledeclared, false)
const [report] = (await ok(api.listDiagnostics(canteen.id))).filter(({ year }) => year === given.campaignYear)
assert(report)
const mended = await ok(api.updateDiagnostic(canteen.id, report.id, { valueTotalHt: 1500, valueBioHt: 300 }))
assert.deepEqual([mended.valueTotalHt, mended.valueBioHt], [1500, 300])
await assert.rejects(ok(api.createTeledeclarationOfDiagnostic(canteen.id, report.id)), HttpError)
await ok(api.createTeledeclarationOfDiagnostic(canteen.id, report.id, { honourStatement: 'true' }))
const proof = await bytesOf(options => api.downloadProofOfDiagnostic(canteen.id, report.id, options))
assert.match(proof.subarray(0, 8).toString('latin1'), /^%PDF-/)
const isDeclared = async () =>
  (await ok(api.listDiagnostics(canteen.id))).find(({ id }) => id === report.id)?.isTeledeclared
assert.equal(await isDeclared(), true)
await ok(api.cancelTeledeclarationOfDiagnostic(canteen.id, report.id))
assert.equal(await isDeclared(), false)

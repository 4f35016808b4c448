import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { productionTypes } from '@ma-cantine/lib/canteens/production'
import type { AmountProperty } from '@ma-cantine/lib/diagnostics/amount-properties'
import { missingAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { blockersOf } from '@ma-cantine/lib/teledeclaration/canteen-states'
import {
  type PendingAction,
  pendingActionOf,
  pendingActions,
  readinessOf,
  type Situation,
} from '@ma-cantine/lib/teledeclaration/pending-actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCanteens } from '../../../server/canteens/load-canteens.ts'
import { rawRows } from '../../../server/database/sql.ts'
import { actionsTable, type CampaignYear, loadSituations } from '../../../server/teledeclaration/situations.ts'
import { nothingElse, nothingInDetail } from '../../support/complete-amounts.ts'
import { fc } from '../../support/properties.ts'
import { isLong, trials } from '../../support/trials.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Of two rules of compulsory amounts. */
const years = [2024, 2025] as const
const sirets = [1, 2, 3].map(makeSiret)
const prison = 21

const year = fc.constantFrom(...years)
/** Mostly the first value, so that complete canteens are not rare. */
const often = <Value>(usual: Value, ...others: readonly Value[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 12 }, { arbitrary: fc.constantFrom(...others), weight: 1 })
const compulsory = [...Object.keys(nothingElse), ...Object.keys(nothingInDetail)] as AmountProperty[]
const anyCanteen = fc.record({
  /** Place of its SIRET, if it is alive; a deleted canteen may have that of a living one. */
  siret: fc.option(fc.nat(sirets.length - 1), { freq: 12 }),
  isDeleted: fc.boolean(),
  sirenUniteLegale: often<string | null>('213401722', null),
  cityInseeCode: often('54318', null),
  economicModel: often('private', 'public', null),
  managementType: often('direct', null),
  productionType: fc.constantFrom(
    ...productionTypes,
    ...productionTypes,
    'groupe' as const,
    'site_cooked_elsewhere' as const,
    null,
  ),
  sectors: often([1], [1, prison], []),
  lineMinistry: fc.constantFrom(null, 'justice'),
  dailyMealCount: often(100, 0, null),
  yearlyMealCount: often(20_000, 0, null),
  satelliteCanteensCount: often<number | null>(null, 0, 1, 2),
  centralProducerSiret: fc.option(fc.nat(sirets.length - 1), { freq: 12 }),
  /** Place in the network, over and over again, of its group, if that is a living group and it is a satellite. */
  group: fc.option(fc.nat(), { freq: 6 }),
  diagnostics: fc.uniqueArray(
    fc.record({
      year,
      valueTotalHt: often(1000, 0, null),
      diagnosticType: fc.constantFrom('SIMPLE', 'COMPLETE', null),
      /** The one amount that it does not give, of all that reports give. */
      leftOut: fc.option(fc.constantFrom(...compulsory), { freq: 2 }),
      centralKitchenDiagnosticMode: fc.constantFrom(null, 'APPRO', 'ALL'),
    }),
    { selector: diagnostic => diagnostic.year },
  ),
  purchases: fc.uniqueArray(year),
  declarations: fc.uniqueArray(
    fc.record({
      year,
      status: fc.constantFrom('SUBMITTED', 'CANCELLED'),
      teledeclarationMode: fc.constantFrom('SITE', 'SATELLITE_WITHOUT_APPRO', 'CENTRAL_ALL', 'CENTRAL_APPRO'),
      /** Places in the network, over and over again, of the canteens that it covers. */
      covered: fc.uniqueArray(fc.nat(11), { maxLength: 3 }),
    }),
    { selector: declaration => declaration.year },
  ),
})
type AnyCanteen = typeof anyCanteen extends fc.Arbitrary<infer Value> ? Value : never

type Stored = AnyCanteen & { readonly id: number; readonly groupId: number | null }

const date = '2024-01-01T00:00:00.000Z'
const amountsOf = ({ leftOut, ...diagnostic }: AnyCanteen['diagnostics'][number]) => ({
  ...nothingElse,
  ...nothingInDetail,
  ...diagnostic,
  ...(leftOut && { [leftOut]: null }),
})
const siretAt = (place: number | null) => (place === null ? null : (sirets[place] ?? null))

/** Stores canteens; those whose SIRET another living one has taken are stored without. */
async function store(canteens: readonly AnyCanteen[]): Promise<Stored[]> {
  const { writer } = server.app.services.database
  for (const table of ['teledeclarations', 'purchases', 'diagnostics', 'canteens']) await writer(table).delete()
  const taken = new Set<number>()
  const stored: Stored[] = []
  for (const canteen of canteens) {
    const isTaken = canteen.siret !== null && !canteen.isDeleted && taken.has(canteen.siret)
    const siret = isTaken ? null : canteen.siret
    if (siret !== null && !canteen.isDeleted) taken.add(siret)
    const { sectors, diagnostics, purchases, declarations, isDeleted, group: _, ...columns } = canteen
    const id = await server.addCanteen('', [], {
      ...columns,
      siret: siretAt(siret),
      centralProducerSiret: siretAt(canteen.centralProducerSiret),
      deletionDate: isDeleted ? date : null,
    })
    if (sectors.length > 0) {
      await writer('canteenSectors').insert(sectors.map(sectorId => ({ canteenId: id, sectorId })))
    }
    const reports = new Map<number, number>()
    for (const diagnostic of diagnostics) {
      const row = { ...amountsOf(diagnostic), canteenId: id, creationDate: date, modificationDate: date }
      const [stored]: { id: number }[] = await writer('diagnostics').insert(row).returning('id')
      reports.set(diagnostic.year, stored?.id ?? 0)
    }
    for (const of of purchases) {
      await writer('purchases').insert({
        canteenId: id,
        date: `${of}-05-01`,
        priceHt: 10,
        searchText: '',
        creationDate: date,
        modificationDate: date,
      })
    }
    for (const [index, { covered: _covered, ...declaration }] of declarations.entries()) {
      await writer('teledeclarations').insert({
        ...declaration,
        canteenId: id,
        diagnosticId: reports.get(declaration.year) ?? null,
        version: 1,
        declaredData: '{}',
        digest: '0'.repeat(64),
        proofCode: `${id}-${index}`,
        creationDate: date,
        modificationDate: date,
      })
    }
    stored.push({ ...canteen, siret, id, groupId: null })
  }
  const grouped = stored.map(canteen => ({ ...canteen, groupId: groupOf(canteen, stored) }))
  for (const { id, groupId } of grouped) {
    if (groupId !== null) await writer('canteens').where({ id }).update({ groupId })
  }
  await cover(grouped)
  return grouped
}

/** The canteens that a declaration of a kitchen covers. */
const coveredBy = ({ teledeclarationMode, covered }: AnyCanteen['declarations'][number], network: readonly Stored[]) =>
  teledeclarationMode.startsWith('CENTRAL_')
    ? network.filter((_, place) => covered.some(each => each % network.length === place))
    : []

async function cover(network: readonly Stored[]): Promise<void> {
  const { writer } = server.app.services.database
  for (const { id, declarations } of network) {
    for (const declaration of declarations) {
      const [row]: { id: number }[] = await writer('teledeclarations')
        .where({ canteenId: id, year: declaration.year })
        .select('id')
      const rows = coveredBy(declaration, network).map(each => ({ teledeclarationId: row?.id, canteenId: each.id }))
      if (rows.length > 0) await writer('declaredSatellites').insert(rows)
    }
  }
}

function groupOf({ productionType, group }: Stored, network: readonly Stored[]): number | null {
  const found = group === null ? undefined : network[group % network.length]
  const isGroup = found?.productionType === 'groupe' && !found.isDeleted
  return isGroup && productionType === 'site_cooked_elsewhere' ? found.id : null
}

const isKitchen = (type: string | null) => type === 'central' || type === 'central_serving'

const missingOf = (canteen: Stored) =>
  missingCanteenFields({
    ...canteen,
    name: 'Cantine',
    siret: siretAt(canteen.siret),
    centralProducerSiret: siretAt(canteen.centralProducerSiret),
    postalCode: null,
    city: null,
    department: null,
    groupe: canteen.groupId === null ? null : { id: canteen.groupId },
  } as Parameters<typeof missingCanteenFields>[0])

/** The facts of a canteen, found by looking at every other one. */
function naiveSituation(
  canteen: Stored,
  network: readonly Stored[],
  { year: asked, inDeclaration, inCorrection, isOver }: CampaignYear,
): Situation {
  const living = network.filter(({ isDeleted }) => !isDeleted)
  const isGroup = canteen.productionType === 'groupe'
  const mayHaveSatellites = isGroup || isKitchen(canteen.productionType)
  const names = (other: Stored) =>
    canteen.siret !== null && other.groupId === null && other.centralProducerSiret === canteen.siret
  const linked = living.filter(isGroup ? other => other.groupId === canteen.id : names)
  const own = canteen.diagnostics.find(({ year: of }) => of === asked)
  const named = living.find(
    other =>
      canteen.productionType === 'site_cooked_elsewhere' &&
      canteen.centralProducerSiret !== null &&
      other.id !== canteen.id &&
      other.siret === canteen.centralProducerSiret &&
      isKitchen(other.productionType),
  )
  const kitchen = canteen.groupId === null ? named : living.find(({ id }) => id === canteen.groupId)
  const mode = kitchen?.diagnostics.find(({ year: of }) => of === asked)?.centralKitchenDiagnosticMode ?? null
  const reporting = mode === 'ALL' ? [canteen, kitchen] : [canteen]
  const declarations = reporting.flatMap(who => who?.declarations.filter(({ year: of }) => of === asked) ?? [])
  const isTeledeclared = canteen.declarations.some(({ year: of, status }) => of === asked && status === 'SUBMITTED')
  const ownMode = own?.centralKitchenDiagnosticMode ?? null
  const inForce = (of: Stored) => of.declarations.filter(each => each.year === asked && each.status === 'SUBMITTED')
  /** The canteens whose declarations in force cover this one. */
  const declarersFor = (covered: Stored) =>
    network.filter(of => inForce(of).some(declaration => coveredBy(declaration, network).includes(covered)))
  const satellites = linked.filter(({ productionType }) => productionType === 'site_cooked_elsewhere')
  const isDeclaredElsewhere = (satellite: Stored) =>
    inForce(satellite).some(
      ({ teledeclarationMode }) => ownMode !== 'APPRO' || teledeclarationMode !== 'SATELLITE_WITHOUT_APPRO',
    ) || declarersFor(satellite).some(of => of !== canteen)
  return {
    isKitchen: mayHaveSatellites,
    isGroup,
    satellitesDiffer: isGroup
      ? linked.length === 0
      : canteen.satelliteCanteensCount !== null &&
        canteen.satelliteCanteensCount !== (mayHaveSatellites ? linked.length : 0),
    hasIncompleteSatellite: isGroup && linked.some(satellite => missingOf(satellite).length > 0),
    isReportedByKitchen: mode === 'ALL',
    hasPurchasesOfKitchen: mode !== null,
    isDeclaredByFormerKitchen: declarersFor(canteen).some(of => mode === null || of !== kitchen),
    hasDeclaredSatellites: mayHaveSatellites && ownMode !== null && satellites.some(isDeclaredElsewhere),
    hasPurchases: canteen.purchases.includes(asked as 2024),
    hasDiagnostic: own !== undefined,
    isFilled: own !== undefined && missingAmounts({ ...amountsOf(own), isTeledeclared }).length === 0,
    hasMode: (own?.centralKitchenDiagnosticMode ?? null) !== null,
    isComplete: missingOf(canteen).length === 0,
    isDeclared: declarations.some(({ status }) => status === 'SUBMITTED'),
    wasDeclared: declarations.length > 0,
    inDeclaration,
    inCorrection,
    isOver,
  }
}

test('the database and the library agree on random networks of canteens, years and windows', async () => {
  const seen = new Set<string>()
  const { reader } = server.app.services.database
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCanteen, { minLength: 1, maxLength: 12 }),
      fc.record({ year, inDeclaration: fc.boolean(), inCorrection: fc.boolean(), isOver: often(false, true) }),
      async (canteens, campaign) => {
        const network = await store(canteens)
        const ids = network.map(({ id }) => id)
        const situations = await loadSituations(reader, campaign, ids)
        const { sql, bindings } = actionsTable(campaign, 'actions', {
          condition: { sql: `canteens.id IN (${ids.join(', ')})`, bindings: [] },
        })
        const rows = await rawRows<{ id: number; action: string }>(
          reader,
          `WITH ${sql} SELECT id, action FROM actions ORDER BY id`,
          bindings,
        )
        const expected = network.map(canteen => naiveSituation(canteen, network, campaign))
        expect(ids.map(id => situations.get(id))).toEqual(expected)
        expect(rows).toEqual(
          network.map(({ id }, index) => ({ id, action: pendingActionOf(expected[index] as Situation) })),
        )
        for (const { action } of rows) seen.add(action)
        // A screen names what is left to do exactly where the database says that something is.
        const actions = new Map(rows.map(({ id, action }) => [id, action as PendingAction]))
        const living = network.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)
        for (const canteen of await loadCanteens(reader, living)) {
          const ofYear = <Report extends { year: number }>(reports: readonly Report[] | null) =>
            reports?.find(report => report.year === campaign.year) ?? null
          const action = actions.get(canteen.id) ?? '95_nothing'
          const [own, ofKitchen] = [ofYear(canteen.diagnostics), ofYear(canteen.centralKitchenDiagnostics)]
          const blockers = blockersOf(canteen, own, ofKitchen, action)
          const isLacking = readinessOf(action, false) === 'lacking'
          expect(
            { action, blockers, isBlocked: blockers.length > 0 },
            JSON.stringify({ action, canteen }),
          ).toMatchObject({
            isBlocked: isLacking,
          })
        }
      },
    ),
    { numRuns: trials(110), seed: 20_260_107 },
  )
  // Fewer trials do not come upon the rarest.
  if (isLong) expect([...seen].sort()).toEqual([...pendingActions].sort())
})

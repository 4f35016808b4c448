import type { MinimalCanteen } from '@ma-cantine/lib/canteens/canteen'
import { type ConversionObstacle, conversionUndoDays } from '@ma-cantine/lib/canteens/group-conversion-api'
import { groupRefusals } from '@ma-cantine/lib/canteens/group-refusals'
import { isCentralKitchen, isGroup, servesMeals } from '@ma-cantine/lib/canteens/production'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'
import type { Settings } from '../settings/settings.ts'
import { listReadersOf } from '../teams/load-team.ts'
import { type Reach, selectManaged } from '../teams/managed-canteens.ts'
import { daysAgo } from '../time/days-ago.ts'
import type { CanteenRow } from './canteen-rows.ts'
import { type FormerKitchen, findConversion, formerKitchen } from './group-conversions.ts'
import { isDeclared } from './link-satellite.ts'
import { selectSatellites } from './load-deliveries.ts'
import { loadSectors } from './load-sectors.ts'
import { type MinimalRow, minimalColumns, showMinimal } from './visible-sql.ts'

/** What converts a kitchen, or undoes it: all that the preview shows and the act writes. */
export interface ConversionPlan {
  /** Whether it is a group that becomes a kitchen again. */
  readonly undoes: boolean
  readonly obstacle: { readonly code: ConversionObstacle; readonly message: Message } | null
  /** The values of the kitchen before its conversion. */
  readonly kitchen: FormerKitchen
  /** The canteen that keeps its SIRET; its id once it exists. */
  readonly site: (Pick<CanteenRow, 'name' | 'siret' | 'dailyMealCount'> & { readonly id: number | null }) | null
  /** Those that change sides. */
  readonly satellites: readonly MinimalCanteen[]
  readonly lastDay: string | null
}

interface Planning {
  readonly database: Knex
  readonly settings: Pick<Settings, 'campaign'>
}

/** Plans the conversion of a kitchen into a group; of a group, how its conversion is undone. */
export async function planConversion({ database, settings }: Planning, row: CanteenRow): Promise<ConversionPlan> {
  const satellites = (await selectSatellites<MinimalRow>(database, [row.id], minimalColumns))(row.id).map(satellite =>
    showMinimal(database, satellite),
  )
  const refuse = (code: ConversionObstacle, message: Message) => ({ code, message })
  const declared = await isDeclared(database, settings, row.id)
  const conversion = await findConversion(database, row)
  if (!isGroup(row.productionType) || !conversion) {
    const kitchen = formerKitchen(row, (await loadSectors(database, [row.id]))(row.id))
    const hasSite = row.productionType === 'central_serving'
    const site = { id: null, name: siteName(row.name), siret: row.siret, dailyMealCount: row.dailyMealCount }
    let obstacle: ConversionPlan['obstacle'] = null
    if (isGroup(row.productionType)) obstacle = refuse('not-converted', groupRefusals('not-converted'))
    else if (!isCentralKitchen(row.productionType)) obstacle = refuse('not-a-kitchen', groupRefusals('not-a-kitchen'))
    else if (row.siret === null) obstacle = refuse('without-siret', groupRefusals('without-siret'))
    else if (declared) obstacle = refuse('declared', groupRefusals('declared'))
    return { undoes: false, obstacle, kitchen, site: hasSite ? site : null, satellites, lastDay: null }
  }
  const { kitchen, siteId, creationDate } = conversion
  const former = new Set(conversion.satellites)
  const site: CanteenRow | undefined =
    siteId === null ? undefined : await database('canteens').where({ id: siteId }).whereNull('deletionDate').first()
  const joined = satellites.filter(({ id }) => !former.has(id) && id !== siteId)
  const holder: { id: number } | undefined = await database('canteens')
    .where({ siret: kitchen.siret })
    .whereNull('deletionDate')
    .first('id')
  const lastDay = parisDay(new Date(Date.parse(creationDate) + conversionUndoDays * 86_400_000))
  let obstacle: ConversionPlan['obstacle'] = null
  if (creationDate < daysAgo(conversionUndoDays)) {
    obstacle = refuse('too-late-to-undo', groupRefusals('too-late-to-undo', conversionUndoDays))
  } else if (declared) obstacle = refuse('declared', groupRefusals('declared'))
  else if (holder && holder.id !== site?.id) obstacle = refuse('siret-taken', groupRefusals('siret-taken'))
  else if (joined.length > 0) {
    obstacle = refuse('joined-since', groupRefusals('joined-since', joined.map(({ name }) => name).join(', ')))
  } else if (site && (await hasOwnData(database, site.id))) {
    obstacle = refuse('site-in-use', groupRefusals('site-in-use', site.name))
  }
  return {
    undoes: true,
    obstacle,
    kitchen,
    site: site ?? null,
    satellites: satellites.filter(({ id }) => former.has(id)),
    lastDay,
  }
}

/** What the API shows of a plan. @param reach of the caller, who is told nothing. */
export async function showPlan(
  database: Knex,
  { obstacle, kitchen, site, satellites, lastDay }: ConversionPlan,
  { row, reach, locale }: { readonly row: CanteenRow; readonly reach: Reach; readonly locale: 'fr' | 'en' },
) {
  const ids = satellites.map(({ id }) => id)
  const own = await selectManaged(database, reach, ids)
  const readersOf = await listReadersOf(database, ids)
  const isGiven = (value: unknown) => value !== null && value !== undefined
  const given = {
    siret: isGiven(kitchen.siret),
    place: isGiven(kitchen.cityInseeCode) || isGiven(kitchen.postalCode) || isGiven(kitchen.city),
    economicModel: isGiven(kitchen.economicModel),
    sectors: kitchen.sectors.length > 0,
    lineMinistry: isGiven(kitchen.lineMinistry),
    satelliteCanteensCount: isGiven(kitchen.satelliteCanteensCount),
  }
  const names = Object.keys(given) as (keyof typeof given)[]
  return {
    obstacle: obstacle && { code: obstacle.code, message: obstacle.message.in(locale) },
    sirenUniteLegale: kitchen.siret?.slice(0, 9) ?? row.sirenUniteLegale,
    emptied: names.filter(name => given[name]),
    site: site && { id: site.id, name: site.name, siret: site.siret, dailyMealCount: site.dailyMealCount },
    satellites: [...satellites],
    toldTeams: ids.filter(id => !own.has(id) && readersOf(id).length > 0).length,
    lacksDailyMealCount: !servesMeals(kitchen.productionType) && row.dailyMealCount === null,
    lastDay,
  }
}

const longestName = 250
const suffix = ' (service sur place)'
/** The name of the canteen that keeps the dining place of a kitchen, unless another one is given. */
const siteName = (name: string): string => `${name.slice(0, longestName - suffix.length)}${suffix}`

/** Whether a canteen has purchases, reports or weighed waste of its own. */
async function hasOwnData(database: Knex, canteenId: number): Promise<boolean> {
  for (const table of ['purchases', 'diagnostics', 'wasteMeasurements', 'teledeclarations']) {
    if (await database(table).where({ canteenId }).first('id')) return true
  }
  return false
}

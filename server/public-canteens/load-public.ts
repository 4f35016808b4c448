import {
  badgesOf,
  type CanteenReports,
  publishedApproReports,
  serviceReports,
} from '@ma-cantine/lib/canteens/canteen-badges'
import { isSatellite, mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { codesOfSectors } from '@ma-cantine/lib/canteens/sectors'
import { pick } from '@ma-cantine/lib/entities/pick'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { PublicCanteen, PublicCanteenPreview, publicKitchenOf } from '@ma-cantine/lib/public-canteens/public-canteen'
import {
  asPublicAppro,
  asPublicService,
  type PublicApproDiagnostic,
} from '@ma-cantine/lib/public-canteens/public-diagnostic'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import type { Knex } from 'knex'
import { loadPictures } from '../canteens/canteen-images.ts'
import { type CanteenRow, canteenRows } from '../canteens/canteen-rows.ts'
import { givenByKitchen, loadKitchens } from '../canteens/load-deliveries.ts'
import { loadSectors } from '../canteens/load-sectors.ts'
import { showMinimal, whereVisible } from '../canteens/visible-sql.ts'
import { inList } from '../database/in-list.ts'
import { loadDiagnostics } from '../diagnostics/load-diagnostics.ts'
import { answerColumns, answerValues } from '../http/entity-answer.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { listMemberIds } from '../teams/team-members.ts'
import type { WriteAction } from '../waste-actions/action-answer.ts'
import { listPublicNotes } from '../waste-actions/find-canteen-actions.ts'

type StoredName = Exclude<keyof CanteenRow & keyof PublicCanteen, 'latitude' | 'longitude'>

const columns = answerColumns(canteenRows)
const pageColumns = columns.filter((name): name is StoredName => name in PublicCanteen.shape)
const previewColumns = pageColumns.filter(name => name in PublicCanteenPreview.shape)

/** What is made of a public canteen, of which its page and lists show parts. */
interface Loaded {
  readonly row: CanteenRow
  readonly reports: CanteenReports
  readonly preview: PublicCanteenPreview
  readonly kitchen: PublicCanteen['centralKitchen']
  readonly pictures: Pick<PublicCanteen, 'logo' | 'images'>
  readonly redactedApproYears: readonly number[]
}

/** The public canteens with these ids, in the order of the ids. The number of queries does not depend on theirs. */
async function loadPublic(database: Knex, ids: readonly number[]): Promise<Loaded[]> {
  const rows: CanteenRow[] = await whereVisible(database, database('canteens').where(inList(database, 'id', ids)))
  // One after the other, as a transaction has one connection.
  const sectorsOf = await loadSectors(database, ids)
  const picturesOf = await loadPictures(database, ids)
  const kitchenOf = await loadKitchens(database, rows)
  const kitchenIds = rows.flatMap(row => kitchenOf(row)?.id ?? [])
  const diagnosticsOf = await loadDiagnostics(database, [...new Set([...rows.map(({ id }) => id), ...kitchenIds])])
  const rowById = new Map(rows.map(row => [row.id, row]))
  const year = currentYear()
  return ids.flatMap(id => {
    const row = rowById.get(id)
    if (!row) return []
    const kitchen = kitchenOf(row)
    const pictures = picturesOf(id)
    const sectors = sectorsOf(id)
    const { redactedApproYears } = canteenRows.valuesOf(row)
    const reports = { own: diagnosticsOf.get(id) ?? [], kitchen: givenByKitchen(kitchen, diagnosticsOf) }
    const badges = badgesOf({ ...row, sectors, redactedApproYears }, reports, goalsOf(row), year)
    const appro = publishedApproReports(reports, redactedApproYears, year).find(report => report.year === badges.year)
    const preview = {
      ...answerValues(canteenRows, pick(row, previewColumns)),
      sectors,
      sectorList: codesOfSectors(sectors),
      badges,
      isCentralCuisine: row.productionType && mayHaveSatellites(row.productionType),
      isSatellite: isSatellite(row.productionType),
      leadImage: pictures.images[0]?.image ?? null,
      approDiagnostic: appro ? asPublicAppro(appro) : null,
      latitude: row.latitude,
      longitude: row.longitude,
    }
    return { row, reports, preview, kitchen, pictures, redactedApproYears }
  })
}

/** What lists show of the public canteens with these ids, in the order of the ids. */
export async function loadPublicPreviews(database: Knex, ids: readonly number[]): Promise<PublicCanteenPreview[]> {
  return (await loadPublic(database, ids)).map(({ preview }) => preview)
}

/** A public canteen, and the purchases that it has declared itself, oldest year first. */
export interface Published {
  readonly canteen: PublicCanteenPreview
  readonly declared: readonly PublicApproDiagnostic[]
}

/** What open data say of the public canteens with these ids, in the order of the ids: what their pages show. */
export async function loadPublished(database: Knex, ids: readonly number[]): Promise<Published[]> {
  return (await loadPublic(database, ids)).map(({ preview, reports: { own } }) => ({
    canteen: preview,
    // A year that is declared cannot be hidden.
    declared: own
      .filter(({ isTeledeclared }) => isTeledeclared)
      .map(asPublicAppro)
      .sort((one, other) => one.year - other.year),
  }))
}

/**
 * The page of a public canteen, without what depends on who asks.
 * @param write writes the actions against waste that it does.
 * @throws Refusal (404) for a canteen that is not public.
 */
export async function loadPublicCanteen(
  database: Knex,
  canteenId: number,
  write: WriteAction,
): Promise<Omit<PublicCanteen, 'isManagedByUser'>> {
  const [loaded] = await loadPublic(database, [canteenId])
  if (!loaded) throw noSuchCanteen()
  const { row, reports, preview, kitchen, pictures, redactedApproYears } = loaded
  const { approDiagnostic: _, isCentralCuisine: __, isSatellite: ___, ...shown } = preview
  const notes = await listPublicNotes(database, canteenId, write)
  const year = currentYear()
  return {
    ...answerValues(canteenRows, pick(row, pageColumns)),
    ...shown,
    ...pictures,
    centralKitchen: publicKitchenOf(kitchen),
    approDiagnostics: publishedApproReports(reports, redactedApproYears, year).map(asPublicAppro),
    serviceDiagnostics: serviceReports(reports, year).map(asPublicService),
    resourceActions: notes.flatMap(note => (note.isDone ? { ...note, canteen: showMinimal(database, row) } : [])),
    canBeClaimed: (await listMemberIds(database, canteenId)).length === 0,
  }
}

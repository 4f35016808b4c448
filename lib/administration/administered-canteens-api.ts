import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { canteenSearch } from '../canteens/canteen-search.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'
import { AdministeredCanteen, AdministeredCanteenSummary } from './administered-canteen.ts'
import { Reason } from './staff-act.ts'

/** The groups that the list of canteens can be narrowed to. */
export const canteenGroups = ['unmanaged', 'deleted'] as const

/** One of `canteenGroups`. */
export type CanteenGroup = (typeof canteenGroups)[number]

/** Every word of `search` must be in the name, the SIRET or the town, or be the id; the filters must all match. */
export const AdministeredCanteenSelection = z.object({
  ...paging(pageSizes.administeredCanteens),
  search: canteenSearch(),
  group: anyOf(canteenGroups),
})
export type AdministeredCanteenSelection = z.output<typeof AdministeredCanteenSelection>

const path = '/api/v1/administration/canteens/'
const CanteenParams = z.object({ canteenId: PathId })

/** By name, those of all teams and of none; deleted ones have a `deletionDate`. */
export const listAdministeredCanteens = endpoint({
  method: 'GET',
  path,
  summary: 'Liste les cantines de toutes les équipes',
  access: 'staff',
  query: AdministeredCanteenSelection,
  answer: pageOf(AdministeredCanteenSummary, {}),
})

export const getAdministeredCanteen = endpoint({
  method: 'GET',
  path: `${path}:canteenId/`,
  summary: 'Donne une cantine, son équipe, ses télédéclarations et ses imports',
  access: 'staff',
  params: CanteenParams,
  answer: AdministeredCanteen,
})

/** The person who becomes the manager of a canteen that has none, by the address of their account. */
export const PlacedManager = z.object({ email: Email, reason: Reason })

/** For a canteen that nobody manages, by the address of an account that is confirmed. */
export const placeManager = endpoint({
  method: 'POST',
  path: `${path}:canteenId/manager/`,
  summary: 'Donne un gestionnaire à une cantine qui n’en a pas',
  access: 'staff',
  params: CanteenParams,
  body: PlacedManager,
  answer: AdministeredCanteen,
})

/** Longest time that a canteen may declare late, in days. */
export const longestOpening = 60

/**
 * Opens, moves or closes the late declaration of a canteen for one year. `to` is at most `longestOpening` days ahead.
 */
export const LateOpeningChange = z.object({
  year: z.int().min(2000).max(2100),
  /** The day that was read; null where the year is not open. */
  from: z.iso.date().nullable(),
  /** The new last day; null to close the year at once. */
  to: z.iso.date().nullable(),
  reason: Reason,
})
export type LateOpeningChange = z.output<typeof LateOpeningChange>

/** Until that day, declaring, correcting and cancelling work for the canteen as they do in the campaign of the year. */
export const setLateOpening = endpoint({
  method: 'POST',
  path: `${path}:canteenId/lateOpening/`,
  summary: 'Ouvre ou ferme la télédéclaration tardive d’une cantine pour une année',
  access: 'staff',
  params: CanteenParams,
  body: LateOpeningChange,
  answer: AdministeredCanteen,
})

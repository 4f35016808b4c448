import { z } from 'zod'
import { Sector } from '../canteens/reference-lists.ts'

const Text = z.string().nullable()
const Count = z.int().nullable()

/** Without the code of 2026, which declarations do not hold. */
const DeclaredSector = Sector.omit({ value: true })

export const FrozenSatellite = z.object({
  id: z.int(),
  name: z.string(),
  sectors: z.array(DeclaredSector),
  daily_meal_count: Count,
  yearly_meal_count: Count,
  siret: Text,
  siren_unite_legale: Text,
})
export type FrozenSatellite = z.output<typeof FrozenSatellite>

const FrozenCanteen = FrozenSatellite.extend({
  city_insee_code: Text,
  department: Text,
  region: Text,
  line_ministry: Text,
  satellite_canteens_count: Count,
  central_producer_siret: Text,
  management_type: Text,
  production_type: Text,
  economic_model: Text,
})

/** Why a declaration was possible outside of the campaign. Days are those of Paris. */
export const LateOpeningFacts = z.object({
  /** When a manager asked for it, and why; null where our team opened the year of itself. */
  requested_on: z.iso.date().nullable(),
  request_reason: Text,
  opened_on: z.iso.date(),
  open_until: z.iso.date(),
  opening_reason: Text,
})
export type LateOpeningFacts = z.output<typeof LateOpeningFacts>

/**
 * What a declaration froze, with the keys of the public service; its amounts are euros without VAT, and null where
 * nothing was given. Purchases are left out where the kitchen declares them, the other measures where each canteen does.
 */
export const Snapshot = z.object({
  version: z.string(),
  year: z.int(),
  canteen: FrozenCanteen,
  applicant: z.object({ name: z.string(), email: z.string() }),
  central_kitchen_siret: Text,
  central_kitchen_name: Text,
  teledeclaration_mode: z.string(),
  /** The head of the diagnostic, then its answers by their names. */
  teledeclaration: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])),
  satellites: z.array(FrozenSatellite).optional(),
  satellite_canteens_count: Count.optional(),
  /** Absent from a declaration of the campaign. */
  late_opening: LateOpeningFacts.optional(),
})
export type Snapshot = z.output<typeof Snapshot>

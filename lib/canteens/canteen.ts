import { z } from 'zod'
import { ApproDiagnostic } from '../diagnostics/appro-diagnostic.ts'
import { Diagnostic } from '../diagnostics/diagnostic.ts'
import { KitchenDiagnostic } from '../diagnostics/kitchen-diagnostic.ts'
import { answerShape } from '../entities/answer-shape.ts'
import { FullCanteenAction } from '../waste-actions/canteen-action.ts'
import { canteenFields } from './canteen-fields.ts'
import { publicationStatuses } from './production.ts'
import { sectorCodes } from './sectors.ts'

export const Manager = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() })
export const ManagerInvitation = z.object({ email: z.string() })

/** What other canteens show of a canteen. */
export const MinimalCanteen = z.object({
  id: z.int(),
  name: z.string(),
  siret: z.string().nullable(),
  publicationStatus: z.enum(publicationStatuses),
})
export type MinimalCanteen = z.output<typeof MinimalCanteen>

/** A picture of a canteen: its address, and its text for who cannot see it. */
export const CanteenImage = z.object({ id: z.int(), image: z.string(), altText: z.string().nullable() })
export type CanteenImage = z.output<typeof CanteenImage>

const Badge = z.boolean().nullable()

/**
 * What a canteen earned in `year`: each badge is true when earned, false when its measure was started alone, and null when
 * nothing is known.
 */
export const CanteenBadges = z.object({
  year: z.int().nullable(),
  appro: Badge,
  waste: Badge,
  diversification: Badge,
  plastic: Badge,
  info: Badge,
})
export type CanteenBadges = z.output<typeof CanteenBadges>

/** What a canteen noted of an action against food waste. */
export const ResourceAction = FullCanteenAction.extend({ canteen: MinimalCanteen })
export type ResourceAction = z.output<typeof ResourceAction>

/**
 * A canteen as its managers see it. Counts are meals (per day, per year) and satellites; territories are codes, with their
 * names under `…Lib`. Diagnostics come earliest year first; those of the kitchen of a satellite are null for other canteens. `modificationDate` is the version that a change may depend on.
 */
export const Canteen = z.object(
  answerShape(canteenFields, {
    sectors: z.array(z.int()),
    sectorList: z.array(z.enum(sectorCodes)),
    managers: z.array(Manager),
    managerInvitations: z.array(ManagerInvitation),
    diagnostics: z.array(Diagnostic),
    centralKitchenDiagnostics: z.array(KitchenDiagnostic).nullable(),
    approDiagnostics: z.array(ApproDiagnostic),
    logo: z.string().nullable(),
    images: z.array(CanteenImage),
    centralKitchen: MinimalCanteen.nullable(),
    groupe: MinimalCanteen.nullable(),
    satellites: z.array(MinimalCanteen),
    badges: CanteenBadges,
    resourceActions: z.array(ResourceAction),
  }),
)
export type Canteen = z.output<typeof Canteen>

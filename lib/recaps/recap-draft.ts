import { pickValues } from '../entities/pick-values.ts'
import type { PurchaseDraft } from '../purchases/purchase-draft.ts'
import { bindings2026BySiret, type PurchaseDraft2026 } from '../purchases/purchase-draft-2026.ts'
import { type Bindings, codeIn, dayIn, textIn } from '../table-schema/binding.ts'

/** A row of the recap of a supplier: what one canteen bought of one article over a period. */
export type RecapDraft = Pick<PurchaseDraft, 'siret' | 'description' | 'provider' | 'priceHt' | 'family'> &
  Pick<PurchaseDraft2026, 'egalimCategories' | 'origin'> & {
    /** The first day of the period, YYYY-MM-DD. */
    readonly firstDay: string | null
    /** Its last day, in the same year. */
    readonly lastDay: string | null
    /** The number of the certificate of the labels, or who issued it. */
    readonly certificate: string | null
  }

const { siret, provider, priceHt, family, egalimCategories } = bindings2026BySiret

export const recapBindings = {
  siret,
  provider,
  firstDay: dayIn('date_debut'),
  lastDay: dayIn('date_fin'),
  description: textIn('article'),
  family,
  egalimCategories,
  origin: codeIn('origine'),
  priceHt,
  certificate: textIn('certificat'),
} as const satisfies Bindings<RecapDraft>

/** A copy of a row whose values are read as they are asked for. */
export const copyRecapDraft = (draft: RecapDraft): RecapDraft =>
  pickValues(recapBindings, draft) as unknown as RecapDraft

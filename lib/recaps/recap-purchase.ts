import type { Characteristic } from '../purchases/purchase-draft.ts'
import type { PurchaseReader } from '../purchases/purchase-formats.ts'
import type { RecapDraft } from './recap-draft.ts'

/** What a row says of the product: its labels, and its origin. */
export const characteristicsOfRecap = ({ egalimCategories, origin }: RecapDraft): Characteristic[] => [
  ...egalimCategories,
  ...(origin ? [origin] : []),
]

/** The purchase that a row becomes, dated of the last day of its period, which is past and in the same year. */
export const recapReader: PurchaseReader<RecapDraft> = {
  canteenKey: ({ siret }) => siret ?? '',
  read: draft => ({
    date: draft.lastDay as string,
    description: draft.description,
    provider: draft.provider,
    family: draft.family,
    characteristics: characteristicsOfRecap(draft),
    priceHt: draft.priceHt as string,
    localDefinition: null,
    localDefinitionKm: null,
    certificate: draft.certificate,
  }),
}

import type { ExportFacts, Field } from '../entities/field.ts'
import { purchaseFields } from './purchase-fields.ts'

const exportedValue = { nullable: true, file: null, stored: false, answer: false, labels: null } as const

const { description, provider, family, characteristics } = purchaseFields

/** The columns of an export of what is remembered, by the properties of `RememberedLabels`. */
export const rememberedLabelsExportFields = {
  description,
  provider,
  family,
  characteristics,
  count: { ...exportedValue, kind: 'integer', exportColumn: { header: 'Achats ainsi choisis', width: 16 } },
  lastDate: { ...exportedValue, kind: 'day', exportColumn: { header: 'Dernier achat ainsi choisi', width: 16 } },
  otherChoices: { ...exportedValue, kind: 'integer', exportColumn: { header: 'Autres choix', width: 12 } },
  decisionDate: { ...exportedValue, kind: 'day', exportColumn: { header: 'Décidé le', width: 12 } },
  decidedBy: { ...exportedValue, kind: 'text', exportColumn: { header: 'Décidé par', width: 20 } },
  purchaseCount: { ...exportedValue, kind: 'integer', exportColumn: { header: 'Achats en tout', width: 12 } },
  lastPurchaseDate: { ...exportedValue, kind: 'day', exportColumn: { header: 'Dernier achat', width: 12 } },
  isForgotten: { ...exportedValue, kind: 'yesNo', exportColumn: { header: 'Oublié', width: 10 } },
} as const satisfies Readonly<Record<string, Field & ExportFacts>>

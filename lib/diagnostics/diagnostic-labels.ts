import type { Labels } from '../messages/labels.ts'
import type { centralKitchenModes, DiagnosticType } from './diagnostic-types.ts'

export const diagnosticTypeLabels: Labels<DiagnosticType> = {
  fr: { SIMPLE: 'Simple', COMPLETE: 'Détaillé' },
  en: { SIMPLE: 'Simplified', COMPLETE: 'Detailed' },
}

export const centralKitchenModeLabels: Labels<(typeof centralKitchenModes)[number]> = {
  fr: { APPRO: 'Ses achats seulement', ALL: 'Toutes les données' },
  en: { APPRO: 'Its purchases only', ALL: 'All data' },
}

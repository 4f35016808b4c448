import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Situation } from './pending-actions.ts'

/** What a declaration covers: everything, everything but purchases, or, for satellites too, all or purchases alone. */
export const teledeclarationModes = ['SATELLITE_WITHOUT_APPRO', 'CENTRAL_ALL', 'CENTRAL_APPRO', 'SITE'] as const
export type TeledeclarationMode = (typeof teledeclarationModes)[number]

export function teledeclarationModeOf(
  { isKitchen, hasPurchasesOfKitchen }: Pick<Situation, 'isKitchen' | 'hasPurchasesOfKitchen'>,
  { centralKitchenDiagnosticMode: mode }: Pick<Diagnostic, 'centralKitchenDiagnosticMode'>,
): TeledeclarationMode {
  if (hasPurchasesOfKitchen) return 'SATELLITE_WITHOUT_APPRO'
  if (isKitchen && mode !== null) return `CENTRAL_${mode}`
  return 'SITE'
}

export const coversPurchases = (mode: TeledeclarationMode): boolean => mode !== 'SATELLITE_WITHOUT_APPRO'
export const coversOtherMeasures = (mode: TeledeclarationMode): boolean => mode !== 'CENTRAL_APPRO'

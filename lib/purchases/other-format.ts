import { latestDay } from '../table-schema/latest-day.ts'
import { egalimCategories, type LocalDefinition, localDefinitions2025, type PurchaseDraft } from './purchase-draft.ts'
import { origins, type PurchaseDraft2026 } from './purchase-draft-2026.ts'
import type { PurchaseOfFile } from './purchase-formats.ts'
import { isRetired } from './purchase-labels.ts'

/** Why a purchase cannot be said in the other format. */
export const unsayableCodes = [
  'retired-characteristic',
  'europe',
  'local-definition',
  'no-local-definition',
  'no-family',
  'no-provider',
  'date-to-come',
] as const
export type UnsayableCode = (typeof unsayableCodes)[number]

export interface Unsayable {
  readonly code: UnsayableCode
  /** The value that has no place in the other format; empty where a value is missing. */
  readonly value: string
}

/** A purchase in a format, and what of it the format cannot say: nothing, if it is lossless. */
export interface Said<Draft> {
  readonly draft: Draft
  readonly unsayable: readonly Unsayable[]
}

/** The distance, in kilometres, that the format of 2025 calls “around the place of service”. */
export const aroundServiceKm = 200

const listIf = (condition: boolean, code: UnsayableCode, value: string): Unsayable[] =>
  condition ? [{ code, value }] : []

/** The meaning of “local” in the words of 2026, where two of those of 2025 are distances. */
export function localIn2026(
  definition: LocalDefinition | null,
  km: number | null,
): { readonly definition: Exclude<LocalDefinition, 'AUTOUR_SERVICE' | 'AUTRE'> | null; readonly km: number | null } {
  if (definition === 'AUTOUR_SERVICE') return { definition: 'KM', km: aroundServiceKm }
  return definition === 'AUTRE' ? { definition: 'KM', km: null } : { definition, km }
}

/** A purchase in the format of 2026. */
export function sayIn2026(purchase: PurchaseOfFile): Said<PurchaseDraft2026> {
  const { description, provider, date, priceHt, family } = purchase
  const codes = purchase.characteristics
  const isLocal = codes.includes('LOCAL')
  const local = localIn2026(purchase.localDefinition, purchase.localDefinitionKm ?? null)
  const draft: PurchaseDraft2026 = {
    description,
    provider,
    date,
    priceHt,
    family,
    egalimCategories: egalimCategories.filter(code => codes.includes(code)),
    origin: origins.find(code => codes.includes(code)) ?? null,
    isShortDistribution: codes.includes('SHORT_DISTRIBUTION'),
    isLocal,
    localDefinition: isLocal ? local.definition : null,
    localDefinitionKm: isLocal ? local.km : null,
  }
  return {
    draft,
    unsayable: [
      ...listIf(date > latestDay(), 'date-to-come', date),
      ...listIf(family === null, 'no-family', ''),
      ...codes.filter(isRetired).map(value => ({ code: 'retired-characteristic', value }) as const),
    ],
  }
}

/** A purchase in the format of 2025, without the SIRET of its canteen. */
export function sayIn2025(purchase: PurchaseOfFile): Said<Omit<PurchaseDraft, 'siret'>> {
  const { description, provider, date, priceHt, family, localDefinition } = purchase
  const km = purchase.localDefinitionKm ?? null
  const codes = purchase.characteristics
  const isLocal = codes.includes('LOCAL')
  const definition = localDefinition === 'KM' ? definitionOfDistance(km) : localDefinition
  const said = localDefinitions2025.find(known => known === definition) ?? null
  return {
    draft: {
      description,
      provider,
      date,
      priceHt,
      family,
      characteristics: codes.flatMap(code => (code === 'EUROPE' ? [] : [code])),
      localDefinition: isLocal ? said : null,
    },
    unsayable: [
      ...listIf(provider === null, 'no-provider', ''),
      ...listIf(codes.includes('EUROPE'), 'europe', 'EUROPE'),
      ...listIf(isLocal && localDefinition === null, 'no-local-definition', ''),
      ...listIf(
        isLocal && localDefinition !== null && said === null,
        'local-definition',
        km === null ? (localDefinition ?? '') : `${localDefinition} ${km}`,
      ),
    ],
  }
}

/** The meaning of 2025 for a distance in kilometres; null where none has it. */
function definitionOfDistance(km: number | null): LocalDefinition | null {
  if (km === null) return 'AUTRE'
  return km === aroundServiceKm ? 'AUTOUR_SERVICE' : null
}

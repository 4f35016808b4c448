import { type Binding, type Bindings, codeIn, countIn, textIn } from '../table-schema/binding.ts'
import { splitList } from '../table-schema/cell-type.ts'
import type { Characteristic, egalimCategories, LocalDefinition, PurchaseDraft } from './purchase-draft.ts'
import { purchaseFields } from './purchase-fields.ts'

type EgalimCategory = (typeof egalimCategories)[number]

/** The product origins of files of 2026. */
export const origins = ['EUROPE', 'FRANCE'] as const satisfies readonly Characteristic[]
export type Origin = (typeof origins)[number]

/** The stored meaning of “local” for each code of files of 2026. */
export const localDefinitions2026 = {
  PAT: 'PAT',
  COMMUNE: 'COMMUNE',
  DEPARTEMENT: 'DEPARTMENT',
  REGION: 'REGION',
  KM: 'KM',
} as const satisfies Readonly<Record<string, LocalDefinition>>
type LocalDefinition2026 = keyof typeof localDefinitions2026

/** A purchase as read from a file of 2026: labels, origin, short supply chain and local are columns of their own. */
export type PurchaseDraft2026 = Pick<PurchaseDraft, 'description' | 'provider' | 'date' | 'priceHt' | 'family'> & {
  readonly egalimCategories: readonly EgalimCategory[]
  readonly origin: Origin | null
  readonly isShortDistribution: boolean
  readonly isLocal: boolean
  readonly localDefinition: LocalDefinition | null
  /** Kilometres. */
  readonly localDefinitionKm: number | null
}
export type PurchaseDraft2026BySiret = PurchaseDraft2026 & Pick<PurchaseDraft, 'siret'>
export type PurchaseDraft2026ById = PurchaseDraft2026 & { readonly canteenId: number | null }

/** The cells that mean yes; `NON`, `non` and an empty cell mean no. */
const yes: ReadonlySet<string> = new Set(['OUI', 'oui', 'x'])

const yesNoIn = (column: string): Binding<boolean> => ({
  column,
  read: text => yes.has(text),
  write: value => (value ? 'OUI' : ''),
})

const codeByDefinition = new Map<LocalDefinition, LocalDefinition2026>(
  Object.entries(localDefinitions2026).map(([code, stored]) => [stored, code as LocalDefinition2026]),
)

const { description, provider, date, priceHt, family } = purchaseFields

/** The columns of both files of 2026, except the one that names the canteen. */
const commonBindings = {
  description: description.file,
  provider: provider.file,
  date: date.file,
  priceHt: priceHt.file,
  family: family.file,
  egalimCategories: {
    column: 'categories_egalim',
    read: text => (text === '' ? [] : [...new Set(splitList(text, ','))]) as readonly EgalimCategory[],
    write: (codes: readonly string[]) => codes.join(','),
  },
  origin: codeIn<Origin>('origine'),
  isShortDistribution: yesNoIn('est_circuit_court'),
  isLocal: yesNoIn('est_local'),
  localDefinition: {
    column: 'definition_local',
    read: text => localDefinitions2026[text as LocalDefinition2026] ?? null,
    write: definition => (definition && codeByDefinition.get(definition)) ?? '',
  },
  localDefinitionKm: countIn('definition_local_km'),
} as const satisfies Bindings<PurchaseDraft2026>

export const bindings2026BySiret = { siret: textIn('siret'), ...commonBindings } as const
export const bindings2026ById = { canteenId: countIn('cantine_id'), ...commonBindings } as const

/** The characteristics that the columns of a file of 2026 say, in the order of lists. */
export function characteristicsOf2026({
  egalimCategories,
  origin,
  isShortDistribution,
  isLocal,
}: PurchaseDraft2026): Characteristic[] {
  return [
    ...egalimCategories,
    ...(origin ? [origin] : []),
    ...(isShortDistribution ? (['SHORT_DISTRIBUTION'] as const) : []),
    ...(isLocal ? (['LOCAL'] as const) : []),
  ]
}

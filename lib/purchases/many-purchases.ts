import { impossibleCharacteristics } from './impossible-characteristics.ts'
import type { LocalDefinition, ProductFamily } from './purchase-draft.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'

/** What one act changes in many purchases; what is missing stays as it is. */
export interface ManyChange {
  readonly canteen?: number | undefined
  readonly date?: string | undefined
  readonly provider?: string | null | undefined
  readonly family?: ProductFamily | null | undefined
  readonly addCharacteristics?: readonly StoredCharacteristic[] | undefined
  readonly removeCharacteristics?: readonly StoredCharacteristic[] | undefined
  /** What “local” means for the purchases that become local. */
  readonly localDefinition?: LocalDefinition | null | undefined
}

/** The values of a purchase that such an act may change. */
export interface ChangeableValues {
  readonly canteenId: number
  readonly date: string
  readonly provider: string | null
  readonly family: ProductFamily | null
  readonly characteristics: readonly StoredCharacteristic[] | null
  readonly localDefinition: LocalDefinition | null
}

export interface ChangedValues<Values extends ChangeableValues> {
  readonly values: Values
  /** The characteristics that the purchase cannot have with its family: they are taken off it, or not added to it. */
  readonly impossible: readonly StoredCharacteristic[]
}

/** One purchase as the act leaves it. A family takes away what it excludes, as in the form of one purchase. */
export function changeOne<Values extends ChangeableValues>(
  values: Values,
  { canteen, date, provider, family, addCharacteristics, removeCharacteristics, localDefinition }: ManyChange,
): ChangedValues<Values> {
  const newFamily = family === undefined ? values.family : family
  const changesNature = family !== undefined || addCharacteristics !== undefined || removeCharacteristics !== undefined
  const wanted = [...new Set([...(values.characteristics ?? []), ...(addCharacteristics ?? [])])].filter(
    code => !removeCharacteristics?.includes(code),
  )
  const excluded = impossibleCharacteristics(newFamily)
  const impossible = changesNature ? wanted.filter(code => excluded.includes(code)) : []
  const kept = wanted.filter(code => !impossible.includes(code))
  const isUnanswered = values.characteristics === null && kept.length === 0
  const wasLocal = values.characteristics?.includes('LOCAL') === true
  return {
    values: {
      ...values,
      canteenId: canteen ?? values.canteenId,
      date: date ?? values.date,
      provider: provider === undefined ? values.provider : provider,
      family: newFamily,
      characteristics: changesNature && !isUnanswered ? kept : values.characteristics,
      localDefinition: !wasLocal && kept.includes('LOCAL') ? (localDefinition ?? null) : values.localDefinition,
    },
    impossible,
  }
}

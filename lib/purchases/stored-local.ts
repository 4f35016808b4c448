import type { LocalDefinition } from './purchase-draft.ts'

interface Local {
  readonly characteristics: readonly string[] | null
  readonly localDefinition: LocalDefinition | null
  readonly localDefinitionKm: number | null
}

/**
 * The meaning of “local” to store with a purchase: null without the characteristic LOCAL. Its distance, in kilometres,
 * belongs to the meaning KM alone.
 */
export function storedLocal({
  characteristics,
  localDefinition,
  localDefinitionKm,
}: Local): Pick<Local, 'localDefinition' | 'localDefinitionKm'> {
  const definition = characteristics?.includes('LOCAL') ? localDefinition : null
  return { localDefinition: definition, localDefinitionKm: definition === 'KM' ? localDefinitionKm : null }
}

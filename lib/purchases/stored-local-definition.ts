import type { LocalDefinition } from './purchase-draft.ts'

/** The meaning of « local » to store with a purchase: null without the characteristic LOCAL. */
export const storedLocalDefinition = (
  characteristics: readonly string[] | null | undefined,
  localDefinition: LocalDefinition | null,
): LocalDefinition | null => (characteristics?.includes('LOCAL') ? localDefinition : null)

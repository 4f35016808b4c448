import type { LocalDefinition } from './purchase-draft.ts'

/** What « local » means for a purchase, as it is stored: without the characteristic LOCAL it says nothing. */
export const keptLocalDefinition = (
  characteristics: readonly string[] | null | undefined,
  localDefinition: LocalDefinition | null,
): LocalDefinition | null => (characteristics?.includes('LOCAL') ? localDefinition : null)

import type { PartState } from '@ma-cantine/lib/canteens/yearly-report'

/** The look of the badge of each state, whose words say the same. */
export const stateSeverities = {
  'not-started': 'info',
  'in-progress': 'warning',
  complete: 'success',
  'by-kitchen': 'info',
} as const satisfies Readonly<Record<PartState, string>>

import { counted } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  again: 'These files have the columns of imports: you can change them and import them again.',
  none: 'No diagnostic to export.',
  kinds: {
    diagnostics: count => counted(count, 'simplified diagnostic', 'simplified diagnostics'),
    diagnostics_cc: count =>
      `${counted(count, 'simplified diagnostic', 'simplified diagnostics')} of central kitchens, with the canteens they deliver to`,
    diagnostics_complets: count => counted(count, 'detailed diagnostic', 'detailed diagnostics'),
    diagnostics_complets_cc: count =>
      `${counted(count, 'detailed diagnostic', 'detailed diagnostics')} of central kitchens, with the canteens they deliver to`,
  },
  leftOut: 'Not in these files:',
}

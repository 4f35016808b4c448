import type { Conversion } from '@ma-cantine/lib/mapping/apply-mapping'
import { relocateReport } from '@ma-cantine/lib/mapping/relocate-report'
import type { CheckedInput } from '../checks/check-input.ts'

/** Names the rows and columns of the user's file in the report on the converted one; null when it was not converted. */
export const relocateChecked = (checked: CheckedInput, conversion: Conversion | null): CheckedInput =>
  conversion && 'report' in checked ? { ...checked, report: relocateReport(checked.report, conversion) } : checked

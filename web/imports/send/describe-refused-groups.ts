import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { GroupView } from '../check/check-protocol.ts'
import type { Answer } from './sending.ts'

/** Shows the errors of the server in the form that the check gives to its own. */
export function describeRefusedGroups({ groups, errors }: Answer): GroupView[] {
  return groups.flatMap(({ severity, field, code, title, count, rows }) => {
    if (severity !== 'error') return []
    const first = errors.find(error => error.field === field && error.code === code)
    const rowNumbers = rows.filter(row => row > 0)
    return {
      id: `${field} ${code}`,
      severity,
      // Server and page take their codes from the same list.
      code: code as ErrorCode,
      field,
      letter: first?.column ? columnLetter(first.column) : null,
      title,
      message: first?.message ?? '',
      advice: first?.advice ?? '',
      count,
      rowCount: rowNumbers.length === 0 ? 0 : count,
      rows: rowNumbers,
    }
  })
}

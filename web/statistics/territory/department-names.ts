import { findDepartment } from '@ma-cantine/lib/territories/departments'

/** « Rhône (69) » */
export function departmentName(code: string): string {
  const department = findDepartment(code)
  return department ? `${department.name} (${code})` : code
}

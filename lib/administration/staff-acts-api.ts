import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyId, anyOf } from '../lists/query-values.ts'
import { StaffAct, staffActKinds } from './staff-act.ts'

/** All filters must match. `user` is whom an act is about, or who did it. */
export const StaffActSelection = z.object({
  ...paging(pageSizes.staffActs),
  kind: anyOf(staffActKinds),
  user: anyId(),
  canteen: anyId(),
})
export type StaffActSelection = z.output<typeof StaffActSelection>

/** The latest first. */
export const listStaffActs = endpoint({
  method: 'GET',
  path: '/api/v1/administration/acts/',
  summary: 'Liste ce que l’équipe de ma cantine a fait, du dernier acte au premier',
  access: 'staff',
  query: StaffActSelection,
  answer: pageOf(StaffAct, {}),
})

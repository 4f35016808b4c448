import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging, search } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'
import { AccountSummary, AdministeredAccount } from './administered-account.ts'
import { Departments } from './departments-field.ts'
import { Reason } from './staff-act.ts'

/** The groups that the list of accounts can be narrowed to. */
export const accountGroups = ['elected', 'staff', 'blocked'] as const

/** One of `accountGroups`. */
export type AccountGroup = (typeof accountGroups)[number]

/** Every word of `search` must be in the name, the e-mail address or the user name; `group` keeps who is in any of them. */
export const AccountSelection = z.object({
  ...paging(pageSizes.accounts),
  search: search(),
  group: anyOf(accountGroups),
})
export type AccountSelection = z.output<typeof AccountSelection>

const path = '/api/v1/administration/accounts/'
const AccountParams = z.object({ accountId: PathId })

/** The latest accounts first. */
export const listAccounts = endpoint({
  method: 'GET',
  path,
  summary: 'Liste les comptes',
  access: 'staff',
  query: AccountSelection,
  answer: pageOf(AccountSummary, {}),
})

export const getAccount = endpoint({
  method: 'GET',
  path: `${path}:accountId/`,
  summary: 'Donne un compte, ses rôles et les cantines qu’il gère',
  access: 'staff',
  params: AccountParams,
  answer: AdministeredAccount,
})

/** A role that has changed since `from` was read is not changed. An elected official has a department at least. */
export const ElectedOfficialChange = z.object({
  from: Departments,
  /** Empty to take the role away. */
  to: Departments,
  reason: Reason,
})
export type ElectedOfficialChange = z.output<typeof ElectedOfficialChange>

export const setElectedOfficial = endpoint({
  method: 'POST',
  path: `${path}:accountId/electedOfficial/`,
  summary: 'Donne ou retire le rôle d’élu, avec ses départements',
  access: 'staff',
  params: AccountParams,
  body: ElectedOfficialChange,
  answer: AdministeredAccount,
})

/** Gives or takes the role of staff; `reason` stays in the journal of the acts of staff. */
export const StaffChange = z.object({ isStaff: z.boolean(), reason: Reason })

/** Never of one’s own account. */
export const setStaff = endpoint({
  method: 'POST',
  path: `${path}:accountId/staff/`,
  summary: 'Donne ou retire un rôle dans l’équipe de ma cantine',
  access: 'staff',
  params: AccountParams,
  body: StaffChange,
  answer: AdministeredAccount,
})

/** Blocks an account or lets it in again; `reason` stays in the journal of the acts of staff. */
export const BlockChange = z.object({ isBlocked: z.boolean(), reason: Reason })

/** Blocking ends sessions, tokens and authorised applications at once. Never of one’s own account. */
export const setBlocked = endpoint({
  method: 'POST',
  path: `${path}:accountId/block/`,
  summary: 'Bloque ou débloque un compte',
  access: 'staff',
  params: AccountParams,
  body: BlockChange,
  answer: AdministeredAccount,
})

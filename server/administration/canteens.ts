import type {
  AdministeredCanteen,
  AdministeredCanteenSummary,
  LateOpening,
} from '@ma-cantine/lib/administration/administered-canteen'
import type { AdministeredCanteenSelection } from '@ma-cantine/lib/administration/administered-canteens-api'
import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { currentDay, parisDay } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'
import { personNameSql } from '../accounts/person-name-sql.ts'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { orNotFound } from '../http/refusal.ts'
import { likePattern } from '../lists/like-pattern.ts'
import type { Settings } from '../settings/settings.ts'
import { listDatedInvitations } from '../teams/invitations.ts'
import { activeManagerCountSql, isUnmanagedSql, listTeamAccounts } from '../teams/team-accounts.ts'
import { now, parisTime } from '../time/date-time.ts'
import { countRows } from './count-rows.ts'
import { latestEndDay, yearsToOpen } from './late-openings.ts'
import { readActs } from './staff-acts.ts'

const summaryColumns = ['id', 'name', 'siret', 'sirenUniteLegale', 'city', 'postalCode', 'deletionDate']

type SummaryRow = Omit<AdministeredCanteenSummary, 'managerCount'> & { readonly managerCount: number | string }

const summaryOf = ({ deletionDate, managerCount, ...row }: SummaryRow): AdministeredCanteenSummary => ({
  ...row,
  deletionDate: deletionDate && parisTime(deletionDate),
  managerCount: Number(managerCount),
})

const selectSummary = (database: Knex) =>
  [...summaryColumns, database.raw(`${activeManagerCountSql} AS "managerCount"`)] as (string | Knex.Raw)[]

/** A page of the canteens that match, deleted ones included, by name. Two statements. */
export async function findAdministeredCanteens(
  database: Knex,
  { limit, offset, search, group }: AdministeredCanteenSelection,
): Promise<{ readonly count: number; readonly results: AdministeredCanteenSummary[] }> {
  const found = database('canteens')
  for (const term of search) {
    found.where(either => {
      either.whereRaw(`search_text LIKE ? ESCAPE '\\'`, [likePattern(term)])
      if (isId(term)) either.orWhere('id', Number(term))
    })
  }
  if (group.includes('unmanaged')) found.whereRaw(isUnmanagedSql)
  if (group.includes('deleted')) found.whereNotNull('deletionDate')
  const count = await countRows(found)
  const rows: SummaryRow[] = await found
    .orderBy(['searchText', 'id'])
    .limit(limit)
    .offset(offset)
    .select(selectSummary(database))
  return { count, results: rows.map(summaryOf) }
}

/** A SIRET is longer. */
const isId = (term: string): boolean => /^[1-9]\d{0,8}$/.test(term)

const mostRows = 50
const mostImports = 20

/** @throws Refusal (404) for a canteen that does not exist. */
export async function loadAdministeredCanteen(
  database: Knex,
  id: number,
  settings: Pick<Settings, 'campaign'>,
): Promise<AdministeredCanteen> {
  const found: SummaryRow | undefined = await database('canteens').where({ id }).first(selectSummary(database))
  const row = orNotFound(found, administrationMessages('unknown-canteen'))
  return {
    ...summaryOf(row),
    managers: await listTeamAccounts(database, id),
    invitations: (await listDatedInvitations(database, id, mostRows)).map(({ email, creationDate }) => ({
      email,
      creationDate: parisTime(creationDate),
    })),
    declarations: await loadDeclarations(database, id),
    lateOpenings: await loadLateOpenings(database, id),
    yearsToOpen: yearsToOpen(await loadCampaigns(database, settings)),
    latestEndDate: latestEndDay(currentDay()),
    imports: await loadImports(database, id),
    acts: await readActs(database, acts => acts.where('acts.canteenId', id), { limit: mostRows }),
  }
}

async function loadDeclarations(database: Knex, canteenId: number): Promise<AdministeredCanteen['declarations']> {
  const rows: AdministeredCanteen['declarations'] = await database('teledeclarations')
    .where({ canteenId })
    .orderBy([
      { column: 'year', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(mostRows)
    .select('id', 'year', 'status', 'creationDate')
  return rows.map(row => ({ ...row, creationDate: parisTime(row.creationDate) }))
}

async function loadLateOpenings(database: Knex, canteenId: number): Promise<LateOpening[]> {
  const rows: { year: number; openingDate: string; endDate: string }[] = await database('lateOpenings')
    .where({ canteenId })
    .orderBy('year', 'desc')
    .select('year', 'openingDate', 'endDate')
  const instant = now()
  return rows.map(({ year, openingDate, endDate }) => ({
    year,
    openingDate: parisTime(openingDate),
    endDate: parisDay(new Date(endDate)),
    isOpen: endDate >= instant,
  }))
}

async function loadImports(database: Knex, canteenId: number): Promise<AdministeredCanteen['imports']> {
  const rows: AdministeredCanteen['imports'] = await database('importCanteens')
    .join('imports', 'imports.id', 'importCanteens.importId')
    .leftJoin('users', 'users.id', 'imports.userId')
    .where('importCanteens.canteenId', canteenId)
    .orderBy('imports.id', 'desc')
    .limit(mostImports)
    .select(
      'imports.id',
      'imports.date',
      'imports.kind',
      'imports.status',
      database.raw(`${personNameSql('users')} AS "user"`),
    )
  return rows.map(row => ({ ...row, date: parisTime(row.date) }))
}

import type { DiagnosticSelection, ListedDiagnostic } from '@ma-cantine/lib/diagnostics/managed-diagnostics-api'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { isCreatedBy } from '../history/application-creations.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { loadDiagnostics } from './load-diagnostics.ts'

type Selection = DiagnosticSelection & {
  /** The id of the application that created them; null for all. */
  readonly creator: number | null
}

interface Listed {
  readonly id: number
  readonly canteenId: number
  readonly canteenName: string
}

/** A page of the selected diagnostics of the managed canteens, newest year first, and the number of them all. */
export async function listSelectedDiagnostics(
  database: Knex,
  reach: Reach,
  { limit, offset, ...selection }: Selection & { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly results: ListedDiagnostic[] }> {
  const [total, page] = await Promise.all([
    selected(database, reach, selection).count({ count: '*' }).first(),
    readPage(selected(database, reach, selection).limit(limit).offset(offset)),
  ])
  const byCanteen = await loadDiagnostics(database, [...new Set(page.map(({ canteenId }) => canteenId))])
  const results = page.flatMap(({ id, canteenId, canteenName }) => {
    const diagnostic = byCanteen.get(canteenId)?.find(each => each.id === id)
    return diagnostic ? [{ ...diagnostic, canteenName }] : []
  })
  return { count: Number(total?.count), results }
}

function selected(database: Knex, reach: Reach, { canteen, id, year, creator }: Selection): Knex.QueryBuilder {
  const query = database('diagnostics').join('canteens', 'canteens.id', 'diagnostics.canteenId')
  if (canteen.length > 0) query.where(inList(database, 'canteen_id', canteen))
  if (id.length > 0) query.where(inList(database, 'diagnostics.id', id))
  if (year !== undefined) query.where({ year })
  if (creator !== null) query.where(isCreatedBy(database, creator, 'diagnostics'))
  return whereManaged(database, query, 'canteens.id', reach)
}

const readPage = (query: Knex.QueryBuilder): Promise<Listed[]> =>
  query
    .orderBy([{ column: 'year', order: 'desc' }, { column: 'canteens.searchText' }, { column: 'diagnostics.id' }])
    .select('diagnostics.id', 'diagnostics.canteenId', { canteenName: 'canteens.name' }) as unknown as Promise<Listed[]>

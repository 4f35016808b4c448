import { createHash } from 'node:crypto'
import { type PlannedChange, shownChanges } from '@ma-cantine/lib/imports/import-plan'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type BulkName, bulkTables, type EntityName, entities } from './entities.ts'
import { type Change, type Origin, recordChanges } from './history.ts'
import { changeOf, readStates, type State } from './states.ts'

/** Numbers of stored rows that an import created, changed, and found already up to date. */
export interface Counts {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

export interface EffectsOptions {
  readonly transaction: Knex.Transaction
  readonly importId: number
  readonly userId: number
  /** Whether each change is described: for a plan, or to compare the import with its plan. */
  readonly needsDetails: boolean
}

interface WrittenRow {
  readonly id: number
  /** Row number in the file. */
  readonly row: number
}

type Field = PlannedChange['fields'][number]

/**
 * The effects of one import on the stored rows, found by reading these rows before and after. They go to the history
 * and to the counts; for a plan, they are also described and hashed.
 */
export class Effects implements Counts {
  created = 0
  updated = 0
  unchanged = 0
  /** The canteens that were written, whose rows were written, or that were already up to date. */
  readonly canteenIds = new Set<number>()
  /** Number of messages that the import sends. */
  emailCount = 0
  readonly importId: number
  /** Whether each change is described. */
  readonly needsDetails: boolean
  private readonly transaction: Knex.Transaction
  private readonly origin: Origin
  private readonly before = new Map<string, State>()
  private readonly changes: PlannedChange[] = []
  private readonly hash = createHash('sha256')

  constructor({ transaction, importId, userId, needsDetails }: EffectsOptions) {
    this.transaction = transaction
    this.importId = importId
    this.needsDetails = needsDetails
    this.origin = { userId, through: 'import', throughId: importId }
  }

  get counts(): Counts {
    const { created, updated, unchanged } = this
    return { created, updated, unchanged }
  }

  /** Reads and locks rows that are about to be written. Call it before `recordWritten()`. */
  async watch(name: EntityName, ids: readonly number[]): Promise<ReadonlyMap<number, State>> {
    const states = await readStates(this.transaction, entities[name], ids)
    for (const [id, state] of states) this.before.set(`${name} ${id}`, state)
    return states
  }

  /** Records rows that were written or already up to date; those that `watch()` did not read are new. */
  async recordWritten(name: EntityName, rows: readonly WrittenRow[]): Promise<void> {
    const entity = entities[name]
    // In the order of the file; a stored row that several file rows mention counts once.
    const rowOf = new Map<number, number>()
    for (const { id, row } of rows) if (!rowOf.has(id)) rowOf.set(id, row)
    const after = await readStates(this.transaction, entity, [...rowOf.keys()])
    const changes: Change[] = []
    for (const [id, row] of rowOf) {
      const state = after.get(id)
      if (!state) throw new Error('A row that was written is not there')
      this.canteenIds.add(state[entity.canteen] as number)
      const key = `${name} ${id}`
      const before = this.before.get(key)
      this.before.delete(key)
      const change = changeOf(entity, id, before, state)
      if (!change) this.unchanged++
      else {
        if (before) this.updated++
        else this.created++
        changes.push(change)
      }
      if (this.needsDetails) this.addDetails(name, row, state, change)
    }
    await recordChanges(this.transaction, this.origin, name, changes)
  }

  /** Records rows that were created in bulk; `rows` is needed only to describe the changes. */
  recordInserted(
    name: BulkName,
    count: number,
    rows: Iterable<{ readonly row: number; readonly values: State }>,
  ): void {
    this.created += count
    if (!this.needsDetails) return
    for (const { row, values } of rows) {
      this.addToOutcome([name, row, values])
      if (this.changes.length >= shownChanges) continue
      const known = values[bulkTables[name].name]
      this.changes.push({
        row,
        action: 'create',
        entity: name,
        id: null,
        name: known === null ? null : String(known),
        fields: filledFields(values, []),
      })
    }
  }

  /** Records canteens whose rows are written in bulk. */
  addCanteens(canteenIds: Iterable<number>): void {
    for (const id of canteenIds) this.canteenIds.add(id)
  }

  /** Records messages that leave once all is written. */
  recordEmails(count: number): void {
    this.emailCount += count
    this.addToOutcome(['emails', count])
  }

  /** Adds a fact to the outcome: a plan is out of date when its outcome differs from that of the import. */
  addToOutcome(fact: unknown): void {
    this.hash.update(JSON.stringify(fact)).update('\n')
  }

  /** Digest of all the facts added. */
  outcome(): string {
    return this.hash.copy().digest('hex')
  }

  /** The first changes, with readable labels in place of keys. */
  async listChanges(): Promise<PlannedChange[]> {
    for (const entity of Object.values(entities)) {
      for (const [part, { labelColumn }] of Object.entries(entity.parts)) {
        if (labelColumn) await this.replaceKeysByLabels(part, labelColumn)
      }
    }
    return this.changes
  }

  private addDetails(name: EntityName, row: number, state: State, change: Change | null): void {
    const { name: nameColumn, canteen, stamps } = entities[name]
    const known = state[nameColumn]
    // The id of a new row is arbitrary, and so is its canteen when this is new too; dates of writing differ each time.
    const hidden = ['id', canteen, ...stamps]
    const visibleColumns = (side: State | null | undefined) =>
      side && Object.entries(side).filter(([column]) => !hidden.includes(column))
    this.addToOutcome([name, row, known, visibleColumns(change?.before), visibleColumns(change?.after)])
    if (!change?.after || this.changes.length >= shownChanges) return
    const { entityId, before, after } = change
    this.changes.push({
      row,
      action: before ? 'update' : 'create',
      entity: name,
      id: before && entityId,
      name: known === null || known === undefined ? null : String(known),
      fields: before
        ? Object.keys(after).flatMap(field =>
            hidden.includes(field) ? [] : ({ field, before: before[field], after: after[field] } as Field),
          )
        : filledFields(after, hidden),
    })
  }

  private async replaceKeysByLabels(
    part: string,
    { table, column }: { readonly table: string; readonly column: string },
  ): Promise<void> {
    const fields = this.changes.flatMap(({ fields }) => fields.filter(({ field }) => field === part))
    const ids = [...new Set(fields.flatMap(({ before, after }) => [before, after].flat()))].filter(
      id => typeof id === 'number',
    )
    if (ids.length === 0) return
    const rows: { id: number; name: string }[] = await this.transaction(table)
      .where(inList(this.transaction, 'id', ids))
      .select('id', { name: column })
    const names = new Map<unknown, string>(rows.map(({ id, name }) => [id, name]))
    const named = (value: Field['before']) => (Array.isArray(value) ? value.map(id => names.get(id) ?? id) : value)
    for (const field of fields) Object.assign(field, { before: named(field.before), after: named(field.after) })
  }
}

const filledFields = (values: State, hidden: readonly string[]): Field[] =>
  Object.entries(values).flatMap(([field, after]) =>
    hidden.includes(field) || after === null || (Array.isArray(after) && after.length === 0)
      ? []
      : ({ field, before: null, after } as Field),
  )

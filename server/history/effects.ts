import { createHash } from 'node:crypto'
import { type PlannedChange, shownChanges } from '@ma-cantine/lib/imports/import-plan'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type BulkName, bulks, type EntityName, entities } from './entities.ts'
import { type Change, type Origin, recordChanges } from './history.ts'
import { changeOf, readStates, type State } from './states.ts'

/** How many stored rows an import created, changed, and found as they had to be. */
export interface Counts {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

export interface EffectsOptions {
  readonly transaction: Knex.Transaction
  readonly importId: number
  readonly userId: number
  /** Somebody wants to know what exactly it does: for a plan, or to compare it with one. */
  readonly told: boolean
}

interface Touched {
  readonly id: number
  /** Of the file. */
  readonly row: number
}

type Field = PlannedChange['fields'][number]

/**
 * What one import does to the stored rows, seen from the stored rows themselves: they are read before and after. It goes
 * to the history, is counted, and for a plan it is told and made a digest of.
 */
export class Effects implements Counts {
  created = 0
  updated = 0
  unchanged = 0
  /** The canteens whose rows, or which themselves, were written or left as they had to be. */
  readonly canteenIds = new Set<number>()
  /** Messages that it sends to people. */
  emailCount = 0
  readonly importId: number
  /** Whether changes are to be told. */
  readonly told: boolean
  private readonly transaction: Knex.Transaction
  private readonly origin: Origin
  private readonly before = new Map<string, State>()
  private readonly changes: PlannedChange[] = []
  private readonly hash = createHash('sha256')

  constructor({ transaction, importId, userId, told }: EffectsOptions) {
    this.transaction = transaction
    this.importId = importId
    this.told = told
    this.origin = { userId, through: 'import', throughId: importId }
  }

  get counts(): Counts {
    const { created, updated, unchanged } = this
    return { created, updated, unchanged }
  }

  /** Reads rows that are about to be written, and keeps others from them. To be called before `wrote`. */
  async watch(name: EntityName, ids: readonly number[]): Promise<ReadonlyMap<number, State>> {
    const states = await readStates(this.transaction, entities[name], ids)
    for (const [id, state] of states) this.before.set(`${name} ${id}`, state)
    return states
  }

  /** Takes note of rows that were written, or left because they were as they had to be. New ones were not watched. */
  async wrote(name: EntityName, touched: readonly Touched[]): Promise<void> {
    const entity = entities[name]
    // In the order of the file; a row that several of its rows speak of is one.
    const rowOf = new Map<number, number>()
    for (const { id, row } of touched) if (!rowOf.has(id)) rowOf.set(id, row)
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
      if (this.told) this.tell(name, row, state, change)
    }
    await recordChanges(this.transaction, this.origin, name, changes)
  }

  /** Takes note of rows that were created by the thousand; `rows` are needed when changes are told. */
  inserted(name: BulkName, count: number, rows: Iterable<{ readonly row: number; readonly values: State }>): void {
    this.created += count
    if (!this.told) return
    for (const { row, values } of rows) {
      this.addToOutcome([name, row, values])
      if (this.changes.length >= shownChanges) continue
      const known = values[bulks[name].name]
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

  /** Takes note of canteens whose rows are written by the thousand. */
  concern(canteenIds: Iterable<number>): void {
    for (const id of canteenIds) this.canteenIds.add(id)
  }

  /** Takes note of messages that leave once all is written. */
  sends(count: number): void {
    this.emailCount += count
    this.addToOutcome(['emails', count])
  }

  /** Makes something part of the outcome: if it is not the same when the plan is carried out, the plan is out of date. */
  addToOutcome(fact: unknown): void {
    this.hash.update(JSON.stringify(fact)).update('\n')
  }

  /** Digest of all that was told. */
  outcome(): string {
    return this.hash.copy().digest('hex')
  }

  /** The first changes, with keys that say nothing to people put as they know them. */
  async shown(): Promise<PlannedChange[]> {
    for (const entity of Object.values(entities)) {
      for (const [part, { shownBy }] of Object.entries(entity.parts)) {
        if (shownBy) await this.putNames(part, shownBy)
      }
    }
    return this.changes
  }

  private tell(name: EntityName, row: number, state: State, change: Change | null): void {
    const { name: nameColumn, canteen, stamps } = entities[name]
    const known = state[nameColumn]
    // What does not exist yet has an id by chance only, as what belongs to it says; when it was written is not what was
    // written.
    const hidden = ['id', canteen, ...stamps]
    const seen = (side: State | null | undefined) =>
      side && Object.entries(side).filter(([column]) => !hidden.includes(column))
    this.addToOutcome([name, row, known, seen(change?.before), seen(change?.after)])
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

  private async putNames(
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

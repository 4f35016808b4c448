import { createHash } from 'node:crypto'
import type { ImportCounts } from '@ma-cantine/lib/imports/import-counts'
import { type PlannedChange, shownChanges } from '@ma-cantine/lib/imports/import-plan'
import { type PlanTotals, type PricedRow, RunningTotals } from '@ma-cantine/lib/imports/plan-totals'
import type { Knex } from 'knex'
import type { BulkName } from './bulk-tables.ts'
import { describeChange, describeInserted, hiddenColumns, type KeyedChange } from './described-changes.ts'
import { type EntityName, entities } from './entities.ts'
import { type Change, type Origin, recordChanges } from './history.ts'
import { nameCanteens, nameChanges } from './name-changes.ts'
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

type Effect = keyof Counts

/**
 * The effects of one import on the stored rows, found by reading these rows before and after. They go to the history
 * and to the counts; for a plan, they are also described and hashed.
 */
export class Effects {
  /** The canteens that were written, whose rows were written, or that were already up to date. */
  readonly canteenIds = new Set<number>()
  readonly importId: number
  /** Whether each change is described. */
  readonly needsDetails: boolean
  private readonly transaction: Knex.Transaction
  readonly origin: Origin
  private readonly before = new Map<string, State>()
  /** What became of each row, whatever the number of batches that wrote it. */
  private readonly effectOf: Record<EntityName, Map<number, Effect>> = { canteens: new Map(), diagnostics: new Map() }
  private readonly purchases = { created: 0, skipped: 0 }
  private readonly totals = new RunningTotals()
  private emailCount = 0
  private changeCount = 0
  private readonly changes: KeyedChange<number>[] = []
  private readonly hash = createHash('sha256')

  constructor({ transaction, importId, userId, needsDetails }: EffectsOptions) {
    this.transaction = transaction
    this.importId = importId
    this.needsDetails = needsDetails
    this.origin = { userId, through: 'import', throughId: importId }
  }

  /** The counts by kind of data, and their sums. */
  get counts(): Counts & { readonly counts: ImportCounts } {
    const [canteens, diagnostics] = [countsOf(this.effectOf.canteens), countsOf(this.effectOf.diagnostics)]
    const purchases = { ...this.purchases }
    return {
      created: canteens.created + diagnostics.created + purchases.created,
      updated: canteens.updated + diagnostics.updated,
      unchanged: canteens.unchanged + diagnostics.unchanged + purchases.skipped,
      counts: { canteens, diagnostics, purchases, emails: this.emailCount },
    }
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
      this.recordEffect(name, id, change ? (before ? 'updated' : 'created') : 'unchanged')
      if (change) changes.push(change)
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
    this[name].created += count
    this.changeCount += count
    if (!this.needsDetails) return
    for (const { row, values } of rows) {
      this.totals.addStored(pricedRow(values))
      this.addToOutcome([name, row, values])
      if (this.changes.length < shownChanges) this.changes.push(describeInserted(name, { row, id: null, values }))
    }
  }

  /**
   * Records rows of the file that were left out, because they are stored already; `rows` is needed only for the totals
   * of a plan.
   */
  recordSkipped(name: BulkName, count: number, rows: Iterable<State>): void {
    this[name].skipped += count
    for (const values of rows) this.totals.addSkipped(pricedRow(values))
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

  /** The first changes and the number of all of them, for people to read; what the import creates has no id yet. */
  async listChanges(): Promise<{ changes: PlannedChange[]; changeCount: number }> {
    const changes = await nameChanges(this.transaction, this.changes)
    return {
      changes: changes.map(change => (change.action === 'create' ? { ...change, id: null } : change)),
      changeCount: this.changeCount,
    }
  }

  /** The totals of a plan, which `needsDetails` asks for; null without purchases. */
  async readTotals(): Promise<PlanTotals | null> {
    const names = await nameCanteens(this.transaction, this.totals.shownCanteens)
    return this.totals.totals(id => names.get(id) ?? { siret: null, name: '' })
  }

  /** A row that a later batch finds as an earlier one made it is still created, or changed. */
  private recordEffect(name: EntityName, id: number, effect: Effect): void {
    const effects = this.effectOf[name]
    const earlier = effects.get(id) ?? 'unchanged'
    effects.set(id, earlier === 'unchanged' ? effect : earlier)
    if (effect !== 'unchanged') this.changeCount++
  }

  private addDetails(name: EntityName, row: number, state: State, change: Change | null): void {
    const { name: nameColumn, canteen } = entities[name]
    const known = state[nameColumn]
    const hidden = hiddenColumns(name)
    const visibleColumns = (side: State | null | undefined) =>
      side && Object.entries(side).filter(([column]) => !hidden.includes(column))
    this.addToOutcome([name, row, known, visibleColumns(change?.before), visibleColumns(change?.after)])
    if (!change?.after || this.changes.length >= shownChanges) return
    this.changes.push(describeChange(name, change, { row, canteenId: state[canteen] as number, known }))
  }
}

const pricedRow = ({ canteenId, priceHt }: State): PricedRow => ({
  canteenId: canteenId as number,
  priceHt: priceHt as PricedRow['priceHt'],
})

function countsOf(effects: ReadonlyMap<number, Effect>): { created: number; updated: number; unchanged: number } {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  for (const effect of effects.values()) counts[effect]++
  return counts
}

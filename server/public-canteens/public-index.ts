import type { canteenOrders } from '@ma-cantine/lib/canteens/canteens-api'
import type { Order } from '@ma-cantine/lib/lists/ordering'
import type { Knex } from 'knex'
import { FollowedCanteens } from '../canteens/followed-canteens.ts'
import { type EntryReport, type PublicEntry, readEntries } from './read-entries.ts'

export type PublicOrder = Order<(typeof canteenOrders)[number]>

/** The value of each order; that of names begins with them, without case and accents. */
const values: Readonly<Record<PublicOrder['field'], (entry: PublicEntry) => string | number | null>> = {
  name: ({ searchText }) => searchText,
  creationDate: ({ creationDate }) => creationDate,
  modificationDate: ({ modificationDate }) => modificationDate,
  dailyMealCount: ({ dailyMealCount }) => dailyMealCount,
}

/** The canteens of the database with what lists and maps ask of them, in the memory of a node. */
export class PublicIndex {
  readonly #followed: FollowedCanteens<PublicEntry, number>
  #entries = new Map<number, PublicEntry>()
  #kitchens = new Map<string, PublicEntry>()
  /** Visible canteens in ascending order, then by id; for the orders that were asked. */
  #ordered = new Map<PublicOrder['field'], PublicEntry[]>()

  constructor(database: Knex) {
    this.#followed = new FollowedCanteens({
      database,
      read: readEntries,
      replace: (changed, isAfresh) => {
        if (isAfresh) this.#forget()
        this.#replace(changed)
      },
    })
  }

  /**
   * Makes the index as new as the last commit before the call.
   *
   * @param year whose reports are asked for.
   */
  refresh(year: number): Promise<void> {
    return this.#followed.refresh(year)
  }

  /** The value of a key, made once for all who ask before a canteen changes. */
  cached<Value>(key: readonly unknown[], make: () => Promise<Value>): Promise<Value> {
    return this.#followed.cached(key, make)
  }

  /** The visible canteens, the first order alone being followed: those that it does not tell apart are by id. */
  ordered({ field, descending }: PublicOrder): readonly PublicEntry[] {
    const known = this.#ordered.get(field)
    const entries = known ?? [...this.#entries.values()].filter(({ isVisible }) => isVisible).sort(ascending(field))
    if (!known) this.#ordered.set(field, entries)
    return descending ? entries.toReversed() : entries
  }

  /** The reports by which a canteen may pass: its own, and that of the kitchen that delivers to it. */
  reportsOf(entry: PublicEntry): readonly EntryReport[] {
    const { report, hidesYear, isDeclared } = entry
    const own = report && (!hidesYear || isDeclared) ? report : null
    const kitchen = this.#kitchenOf(entry)
    const given = kitchen?.report && (!hidesYear || kitchen.isDeclared) ? kitchen.report : null
    if (own) return given ? [own, given] : [own]
    return given ? [given] : none
  }

  #kitchenOf({ groupId, namedSiret }: PublicEntry): PublicEntry | undefined {
    if (groupId !== null) return this.#entries.get(groupId)
    return namedSiret === null ? undefined : this.#kitchens.get(namedSiret)
  }

  #forget(): void {
    this.#entries = new Map()
    this.#kitchens = new Map()
    this.#ordered = new Map()
  }

  #replace(changed: ReadonlyMap<number, PublicEntry | null>): void {
    // Before any is put in place: a kitchen may have the SIRET that another had.
    for (const id of changed.keys()) {
      const siret = this.#entries.get(id)?.kitchenSiret
      if (siret) this.#kitchens.delete(siret)
      this.#entries.delete(id)
    }
    const fresh = [...changed.values()].filter(entry => entry !== null)
    for (const entry of fresh) {
      this.#entries.set(entry.id, entry)
      if (entry.kitchenSiret !== null) this.#kitchens.set(entry.kitchenSiret, entry)
    }
    const visible = fresh.filter(({ isVisible }) => isVisible)
    for (const [field, entries] of this.#ordered) {
      const compare = ascending(field)
      this.#ordered.set(
        field,
        merge(
          entries.filter(({ id }) => !changed.has(id)),
          visible.sort(compare),
          compare,
        ),
      )
    }
  }
}

const none: readonly EntryReport[] = []

type Comparison = (one: PublicEntry, other: PublicEntry) => number

const compareValues = (one: string | number | null, other: string | number | null): number => {
  if (one === other) return 0
  if (one === null) return -1
  return other === null || one > other ? 1 : -1
}

/** Empty values come first in ascending and last in descending order; the id is in the direction of the last order. */
export const compareByAll =
  (orders: readonly PublicOrder[]): Comparison =>
  (one, other) => {
    for (const { field, descending } of orders) {
      const order = compareValues(values[field](one), values[field](other))
      if (order !== 0) return descending ? -order : order
    }
    return orders.at(-1)?.descending ? other.id - one.id : one.id - other.id
  }

const ascending = (field: PublicOrder['field']): Comparison => compareByAll([{ field, descending: false }])

/** Whether an order does not tell two canteens apart. */
export const areTied = ({ field }: PublicOrder, one: PublicEntry, other: PublicEntry): boolean =>
  values[field](one) === values[field](other)

/** Two sorted lists as one: a few fresh canteens cost no sort of all. */
function merge(many: PublicEntry[], few: readonly PublicEntry[], compare: Comparison): PublicEntry[] {
  if (few.length > many.length / 10) return [...many, ...few].sort(compare)
  for (const entry of few) {
    let [low, high] = [0, many.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(many[middle] as PublicEntry, entry) < 0) low = middle + 1
      else high = middle
    }
    many.splice(low, 0, entry)
  }
  return many
}

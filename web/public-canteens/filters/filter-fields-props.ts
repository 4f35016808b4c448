import type { PublicCanteenPreview } from '@ma-cantine/lib/public-canteens/public-canteen'
import type { ListFilters } from '../list-address.ts'

/** How many canteens each value of a filter would leave. */
export type ChoiceCounts = Readonly<
  Record<
    'region' | 'department' | 'sectors' | 'management_type' | 'production_type' | 'badge',
    Readonly<Record<string, number>>
  >
>

/** What the screen needs of a page of the list. */
export interface CanteenList {
  readonly results: readonly PublicCanteenPreview[]
  readonly counts: ChoiceCounts
}

/** With `replace`, going back skips the address that was open. */
export type ChangeFilters = (change: Partial<ListFilters>, options?: { readonly replace?: boolean }) => void

export interface FilterFieldsProps {
  readonly address: ListFilters
  /** What the filters leave, once it is known. */
  readonly list: CanteenList | undefined
  readonly onChange: ChangeFilters
}

/** The town of a filter, as the canteens found there write it; undefined as long as none is known. */
export const townOf = (list: CanteenList | undefined, code: string): string | undefined =>
  list?.results.find(({ cityInseeCode }) => cityInseeCode === code)?.city ?? undefined

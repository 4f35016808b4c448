import { z } from 'zod'
import { describedAs } from '../http/described-as.ts'
import { readOrdering } from './ordering.ts'
import type { PageSize } from './page-size.ts'
import { oneText } from './query-values.ts'
import { searchTerms } from './search-key.ts'

const Count = z.union([z.string(), z.number(), z.array(z.string())]).optional()

const wholeNumber = (value: z.output<typeof Count>): number => {
  const text = String((Array.isArray(value) ? value.at(-1) : value) ?? '').trim()
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** `limit` and `offset`: a limit above the maximum is lowered to it, and a text that is no number is ignored. */
export const paging = ({ standard, most }: PageSize) => ({
  limit: describedAs(
    { type: 'integer', minimum: 1, maximum: most, default: standard },
    Count.transform(value => Math.min(wholeNumber(value) || standard, most)),
  ),
  offset: describedAs({ type: 'integer', minimum: 0, maximum: 999_999_999, default: 0 }, Count.transform(wholeNumber)),
})

/** `search`: words that must all match. */
export const search = () => oneText().transform(text => searchTerms(text ?? ''))

/** `ordering`: a comma-separated list of these fields. */
export const ordering = <Field extends string>(fields: readonly Field[]) =>
  oneText().transform(text => readOrdering(text, fields))

/** A page of a list: `count` covers the whole list, `next` and `previous` are absolute addresses. */
export const pageOf = <Item extends z.ZodType, Extras extends z.ZodRawShape>(item: Item, extras: Extras) =>
  z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
    ...extras,
  })

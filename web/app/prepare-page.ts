import type { PageHead } from '@ma-cantine/lib/http/page-rendering'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { QueryClient } from '@tanstack/react-query'

export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
  readonly locale: Locale
  /** Reads the data of a query as an anonymous visitor; they go with the page. */
  readonly read: QueryClient['fetchQuery']
}

/**
 * Reads what the first display of a screen shows, with the queries that the screen itself uses, and describes the page. A
 * screen that exports it is read without scripts. Returns null where the address names nothing: the screen says so, and
 * the page answers 404. A 404 of a query gives the page that says so.
 */
export type PreparePage = (address: PageAddress) => Promise<PageHead | null>

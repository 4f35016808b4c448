import type { Locale } from '../messages/locale.ts'

/** What the head of a page says of its content, to search engines and to sites that show links. Plain texts. */
export interface PageHead {
  /** In place of the name of the screen. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** Path of a picture of this site, for previews. */
  readonly image?: string | undefined
  /** Path and query of the address that search engines keep, where several show the same. */
  readonly canonical?: string | undefined
  /** What feed readers find from the page: paths, media types, and titles for people. */
  readonly feeds?: readonly { readonly path: string; readonly type: string; readonly title: string }[]
  /** Asks search engines to leave the page out. */
  readonly isUnlisted?: boolean | undefined
  /** A description in the vocabulary of schema.org. */
  readonly jsonLd?: Readonly<Record<string, unknown>>
}

/** A page that the server asks the site to render for an anonymous visitor. */
export interface PageRequest {
  /** Path of the screen, with `:name` for parameters. */
  readonly path: string
  /** Path and query of the page. */
  readonly address: string
  readonly locale: Locale
}

/** A page with its data, before its scripts run. */
export interface RenderedPage {
  /** 404 where what the address names does not exist. */
  readonly status: 200 | 404
  readonly title: string
  readonly head: PageHead
  /** HTML of the screen; null where it needs its scripts. */
  readonly display: string | null
  /** What React needs to take the display over, in JSON; null where it renders something else. */
  readonly data: string | null
}

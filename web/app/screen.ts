import type { Access } from '@ma-cantine/lib/http/access'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { ComponentType } from 'react'
import type { ScreenName } from './screen-name.ts'

export type SiteMapGroup = 'laws' | 'diagnose' | 'improve' | 'information'

/** Who may open a screen; the others are sent home, and those who are signed in away from what is for visitors alone. */
export type ScreenAccess = Exclude<Access, 'manager' | 'staff'>

/** One screen of the site: its only description. Router, titles, breadcrumbs and site map follow. */
export interface Screen {
  readonly name: ScreenName
  readonly title: Readonly<Record<Locale, string>>
  /** From the root, with `:name` and `:name?` for parameters. Under /v2 it belongs to the single-page application. */
  readonly path: string
  /** All that some parameters may be: with another, the server answers that there is no such page. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  readonly access: ScreenAccess
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** Without header, breadcrumbs and footer. */
  readonly fullScreen?: true
  /** Where the site map lists it. */
  readonly siteMap?: SiteMapGroup
  /** Between home and the screen itself; `canteen` is the name of the canteen in the address. */
  readonly breadcrumbs?: readonly (ScreenName | 'canteen')[]
}

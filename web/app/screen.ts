import type { Access } from '@ma-cantine/lib/http/access'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { ComponentType } from 'react'
import type { PreparePage } from './prepare-page.ts'
import type { ScreenName } from './screen-name.ts'

export type SiteMapGroup = 'laws' | 'diagnose' | 'improve' | 'information'

/** Who may open a screen. Others are sent home; people who are signed in are sent away from anonymous screens. */
export type ScreenAccess = Exclude<Access, 'manager'>

/**
 * A screen in the list of its feature. `ScreenName` derives from these lists, so names are plain text here; `Screen`
 * checks those of the breadcrumbs.
 */
export interface ScreenFacts<Name extends string = string> {
  readonly name: Name
  readonly title: Readonly<Record<Locale, string>>
  /**
   * Path from the root, with `:name` and `:name?` for parameters. Under /v2 it belongs to the single-page application.
   */
  readonly path: string
  /** The values that some parameters may take; the server answers 404 for any other. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  readonly access: ScreenAccess
  readonly load: () => Promise<unknown>
  /** Shown without header, breadcrumbs and footer. */
  readonly fullScreen?: true
  /** Says itself what the lack of a network means for it. */
  readonly worksOffline?: true
  /** Of no use to search engines, which are asked to leave it out. */
  readonly isUnlisted?: true
  /** The group of the site map that lists it. */
  readonly siteMap?: SiteMapGroup
  /** The steps between home and the screen; `canteen` stands for the name of the canteen in the address. */
  readonly breadcrumbs?: readonly string[]
}

/** A screen of the site. Router, titles, breadcrumbs and site map all derive from this description. */
export interface Screen<Name extends string = ScreenName> extends ScreenFacts<Name> {
  readonly load: () => Promise<{ readonly default: ComponentType; readonly preparePage?: PreparePage }>
  readonly breadcrumbs?: readonly (ScreenName | 'canteen')[]
}

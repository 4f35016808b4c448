import type { Locale } from '../messages/locale.ts'
import type { WasteEffort, WasteOrigin } from './waste-action.ts'

/** What an action says, in one language. Plain text. */
export interface ActionText {
  readonly title: string
  readonly subtitle: string
  readonly why: string
  /** Three to five. */
  readonly firstSteps: readonly string[]
  readonly effect: string
}

/** An action as it is written in the catalogue. */
export interface CatalogueAction extends Readonly<Record<Locale, ActionText>> {
  /** Part of addresses, and of what canteens noted: it never changes, and none is used again. */
  readonly id: number
  /** Name of its picture, a file of `web/public/images/waste-actions`. */
  readonly picture: string
  readonly effort: WasteEffort
  readonly wasteOrigins: readonly WasteOrigin[]
  /** The days it was written and last changed, YYYY-MM-DD. */
  readonly created: string
  readonly modified: string
}

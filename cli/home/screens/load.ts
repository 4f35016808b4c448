import type { Context } from '../../app/context.ts'
import type { Page } from '../navigation/page.ts'
import type { Screen, ScreenName, ScreenOf } from '../navigation/screen.ts'

/** Another screen that takes the place of the one asked for. */
export interface Instead {
  readonly instead: Screen
  /** Whether the screens are closed down to the nearest one of that name, rather than this one alone. */
  readonly returns?: true
}

/**
 * Reads what a screen shows, or does what it stands for.
 * @param show gives a page before the whole is there.
 * @throws Failure that the screen then tells.
 */
export type Load<Name extends ScreenName> = (
  screen: ScreenOf<Name>,
  context: Context,
  show: (page: Page) => void,
) => Promise<Page | Instead>

import { screens as accounts } from '../accounts/screens.ts'
import { screens as content } from '../content/screens.ts'
import { screens as imports } from '../imports/screens.ts'
import { screens as later } from '../layout/later-screens.tsx'
import type { Screen } from './screen.ts'

/** All the screens of the site, in the order of its site map. */
export const screens: readonly Screen[] = [...later, ...accounts, ...imports, ...content]

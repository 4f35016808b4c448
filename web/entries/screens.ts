import type { Screen } from '../app/screen.ts'
import * as features from './features.ts'

/** All screens of the site, in the order of its site map. */
export const screens: readonly Screen[] = Object.values(features).flat()

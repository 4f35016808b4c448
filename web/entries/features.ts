// The features with screens, one per line. The site map lists their screens in the alphabetical order of these names.
export { screens as accessibility } from '../accessibility/screens.ts'
export { screens as accounts } from '../accounts/screens.ts'
export { screens as administration } from '../administration/screens.ts'
export { screens as articles } from '../articles/screens.ts'
export { screens as canteens } from '../canteens/screens.ts'
export { screens as community } from '../community/screens.ts'
export { screens as contact } from '../contact/screens.ts'
export { screens as content } from '../content/screens.ts'
export { screens as dashboard } from '../dashboard/screens.ts'
export { screens as developers } from '../developers/screens.ts'
export { screens as diagnostics } from '../diagnostics/screens.ts'
export { screens as faq } from '../faq/screens.ts'
export { screens as home } from '../home/screens.ts'
export { screens as imports } from '../imports/screens.ts'
export { screens as legal } from '../legal/screens.ts'
export { screens as management } from '../management/screens.ts'
export { screens as measures } from '../measures/screens.ts'
export { screens as newsletter } from '../newsletter/screens.ts'
export { screens as openData } from '../open-data/screens.ts'
export { screens as partners } from '../partners/screens.ts'
export { screens as pendingActions } from '../pending-actions/screens.ts'
export { screens as posters } from '../posters/screens.ts'
export { screens as progress } from '../progress/screens.ts'
export { screens as proofs } from '../proofs/screens.ts'
export { screens as publicCanteens } from '../public-canteens/screens.ts'
export { screens as purchases } from '../purchases/screens.ts'
export { screens as reminders } from '../reminders/screens.ts'
export { screens as selfAssessment } from '../self-assessment/screens.ts'
export { screens as statistics } from '../statistics/screens.ts'
export { screens as waste } from '../waste/screens.ts'
export { screens as wasteActions } from '../waste-actions/screens.ts'
export { screens as writing } from '../writing/screens.ts'

type Features = typeof import('./features.ts')

declare module '../app/screen-name.ts' {
  interface ScreenLists extends Features {}
}

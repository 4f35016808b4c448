import { basename } from 'node:path'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Words } from '../../words/fr.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { Screen } from '../navigation/screen.ts'

/** The titles of the screens, each opened from the one before. */
export const trail = ({ stack }: Navigation, words: Words): string =>
  stack.map(({ page, screen }) => page?.title ?? titleToCome(screen, words)).join(' › ')

/** How a screen is called before its page is there. */
function titleToCome(screen: Screen, { home }: Words): string {
  switch (screen.name) {
    case 'menu':
      return home.title
    case 'pending':
      return home.menu.pending
    case 'canteens':
      return home.menu.canteens
    case 'imports':
      return home.menu.imports
    case 'import':
      return home.imports.one(screen.id)
    case 'undo':
      return home.imports.undoing(screen.id)
    case 'chooser':
      return home.chooser.title
    case 'files':
    case 'path':
      return home.files.title
    case 'check':
    case 'error':
      return makePrintable(basename(screen.file))
    case 'value':
      return home.value.title
    case 'mend':
      return home.value.mending
    case 'match':
      return home.match.title
    case 'match-kind':
      return home.match.kindTitle
    case 'match-column':
    case 'match-values':
    case 'match-value':
      return makePrintable(screen.field)
    case 'converted':
      return home.match.result
    case 'convert':
      return home.match.writing
    case 'match-keep':
    case 'keep':
      return home.match.keepTitle
    case 'corrections':
    case 'fix':
      return home.fix.title
    case 'plan':
      return home.plan.title
    case 'send':
      return home.send.title
    case 'confirm-undo':
    case 'confirm-replace':
    case 'confirm-send':
      return home.confirmation
  }
}

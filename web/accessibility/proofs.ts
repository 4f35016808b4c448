import { test } from './criterion.ts'

/** The tests that prove several criteria. */
const audit = (title: string) => test('tests/e2e/accessibility/audit.test.ts', title)

/** axe and html-validate on every screen, contrasts in both themes, windows down to 320 pixels. */
export const everyScreen = test(
  'tests/e2e/frame/screens.test.ts',
  'the screen at $path opens from its first display, breaks no rule, in light and dark, and fits every window',
)
export const everyForm = test('tests/e2e/accounts/forms.test.ts', 'for visitors (%s) is accessible once it is refused')
export const serverErrors = test(
  'tests/e2e/accounts/forms.test.ts',
  'shows the errors of the server beside the fields, and keeps the values typed',
)
export const accountByKeyboard = test(
  'tests/e2e/accounts/journey.test.ts',
  'an account is created, confirmed, used and deleted with the keyboard alone, on a phone',
)
export const correctionByKeyboard = test(
  'tests/e2e/imports-check/correct.test.ts',
  'a file is corrected with the keyboard alone: fixes, cells, undo, and its corrected copy is right',
)
export const pageChange = test(
  'tests/e2e/frame/navigation.test.ts',
  'titles the page, focuses its heading and announces it',
)
export const skipLinks = test('tests/e2e/frame/navigation.test.ts', 'works with the keyboard alone, past the menu')
export const chosenLanguage = test(
  'tests/e2e/frame/navigation.test.ts',
  'keeps the language and the theme that were chosen',
)
export const siteMap = test(
  'tests/e2e/frame/navigation.test.ts',
  'lists the screens that the reader may open, and sign-in and sign-up for visitors',
)
export const sessionRenewal = test(
  'tests/e2e/frame/session.test.ts',
  'in another tab is renewed in a dialog, and the page stays as it was',
)
export const chartWithTable = test(
  'tests/e2e/imports-guide/journal.test.ts',
  'an import of purchases has a chart by month and family, and is undone by keyboard after a question',
)
export const images = audit('each image is decorative, and hidden, or has a text')
export const media = audit(
  'nothing is a frame, a sound or an animated picture, and each video has controls and subtitles',
)
export const links = audit('each link has a name, its title repeats it, and says when it opens a window')
export const tables = audit('each table has a title, and headers that say what they head')
export const fields = audit('each field has a label beside it and each button a name')
export const structure = audit('the page has one title, one main part, its headings in order, and no element for show')
export const focus = audit('the keyboard goes through everything in order, always visible, and comes out')
export const spacing = audit('wider spacing of the text cuts nothing')
export const zoom = audit('at 200 % everything is there, without scrolling sideways')
export const withoutStyles = audit('without styles, everything is still there')
export const otherColours = audit('with the colours of the system, fields and buttons keep an outline')
export const chart = audit(
  'the tints of charts stand out in both themes, and Escape hides the figures under the pointer',
)
export const givenUpPress = audit('a press that is released elsewhere does nothing')
export const pageSize = audit('another number of imports by page leaves the focus where it is')

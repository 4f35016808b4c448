import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const clock = /waitForTimeout|setTimeout|setInterval|networkidle/
const layout = /boundingBox|getBoundingClientRect|getClientRects|(scroll|offset|client)(Width|Height|Top|Left)\b/
const forced = /[({,] ?force: true/
/** What a page shows at this very moment. A negative is read so, after something else that ends the act. */
const unsettled =
  /expect\(await .*\.(isVisible|isChecked|inputValue|getAttribute|innerText|textContent|title)\(.*\)\)\.to(?!Be\(false)/

/** Rules that run in the page, after `waitUntilSettled()`. */
const rulesInPage = ['tests/e2e/accessibility/support/page-rules.ts', 'tests/e2e/waste/scale.test.ts']

const filesWith = (pattern: RegExp): string[] =>
  globSync(['tests/e2e/**/*.ts', 'tests/**/*.browser.test.ts'], { cwd: root })
    .filter(name => !name.includes('node_modules') && pattern.test(readFileSync(root + name, 'utf8')))
    .sort()

test('no browser test waits by the clock', () => {
  expect(filesWith(clock)).toEqual([])
})

test('browser tests read layouts with `support/settled-page.ts`, which waits until the page has settled', () => {
  expect(filesWith(layout)).toEqual(rulesInPage)
})

test('browser tests act where an element stands: `force` acts where it stood (`support/tick.ts` ticks boxes)', () => {
  expect(filesWith(forced)).toEqual([])
})

test('browser tests wait until a page shows what they expect, with `expect.poll()`', () => {
  expect(filesWith(unsettled)).toEqual([])
})

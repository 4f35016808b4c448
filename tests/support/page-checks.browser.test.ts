import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from './chromium.ts'
import { expectNoSidewaysScroll, expectNoViolations } from './page-checks.ts'
import { isLong } from './trials.ts'

let chromium: Browser
let page: Page
beforeAll(async () => {
  chromium = await launchChromium()
  page = await chromium.newPage({ colorScheme: 'light' })
})
afterAll(() => chromium.close())

const styles = `body { color: #161616; background: #fff }
  .far { width: 2000px }
  .pale { color: #aaa }
  @media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } .tag { color: #444 } }`

const show = (main: string) =>
  page.setContent(`<!DOCTYPE html>
    <html lang="fr"><head><title>Une page</title><style>${styles}</style></head>
    <body><main><h1>Une page</h1>${main}</main></body></html>`)

const failureOf = (check: Promise<void>): Promise<string> =>
  check.then(
    () => 'none',
    (error: { readonly message: string; readonly actual: unknown }) =>
      `${error.message} ${JSON.stringify(error.actual)}`,
  )

const right = '<p>Tout va bien.</p>'

const faults: readonly (readonly [string, string, RegExp])[] = [
  ['a field without a label', '<input type="text">', /label/],
  ['an id used twice', '<p id="a">Un</p><p id="a">Deux</p>', /no-dup-id/],
  ['a pale text', '<p class="pale">Bonjour</p>', /light.*color-contrast/],
]
const faultOfDarkTheme = [
  'a text that is pale in the dark theme alone',
  '<p class="tag">Bonjour</p>',
  /dark.*color-contrast/,
] as const

test.each(isLong ? [...faults, faultOfDarkTheme] : faults)(
  '%s is found, on each page where it is',
  async (_, wrong, message) => {
    for (const main of [wrong, right + wrong]) {
      await show(right)
      await expectNoViolations(page)
      await show(main)
      expect(await failureOf(expectNoViolations(page))).toMatch(message)
      await page.emulateMedia({ colorScheme: 'light' })
    }
  },
)

test('what is wider than a narrow window is found', async () => {
  await show(right)
  await expectNoSidewaysScroll(page)
  await show('<p class="far">Bonjour</p>')
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow('wider than a window of')
})

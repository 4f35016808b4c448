import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSidewaysScroll } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Opens a page without waiting for its scripts, some of which never come. */
async function openWithout(scripts: string): Promise<Page> {
  const context = (
    await site.page({ width: 'narrow', expected: [/\/assets\//, /import/, /preload/, /^\/: $/] })
  ).context()
  const page = await context.newPage()
  await page.route(scripts, route => route.abort())
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const notice = (page: Page) => page.locator('#unopened')

async function expectNotice(page: Page): Promise<void> {
  await notice(page).getByText('La page n’est pas arrivée en entier').waitFor()
  await notice(page).getByText('Vérifiez votre connexion, puis rechargez la page.').waitFor()
  await notice(page).getByText('Check your connection, then reload the page.').waitFor()
  await expectNoSidewaysScroll(page)
}

test('a page whose scripts fail to load says so in both languages, and what to do', async () => {
  const page = await openWithout('**/assets/frame-*.js')
  await expectNotice(page)
  // Shown at once, and not by the animation that shows it after a while.
  expect(await notice(page).evaluate(element => element.getAnimations().length)).toBe(0)
  await page.unroute('**/assets/frame-*.js')
  await page.reload()
  await notice(page).waitFor({ state: 'detached' })
})

test('a page whose first script fails to load says so after a while, by CSS alone', async () => {
  const page = await openWithout('**/assets/site-*.js')
  await expect.poll(() => notice(page).isVisible()).toBe(false)
  const delays = await page.evaluate(() =>
    document.getAnimations().map(animation => {
      const { delay } = animation.effect?.getTiming() ?? {}
      animation.finish()
      return delay
    }),
  )
  expect(delays).toEqual([20_000])
  await expectNotice(page)
})

test('a page that opens removes the notice', async () => {
  const page = await site.page()
  await page.goto('/')
  await expect.poll(() => notice(page).count()).toBe(0)
})

test('a browser without scripts shows in both languages what needs them', async () => {
  const page = await site.page()
  const context = await page.context().browser()?.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const bare = await context?.newPage()
  await bare?.goto('/')
  const told = bare?.locator('noscript p')
  await expect.poll(() => told?.first().isVisible()).toBe(true)
  await expect
    .poll(() => told?.allInnerTexts())
    .toEqual([
      'La plupart des pages publiques de ma cantine se lisent sans JavaScript. Pour vous connecter, nous écrire ou gérer vos cantines, activez-le dans votre navigateur, puis rechargez la page.',
      'Most public pages of ma cantine can be read without JavaScript. To sign in, write to us or manage your canteens, turn it on in your browser, then reload the page.',
    ])
  await context?.close()
})

test('an accordion whose title says that it is open shows what it holds, without the scripts of the design system', async () => {
  const page = await site.page({ withoutScripts: true, expected: [/: csp$/] })
  await page.goto('/v2/accessibilite')
  const title = page.locator('main .fr-accordion__btn').first()
  const part = page.locator('main .fr-accordion .fr-collapse').first()
  await part.waitFor({ state: 'hidden' })
  await title.evaluate(button => button.setAttribute('aria-expanded', 'true'))
  await part.waitFor({ state: 'visible' })
})

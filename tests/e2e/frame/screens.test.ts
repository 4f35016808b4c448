import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

const { screens } = JSON.parse(readFileSync('web/site/site.json', 'utf8')) as {
  readonly screens: readonly { readonly path: string }[]
}

/** Values for the parameters of addresses; screens work whether the names exist or not. */
const samples: Readonly<Record<string, string>> = {
  canteenUrlComponent: '12--la-petite-cantine',
  year: '2024',
  measureId: 'qualite-des-produits',
  importUrlSlug: 'cantines-et-diagnostics-simples',
}
const sampleOf = (path: string) =>
  path
    .replace('/mesures-phares/:id', '/mesures-phares/gaspillage-alimentaire')
    .replace(/:(\w+)\??/g, (_, name: string) => samples[name] ?? '1')

/** Answers of the server about the made-up names above. */
const expected = [/(400|403|404) (GET|POST) \/(api|o)\//]

let site: Site
let visitor: Page
let manager: Page
beforeAll(async () => {
  site = await startSite()
  const person = await site.server.addPerson({ isDev: true })
  await site.server.app.services.database.writer('users').where('id', person.id).update({ isElectedOfficial: true })
  visitor = await site.page({ expected })
  manager = await site.page({ person, expected })
})
afterAll(() => site.close())

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

/** Opens a screen as the user who may see it. */
async function open(path: string): Promise<Page> {
  for (const page of [manager, visitor]) {
    await page.emulateMedia({ colorScheme: 'light' })
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await page.locator('main h1, main [role=heading]').first().waitFor()
    if (withoutSlash(new URL(page.url()).pathname) === withoutSlash(path)) return page
  }
  throw new Error(`Nobody sees ${path}`)
}

let laterSeen = false
const links = new Set<string>()

test.each(screens)(
  'the screen at $path opens, breaks no rule, in light and dark, and fits every window',
  async ({ path }) => {
    const page = await open(sampleOf(path))
    expect(await page.title()).toMatch(/^\S.* - ma cantine$/)
    expect(await page.locator('main h1').count()).toBe(1)
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll(all => all.map(a => a.getAttribute('href') ?? ''))) {
      links.add(href)
    }
    // Screens that open later differ only in their words: examining one is enough.
    const later = (await page.getByText('Ouvre bientôt', { exact: true }).count()) > 0
    if (later) expect(await page.locator('main .fr-text--lead').textContent(), 'what it will offer').toMatch(/^Vous /)
    if (later && laterSeen) return
    laterSeen ||= later
    await expectNoViolations(page)
    const size = page.viewportSize() ?? { width: 1280, height: 900 }
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize(size)
  },
)

test('no link of any screen is broken', async () => {
  expect(links.size).toBeGreaterThan(40)
  const answers = await Promise.all(
    [...links].map(async url => {
      const answer = await site.server.app.inject({ url, headers: { accept: 'text/html' } })
      return { url, status: answer.statusCode }
    }),
  )
  expect(answers.filter(({ status }) => status >= 400)).toEqual([])
})

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPartner } from '../../server/support/add-partner.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import { writeArticle } from '../../server/support/write-article.ts'
import { writeEvent, writeVideo } from '../../server/support/write-community.ts'
import { openWritingRoom } from '../../support/open-writing-room.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { isLong } from '../../support/trials.ts'
import { markFirstDisplays, readMarks } from './marked-page.ts'

/** A screen in site.json. */
interface BuiltScreen {
  readonly path: string
  readonly title: string
  /** Its files, the one of its component first. */
  readonly loads: readonly string[]
  /** The first display for visitors without a session and for users, where it is the same for all of them. */
  readonly anonymous: string | null
  readonly user: string | null
}
const { screens } = JSON.parse(readFileSync('web/site/site.json', 'utf8')) as {
  readonly screens: readonly BuiltScreen[]
}

/** Screens of one component differ only in their words: the first is opened in the browser, the HTML of others is read. */
const components = new Set<string | undefined>()
const openedScreens: BuiltScreen[] = []
const readScreens: (BuiltScreen & { readonly html: string })[] = []
for (const screen of screens) {
  const html = screen.anonymous ?? screen.user
  if (html && components.has(screen.loads[0])) readScreens.push({ ...screen, html })
  else openedScreens.push(screen)
  components.add(screen.loads[0])
}

/** Values for the parameters of addresses; screens work whether the names exist or not. */
const samples: Readonly<Record<string, string>> = {
  canteenUrlComponent: '12--la-petite-cantine',
  year: '2024',
  measureId: 'qualite-des-produits',
  feature: 'imports',
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
let user: Page
let developer: Page
let editor: Page
beforeAll(async () => {
  site = await startSite()
  const [person, elected] = [await site.server.addPerson(), await site.server.addPerson({ isDev: true })]
  await site.server.app.services.database.writer('users').where('id', elected.id).update({ isElectedOfficial: true })
  // The canteen of the addresses below, and its purchase.
  await site.server.addCanteen(makeSiret(1), [person, elected], { id: 12, name: 'La petite cantine' })
  await addPartner(site.server)
  const payload = { canteen: 12, priceHt: 12.5, description: 'Pommes de terre' }
  await site.server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers: person.headers, payload })
  await writeArticle(site.server)
  await writeEvent(site.server)
  await writeVideo(site.server, { transcription: 'Bonjour !' })
  visitor = await site.page({ expected })
  user = await site.page({ person, expected })
  developer = await site.page({ person: elected, expected })
  editor = await openWritingRoom(site, {}, { expected })
  for (const page of [visitor, user]) await markFirstDisplays(page)
})
afterAll(() => site.close())

/** The screens of the team: nobody else is there to be tried first. */
const isOfTeam = (path: string) => /^\/(administration|redaction)(\/|$)/.test(path)

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

const isAt = (page: Page, path: string) => withoutSlash(new URL(page.url()).pathname) === withoutSlash(path)

async function visit(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await page.locator('main h1, main [role=heading]').first().waitFor()
}

/**
 * Opens a screen as each reader for whom the site holds its first display, which must be taken over as it is, or as the
 * user who may see it. The tests of each change ask the first reader alone.
 * @returns the page that shows it.
 */
async function open(screen: BuiltScreen): Promise<Page> {
  const path = sampleOf(screen.path)
  const readers = [visitor, user].filter((_, index) => [screen.anonymous, screen.user][index] !== null)
  for (const page of isLong ? readers : readers.slice(0, 1)) {
    await visit(page, path)
    await expect.poll(() => readMarks(page), { message: path }).toHaveLength(1)
    // Some lead their readers further, below them.
    expect(new URL(page.url()).pathname.startsWith(path), path).toBe(true)
  }
  const shown = readers.find(page => isAt(page, path))
  if (shown) return shown
  for (const page of isOfTeam(path) ? [editor] : [user, developer, visitor]) {
    await visit(page, path)
    if (isAt(page, path)) return page
  }
  throw new Error(`Nobody sees ${path}`)
}

/** The links within the page that lead nowhere, and those to other sites that do not say that they open a window. */
const listWrongTargets = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ href, hash, target, title }) => {
      const { origin, pathname, protocol } = new URL(href)
      if (protocol === 'mailto:' || protocol === 'tel:') return false
      if (origin !== location.origin)
        return protocol !== 'https:' || target !== '_blank' || !/(nouvelle fenêtre|new window)$/.test(title)
      return (
        pathname === location.pathname && hash !== '' && !document.getElementById(decodeURIComponent(hash.slice(1)))
      )
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200))

const links = new Set<string>()

test.each(openedScreens)(
  'the screen at $path opens from its first display, breaks no rule, in light and dark, and fits every window',
  async screen => {
    const page = await open(screen)
    await expect.poll(() => page.title()).toMatch(/^\S.* - ma cantine$/)
    await expect.poll(() => page.locator('main h1').count()).toBe(1)
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll(all => all.map(a => a.getAttribute('href') ?? ''))) {
      links.add(href)
    }
    expect(await page.evaluate(listWrongTargets)).toEqual([])
    await expectNoViolations(page)
    if (isLong) await expectNoSidewaysScroll(page)
  },
)

test.each(readScreens)('the screen at $path has a title, a heading and says what it will offer', ({ title, html }) => {
  expect(title).toMatch(/^\S.* - ma cantine$/)
  const main = html.slice(html.indexOf('<main'))
  expect(main.match(/<h1/g)).toHaveLength(1)
  expect(main).toMatch(/fr-text--lead[^>]*>Vous /)
  for (const [, href = ''] of html.matchAll(/href="(\/[^"]*)"/g)) links.add(href)
})

test('no link of any screen is broken', async () => {
  expect(links.size).toBeGreaterThan(40)
  // Some files are only for who is signed in.
  const cookies = Object.fromEntries((await developer.context().cookies()).map(({ name, value }) => [name, value]))
  const answers = await Promise.all(
    [...links].map(async url => {
      const answer = await site.server.app.inject({ url, cookies, headers: { accept: 'text/html' } })
      return { url, status: answer.statusCode }
    }),
  )
  // A redirection would be a step too many, or a loop.
  expect(answers.filter(({ status }) => status >= 300)).toEqual([])
})

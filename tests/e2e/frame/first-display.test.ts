import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PageOptions, type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** The first display of a screen in site.json. */
interface ScreenDisplay {
  readonly path: string
  readonly anonymous: string | null
  readonly user: string | null
  /** Its files, the one of its component first. */
  readonly loads: readonly string[]
}

const chooser = '/v2/importer-des-donnees'

/**
 * Opens an address, after a script that marks the title and records whether fields are disabled before any script of
 * the site runs.
 */
async function openMarked(address: string, options: PageOptions): Promise<Page> {
  const page = await site.page(options)
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const title = document.querySelector('#root[aria-busy] h1')
      if (!title || !document.querySelector('#root ~ noscript')) return
      observer.disconnect()
      const waiting = [...document.querySelectorAll('input')].every(({ disabled }) => disabled)
      title.setAttribute('data-marked', waiting ? 'fields wait' : 'fields do not wait')
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto(address)
  return page
}

/** The elements and texts of the page, without the ids that React generates. */
async function listElements(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const found = await page.locator('#root').evaluate(root => [
    ...[...root.querySelectorAll('*')].map(element => {
      const attributes = [...element.attributes].filter(({ name }) => !['style', 'data-marked'].includes(name))
      return [element.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort()].join(' ')
    }),
    root.textContent ?? '',
  ])
  // The design system folds menus at its own time.
  return found.map(element => element.replaceAll(/_[rR]_\w+_/g, '_id_').replaceAll(' fr-collapsing', ''))
}

const readMarks = (page: Page) =>
  page.locator('h1[data-marked]').evaluateAll(titles => titles.map(title => title.getAttribute('data-marked')))

describe('the first display of a page', () => {
  test.each([
    ['/', null],
    ['/accueil', null],
    [chooser, 'manager'],
    [`${chooser}/achats`, 'manager'],
    [`${chooser}/cantines`, 'manager'],
  ])('is hydrated without a change: %s', async (address, reader) => {
    const page = await openMarked(address, reader ? { person: await site.server.addPerson() } : {})
    expect(await readMarks(page)).toEqual(['fields wait'])
    await expect.poll(() => page.locator('input:disabled').count()).toBe(0)
    const takenOver = await listElements(page)
    // With a fragment in its address, the page is rendered anew.
    await page.goto('about:blank')
    await page.goto(`${address}#ailleurs`)
    expect(await readMarks(page)).toEqual([])
    expect(takenOver).toEqual(await listElements(page))
  })

  test.each(['anonymous', 'user'] as const)('is hydrated on every screen that all share (%s)', async reader => {
    const { screens } = JSON.parse(readFileSync('web/site/site.json', 'utf8')) as {
      readonly screens: readonly ScreenDisplay[]
    }
    const shared = screens.filter(screen => screen[reader] !== null)
    expect(shared.length).toBeGreaterThan(10)
    // Screens of one component differ only in their words: the last one stands for all.
    const byComponent = new Map(shared.map(({ loads, path }) => [loads[0], path]))
    const page = await openMarked('/v2/contact', reader === 'user' ? { person: await site.server.addPerson() } : {})
    for (const path of byComponent.values()) {
      await page.goto(path)
      expect(await readMarks(page), path).toHaveLength(1)
      // Some lead their readers further, below them.
      expect(new URL(page.url()).pathname.startsWith(path), path).toBe(true)
    }
  })

  test('is in the language of the browser, in English as in French', async () => {
    const page = await openMarked(chooser, { person: await site.server.addPerson(), locale: 'en' })
    expect(await readMarks(page)).toEqual(['fields wait'])
    await page.getByRole('heading', { level: 1, name: 'Import your data' }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(/[éèà]/)
  })

  test.each([{ isDev: true }, { isElectedOfficial: true }, { isStaff: true }])(
    'is replaced for a user of another role: %o',
    async role => {
      const page = await openMarked(`${chooser}/cantines`, { person: await site.server.addPerson(role) })
      expect(await readMarks(page)).toEqual([])
      await expect.poll(() => page.locator('input:disabled').count()).toBe(0)
    },
  )

  test('is replaced when the address holds answers', async () => {
    const page = await openMarked(`${chooser}?reponses=oui,non`, { person: await site.server.addPerson() })
    expect(await readMarks(page)).toEqual([])
    await page.getByText('Étape 3 sur 6').waitFor()
  })
})

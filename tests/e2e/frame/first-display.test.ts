import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type PageOptions, type Site, startSite } from '../../support/site.ts'
import { markFirstDisplays, readMarks } from './marked-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const chooser = '/v2/importer-des-donnees'

async function openMarked(address: string, options: PageOptions): Promise<Page> {
  const page = await site.page(options)
  await markFirstDisplays(page)
  await page.goto(address)
  return page
}

/** The elements and texts of the page, without the ids that React generates. */
async function listElements(page: Page): Promise<string[]> {
  await waitUntilIdle(page)
  const found = await page.locator('#root').evaluate(root => [
    ...[...root.querySelectorAll('*')].map(element => {
      // The choice of a list is an attribute in HTML, and a property once React renders it.
      const attributes = [...element.attributes].filter(
        ({ name }) => !['style', 'data-marked', 'selected'].includes(name),
      )
      return [element.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort()].join(' ')
    }),
    root.textContent ?? '',
  ])
  // The design system folds menus at its own time.
  return found.map(element => element.replaceAll(/_[rR]_\w+_/g, '_id_').replaceAll(' fr-collapsing', ''))
}

describe('the first display of a page', () => {
  test.each([
    ['/', null],
    ['/accueil', null],
    [chooser, 'manager'],
    [`${chooser}/achats`, 'manager'],
    [`${chooser}/cantines`, 'manager'],
  ])('is hydrated without a change: %s', { tags: 'long' }, async (address, reader) => {
    const page = await openMarked(address, reader ? { person: await site.server.addPerson() } : {})
    await expect.poll(() => readMarks(page)).toEqual(['fields wait'])
    await expect.poll(() => page.locator('input:disabled').count()).toBe(0)
    // With a fragment in its address, the page is rendered anew.
    const anew = await site.tab(page)
    await markFirstDisplays(anew)
    await anew.goto(`${address}#ailleurs`)
    expect(await readMarks(anew)).toEqual([])
    // Each may still be loading what the other already shows: they become one and the same.
    await expect
      .poll(async () => {
        const [hydrated, rendered] = [await listElements(page), await listElements(anew)]
        const differing = hydrated.filter((element, place) => element !== rendered[place])
        return [...differing, ...rendered.slice(hydrated.length)]
      })
      .toEqual([])
  })

  test('is in the language of the browser, in English as in French', async () => {
    const page = await openMarked(chooser, { person: await site.server.addPerson(), locale: 'en' })
    await expect.poll(() => readMarks(page)).toEqual(['fields wait'])
    await page.getByRole('heading', { level: 1, name: 'Import your data' }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(/[éèà]/)
  })

  test.each([{ isDev: true }, { isElectedOfficial: true }, { isStaff: true }])(
    'is replaced for a user of another role: %o',
    { tags: 'long' },
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

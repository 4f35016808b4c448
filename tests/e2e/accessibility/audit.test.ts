/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFirstContent } from '../../../server/first-content/write-first-content.ts'
import { openCampaign } from '../../server/support/open-campaign.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle, waitUntilSettled } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'
import { addManager, auditedPages } from './support/audited-pages.ts'
import { walkByKeyboard } from './support/keyboard-walk.ts'
import {
  listCutTexts,
  listMedia,
  listShownTexts,
  listWithoutOutline,
  listWrongFields,
  listWrongImages,
  listWrongLinks,
  listWrongStructure,
  listWrongTables,
} from './support/page-rules.ts'

let site: Site
let manager: Person
beforeAll(async () => {
  site = await startSite(openCampaign)
  manager = await addManager(site)
  await writeFirstContent(site.server.app.services.database)
})
afterAll(() => site.close())

const journal = '/v2/importer-des-donnees/mes-imports'

/** The wider spacing that readers may choose (RGAA 10.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What a rule finds in the page once it has settled. */
async function evaluateSettled(page: Page, rule: () => string[]): Promise<string[]> {
  await waitUntilSettled(page)
  return page.evaluate(rule)
}

describe.each(Object.entries(auditedPages))(
  '%s',
  (_, { path, isManager, isFullScreen = false, hasDialog = false, prepare }) => {
    let page: Page
    beforeAll(async () => {
      page = await site.page({ ...(isManager ? { person: manager } : {}), expected: [/404 GET \/rien$/] })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await prepare?.(page)
      await waitUntilSettled(page)
    })
    afterAll(() => page.context().close())

    test('each image is decorative, and hidden, or has a text', async () => {
      expect(await page.evaluate(listWrongImages)).toEqual([])
    })

    test('nothing is a frame, a sound or an animated picture, and each video has controls and subtitles', async () => {
      expect(await page.evaluate(listMedia)).toEqual([])
    })

    test('each link has a name, its title repeats it, and says when it opens a window', async () => {
      expect(await page.evaluate(listWrongLinks)).toEqual([])
    })

    test('each table has a title, and headers that say what they head', async () => {
      expect(await page.evaluate(listWrongTables)).toEqual([])
    })

    test('each field has a label beside it and each button a name', async () => {
      expect(await evaluateSettled(page, listWrongFields)).toEqual([])
    })

    test('the page has one title, one main part, its headings in order, and no element for show', async () => {
      expect(await page.evaluate(listWrongStructure, isFullScreen)).toEqual([])
    })

    test('the keyboard goes through everything in order, always visible, and comes out', async () => {
      expect(await walkByKeyboard(page)).toEqual({ wrong: [], missed: [], leaves: true })
    })

    test('with the colours of the system, fields and buttons keep an outline', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await evaluateSettled(page, listWithoutOutline)).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    })

    test('wider spacing of the text cuts nothing', async () => {
      await page.evaluate(css => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      }, wideSpacing)
      expect(await evaluateSettled(page, listCutTexts)).toEqual([])
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
      })
    })

    test('at 200 % everything is there, without scrolling sideways', async () => {
      // A window of 1280 pixels, each twice as large.
      await page.setViewportSize({ width: 640, height: 450 })
      expect(await evaluateSettled(page, listCutTexts)).toEqual([])
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1280, height: 900 })
    })

    test('without styles, everything is still there', async () => {
      const shown = await evaluateSettled(page, listShownTexts)
      await page.evaluate(() => {
        for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) sheet.remove()
      })
      const left = await evaluateSettled(page, listShownTexts)
      expect(shown.filter(text => !left.includes(text))).toEqual([])
      expect(shown.length).toBeGreaterThan(20)
    })

    if (hasDialog)
      test('Escape closes the dialog, and gives the focus back to what opened it', async () => {
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('button')
      })
  },
)

test('on the scale, the buttons that save stay readable under the pointer, in both themes', async () => {
  const page = await site.page({ person: manager })
  await page.goto(auditedPages.scale?.path ?? '')
  for (const name of ['Comestible', 'Non comestible', 'Non trié']) {
    await page.getByRole('button', { name, exact: true }).hover()
    await expectNoViolations(page)
  }
})

test('the fields about a person say to the browser what they are', async () => {
  const page = await site.page()
  const tokens = () =>
    page
      .locator('main input:not([type=checkbox])')
      .evaluateAll(fields => fields.map(field => field.getAttribute('autocomplete')))
  await page.goto('/creer-mon-compte')
  await page.getByLabel('Prénom').waitFor()
  const password = 'new-password'
  await expect
    .poll(() => tokens())
    .toEqual(['given-name', 'family-name', 'email', 'tel', 'username', password, password])
  await page.goto('/s-identifier')
  await page.getByLabel('Identifiant').waitFor()
  await expect.poll(() => tokens()).toEqual(['username', 'current-password'])
})

test('the tints of charts stand out in both themes, and Escape hides the figures under the pointer', async () => {
  const page = await site.page({ person: manager })
  await page.goto(journal)
  const chart = page.locator('.mc-chart__picture .recharts-surface')
  await chart.waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-fr-theme=${colorScheme}]`).waitFor()
    const { tints } = (await import(new URL('../../../web/ui/charts/chart-data.ts', import.meta.url).href)) as {
      readonly tints: readonly string[]
    }
    const contrasts = await page.evaluate(names => {
      const luminance = (name: string): number => {
        const sample = document.createElement('span')
        sample.style.color = `var(--${name})`
        document.body.append(sample)
        const channels = (getComputedStyle(sample).color.match(/[\d.]+/g) ?? []).map(channel => Number(channel) / 255)
        sample.remove()
        const [red = 0, green = 0, blue = 0] = channels.map(channel =>
          channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const background = luminance('background-default-grey')
      return names.map(name => {
        const tint = luminance(name)
        return (Math.max(tint, background) + 0.05) / (Math.min(tint, background) + 0.05)
      })
    }, tints)
    expect(contrasts).toHaveLength(tints.length)
    expect(Math.min(...contrasts), colorScheme).toBeGreaterThanOrEqual(3)
  }
  const figures = page.locator('.recharts-tooltip-wrapper')
  await chart.hover()
  await expect.poll(() => figures.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => figures.isVisible()).toBe(false)
})

test('a press that is released elsewhere does nothing', async () => {
  const page = await site.page({ person: manager })
  await page.goto('/mon-compte/jetons')
  const name = page.getByLabel('Nom du jeton')
  for (const target of [
    page.getByRole('button', { name: 'Créer un jeton' }),
    page.getByRole('main').getByRole('link', { name: 'Accueil' }),
  ]) {
    await target.hover()
    await page.mouse.down()
    await page.mouse.move(640, 890)
    await page.mouse.up()
    await waitUntilIdle(page)
    expect([new URL(page.url()).pathname, await name.count()]).toEqual(['/mon-compte/jetons', 0])
  }
  await page.getByRole('button', { name: 'Créer un jeton' }).click()
  await name.waitFor()
})

test('another number of imports by page leaves the focus where it is', async () => {
  const page = await site.page({ person: manager })
  await page.goto(journal)
  const sizes = page.getByLabel('Résultats par page')
  await sizes.focus()
  await sizes.selectOption('5')
  await page.getByText('Imports 1 à 5 sur 7').waitFor()
  await expect.poll(() => sizes.evaluate(element => element === document.activeElement)).toBe(true)
})

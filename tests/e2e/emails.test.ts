import { readFileSync } from 'node:fs'
import { locales } from '@ma-cantine/lib/messages/locale'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderEmail } from '../../server/emails/render-email.ts'
import { makeSiret } from '../server/support/sirets.ts'
import { emailSamples } from '../support/email-samples.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../support/page-checks.ts'
import { type Site, startSite } from '../support/site.ts'
import { sourceFiles } from '../support/source-files.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
  // The canteen that the samples name.
  await site.server.addCanteen(makeSiret(1), [])
})
afterAll(() => site.close())

test('every function that writes a message has its sample', () => {
  const writers = sourceFiles('server')
    .filter(({ path }) => /-(emails|notice)\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/export (?:function|const) (\w+)[^\n]*(?:\n[^\n]*){0,6}?: Email\b/g)])
    .map(([, name]) => name as string)
  expect(writers.length).toBeGreaterThan(8)
  const samples = readFileSync(new URL('../support/email-samples.ts', import.meta.url), 'utf8')
  expect(writers.filter(name => !samples.includes(`${name}(`))).toEqual([])
})

describe.each(locales)('the messages in %s', locale => {
  test('are read by everybody, in any window, light and dark', { tags: 'long' }, async () => {
    const page = await site.page()
    for (const [name, email] of Object.entries(emailSamples(locale, site.url))) {
      const { html, body } = renderEmail(email)
      await page.setContent(html ?? '')
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale)
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).innerText())
        .toBe(email.subject.replace(/ (?=[?:])/g, '\u00a0'))
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
      // Both forms say the same: each line of the text stands in the page, addresses at least as its links.
      const links = await page.locator('a').evaluateAll(all => all.map(link => link.getAttribute('href')))
      const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
      for (const line of body.split('\n')) {
        // In a text of the team, titles are underlined, cells have bars, and addresses follow their links.
        if (/^[=-]+$/.test(line)) continue
        const words = line
          .replace(/^(- |> ?)/, '')
          .replace(/ \((\S+)\)/g, (whole, address: string) => (links.includes(address) ? '' : whole))
          .replace(/ \| |\s+/g, ' ')
        if (!links.includes(words.trim())) expect(shown, name).toContain(words)
      }
    }
  })

  test('lead to pages that exist', async () => {
    const addresses = new Set(
      Object.values(emailSamples(locale, site.url)).flatMap(({ blocks, postscript = '' }) => {
        const items = blocks.flatMap(block => (typeof block === 'object' && 'items' in block ? block.items : []))
        return [...blocks, ...items, postscript].flatMap(part =>
          typeof part === 'object' && 'address' in part ? part.address : [],
        )
      }),
    )
    expect(addresses.size).toBeGreaterThan(5)
    for (const address of addresses) {
      const answer = await fetch(address, { headers: { accept: 'text/html' } })
      expect([address, answer.status]).toEqual([address, 200])
    }
  })
})

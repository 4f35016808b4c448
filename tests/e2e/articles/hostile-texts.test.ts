import { markdownHtml } from '@ma-cantine/lib/markdown/markdown-html'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeArticle } from '../../server/support/write-article.ts'
import { hostileTexts } from '../../support/hostile-markdown.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('what Chromium makes of them has no other element, attribute or address than those of texts', async () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
  const page = await site.page({ expected: [/absente-1/] })
  await page.goto('/blog')
  const faults = await page.evaluate(
    texts => {
      const allowed: Readonly<Record<string, readonly string[]>> = {
        a: ['href', 'rel'],
        img: ['src', 'alt', 'loading'],
        ol: ['start'],
        th: ['scope'],
        ...Object.fromEntries(
          'p h2 h3 h4 h5 h6 ul li blockquote hr br pre code strong em table caption thead tbody tr td'
            .split(' ')
            .map(n => [n, []]),
        ),
      }
      const found: string[] = []
      for (const [index, html] of texts.entries()) {
        const place = document.createElement('div')
        document.body.append(place)
        place.innerHTML = html
        for (const element of place.querySelectorAll('*')) {
          const name = element.localName
          const attributes = element.getAttributeNames().filter(attribute => !allowed[name]?.includes(attribute))
          if (!allowed[name] || attributes.length > 0) found.push(`${index}: ${name} ${attributes}`)
        }
        for (const link of place.querySelectorAll('a')) {
          if (!['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol)) found.push(`${index}: ${link.href}`)
        }
        for (const { src } of place.querySelectorAll('img')) {
          if (!src.startsWith(`${location.origin}/media/textes/`)) found.push(`${index}: ${src}`)
        }
        place.remove()
      }
      return found
    },
    hostileTexts.map(text => markdownHtml(text)),
  )
  expect(faults).toEqual([])
  await waitUntilIdle(page)
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})

test('a page that holds them all asks no other site for anything, and keeps its shape', async () => {
  const id = await writeArticle(site.server, { title: 'Un texte hostile', body: hostileTexts.join('\n\n') })
  const page = await site.page({ width: 'narrow', expected: [/absente-1/] })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).origin))
  await page.goto(`/blog/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Un texte hostile' }).waitFor()
  await waitUntilIdle(page)
  expect([...new Set(asked)]).toEqual([site.url])
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  expect(await page.locator('main h1').count()).toBe(1)
  expect(await page.locator('main form[action*="mal.example"]').count()).toBe(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderEmail } from '../../../server/emails/render-email.ts'
import { newsletterIssueEmail } from '../../../server/newsletter/issue-emails.ts'
import { hostileTexts } from '../../support/hostile-markdown.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** The message of an issue with this text in all its parts. */
const messageOf = (text: string) => {
  const reader = { address: 'camille@exemple.fr', locale: 'fr' } as const
  const content = { subject: text, preheader: text, body: text }
  return renderEmail(newsletterIssueEmail(content, reader, 'jeton', site.url))
}

test('hostile texts add to a message no element, attribute or address but those of texts', async () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
  const page = await site.page()
  const faults = await page.evaluate(
    ({ messages, origin }) => {
      const allowed: Readonly<Record<string, readonly string[]>> = {
        html: ['lang'],
        head: [],
        meta: ['charset', 'name', 'content'],
        title: [],
        main: [],
        h1: ['lang'],
        div: ['lang'],
        a: ['href', 'rel'],
        img: ['src', 'alt'],
        ol: ['start'],
        th: ['scope'],
        table: ['role'],
        ...Object.fromEntries(
          'body style p h2 h3 h4 h5 h6 ul li blockquote hr br pre code strong em caption thead tbody tr td'
            .split(' ')
            .map(name => [name, []]),
        ),
      }
      const found: string[] = []
      for (const [index, html] of messages.entries()) {
        // Nothing in it runs or loads.
        const message = new DOMParser().parseFromString(html, 'text/html')
        for (const element of message.querySelectorAll('*')) {
          const name = element.localName
          const attributes = element
            .getAttributeNames()
            .filter(attribute => !allowed[name]?.includes(attribute) && !['style', 'class'].includes(attribute))
          if (!allowed[name] || attributes.length > 0) found.push(`${index}: ${name} ${attributes}`)
          if (/url\(|expression|position/.test(element.getAttribute('style') ?? '')) found.push(`${index}: style`)
        }
        for (const link of message.querySelectorAll('a')) {
          if (!['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol)) found.push(`${index}: ${link.href}`)
        }
        for (const { src } of message.querySelectorAll('img')) {
          if (!src.startsWith(`${origin}/media/textes/`)) found.push(`${index}: ${src}`)
        }
        if (message.querySelectorAll('h1, style, main').length !== 3) found.push(`${index}: its shape`)
      }
      return found
    },
    { messages: hostileTexts.map(text => messageOf(text).html ?? ''), origin: site.url },
  )
  expect(faults).toEqual([])
})

test('a message that holds them all runs nothing, and asks no other site for anything', async () => {
  const page = await site.page({ expected: [/absente-1/] })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).origin))
  await page.setContent(messageOf(hostileTexts.join('\n\n')).html ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilIdle(page)
  expect([...new Set(asked)]).toEqual([site.url])
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})

test('the plain text of hostile texts names no address that a link could not follow', () => {
  const addresses = hostileTexts.flatMap(text => [...messageOf(text).body.matchAll(/[^\]] \((\S+?)\)/g)])
  expect(addresses.length).toBeGreaterThan(0)
  for (const [, address] of addresses) expect(address).toMatch(/^https?:\/\/|@|^\+?\d/)
})

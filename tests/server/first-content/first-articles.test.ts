import { markdownHtml } from '@ma-cantine/lib/markdown/markdown-html'
import { markdownProblems } from '@ma-cantine/lib/markdown/markdown-problems'
import { markdownText } from '@ma-cantine/lib/markdown/markdown-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstArticles } from '../../../server/first-content/first-articles.ts'
import { writeFirstContent } from '../../../server/first-content/write-first-content.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe.each(firstArticles.map(article => [article.title, article] as const))('the article « %s »', (_, article) => {
  test('is understood by everybody: headings in order, pictures with words, links that lead somewhere', () => {
    expect(markdownProblems(article.body)).toEqual([])
  })

  test('is of a length that people read, with headings, a list and a table', () => {
    const words = markdownText(article.body).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(250)
    expect(words).toBeLessThanOrEqual(500)
    const html = markdownHtml(article.body)
    for (const part of ['<h2>', '<li>', '<table>']) expect(html).toContain(part)
  })

  test('links to pages that exist', async () => {
    const links = [...markdownHtml(article.body).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '')
    for (const path of links) {
      const { statusCode } = await server.app.inject({ url: path, headers: { accept: 'text/html' } })
      expect(statusCode, path).toBe(200)
    }
  })

  test('is written as French is', () => {
    for (const text of [article.title, article.tagline, article.body]) {
      expect(text).not.toMatch(/['"]|\.\.\.|\S[:;!?](\s|$)|[a-zé]«/u)
      expect(text).not.toMatch(/\p{Extended_Pictographic}/u)
    }
  })
})

test('a new installation has them all, the latest first, and a second run writes none', async () => {
  const { database } = server.app.services
  await writeFirstContent(database)
  await writeFirstContent(database)
  const { count, results } = (await server.app.inject('/api/v1/blogPosts/')).json()
  expect(count).toBe(firstArticles.length)
  expect(results.map(({ title }: { title: string }) => title)).toEqual(firstArticles.map(({ title }) => title))
})

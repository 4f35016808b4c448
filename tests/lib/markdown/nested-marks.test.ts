import { markdownHtml } from '@ma-cantine/lib/markdown/markdown-html'
import { markdownText } from '@ma-cantine/lib/markdown/markdown-text'
import { describe, expect, test } from 'vitest'

const count = (html: string, tag: string): number => html.split(`<${tag}>`).length - 1

/** A parser alone takes 45 s for the lists, and none of what walks over its trees bears the quotations. */
describe('marks within marks', () => {
  test.each([
    ['quotations', '> ', 'blockquote'],
    ['lists', '- ', 'ul'],
    ['numbered lists', '1. ', 'ol'],
  ])('are read to a depth of twenty, and shown as they were typed below: %s', (_, mark, tag) => {
    const html = markdownHtml(`${mark.repeat(5000)}au fond`)
    expect(count(html, tag)).toBe(20)
    expect(markdownText(`${mark.repeat(5000)}au fond`)).toMatch(/au fond$/)
    expect(markdownHtml(`${mark.repeat(20)}au fond`)).not.toMatch(/[>.-] au fond/)
  })

  test('brackets and runs of asterisks lose nothing', () => {
    const brackets = `${'['.repeat(5000)}x${']'.repeat(5000)}`
    expect(markdownHtml(brackets)).toBe(`<p>${brackets}</p>`)
    const run = `${'*'.repeat(5000)}a`
    expect(markdownHtml(run)).toBe(`<p>${run}</p>`)
  })

  test('lines of ever deeper lists keep their words', () => {
    const source = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- étage ${depth}`).join('\n')
    for (const depth of [0, 30, 59]) expect(markdownText(source)).toContain(`étage ${depth}`)
    expect(markdownHtml(source)).toContain('étage 59')
  })
})

test('what people write keeps its marks', () => {
  expect(markdownHtml('Des [liens](/a) et [d’autres](/b), **gras _et_ penché**, `code`.\n\n---\n\n- a\n  - b')).toBe(
    [
      '<p>Des <a href="/a">liens</a> et <a href="/b">d’autres</a>, <strong>gras <em>et</em> penché</strong>, <code>code</code>.</p>',
      '<hr>',
      '<ul>',
      '<li>a',
      '<ul>',
      '<li>b</li>',
      '</ul>',
      '</li>',
      '</ul>',
    ].join('\n'),
  )
})

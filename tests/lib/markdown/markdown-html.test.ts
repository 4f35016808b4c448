import { markdownHtml } from '@ma-cantine/lib/markdown/markdown-html'
import { markdownText } from '@ma-cantine/lib/markdown/markdown-text'
import { expect, test } from 'vitest'

test('headings begin below that of the page, and pages of this site keep their path', () => {
  expect(markdownHtml('# Les légumes\n\nVoir [le blog](/blog "titre") et [la loi](https://loi.example/).')).toBe(
    '<h2>Les légumes</h2>\n<p>Voir <a href="/blog">le blog</a> et <a href="https://loi.example/" rel="noopener">la loi</a>.</p>',
  )
})

test('a text that is read elsewhere names the site', () => {
  expect(markdownHtml('[Blog](/blog) ![Pois](/media/textes/pois-1.webp)', 'https://site.example')).toBe(
    '<p><a href="https://site.example/blog">Blog</a> <img src="https://site.example/media/textes/pois-1.webp" alt="Pois" loading="lazy"></p>',
  )
})

test.each([
  ['HTML', '<b onclick="x()">gras</b>', '<p>&#x3C;b onclick="x()">gras&#x3C;/b></p>'],
  ['a block of HTML', '<script>x()</script>', '<p>&#x3C;script>x()&#x3C;/script></p>'],
  ['a script in a link', '[ici](javascript:x())', '<p>ici</p>'],
  ['another site in the form of a path', '[ici](//mal.example)', '<p>ici</p>'],
  ['a picture of another site', '![un suivi](https://mal.example/p.png)', '<p>un suivi</p>'],
  ['a picture of another folder', '![x](/media/textes/../avatars/a.png)', '<p>x</p>'],
  ['a picture by reference', '![x][p]\n\n[p]: https://mal.example/p.png', '<p>x</p>'],
])('%s comes out harmless', (_, source, html) => expect(markdownHtml(source)).toBe(html))

test('a table says that its first row titles its columns', () => {
  expect(markdownHtml('| a | b |\n|---|:-:|\n| 1 | 2 |')).toContain('<th scope="col">b</th>')
})

test('a table is titled by the heading above it', () => {
  const html = markdownHtml('# Les *bacs*\n\n| a |\n|---|\n| 1 |\n\n## Après\n\n| b |\n|---|\n| 2 |')
  expect(html.match(/<table><caption>[^<]*/g)).toEqual(['<table><caption>Les bacs', '<table><caption>Après'])
})

test('the words of a text have no marks', () => {
  expect(markdownText('# Titre\n\nDu **bon** [pain](https://a.example).\n\n- un\n- deux')).toBe(
    'Titre\nDu bon pain.\nundeux',
  )
})

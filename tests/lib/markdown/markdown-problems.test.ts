import { markdownProblems } from '@ma-cantine/lib/markdown/markdown-problems'
import { expect, test } from 'vitest'

const codes = (source: string) => markdownProblems(source).map(problem => problem.code)

test('a text that everybody understands has none', () => {
  expect(
    codes('# A\n\n## B\n\n# C\n\n[loi](https://loi.example) ![Pois](/media/textes/p-1.webp)\n\n[b][1]\n\n[1]: /blog'),
  ).toEqual([])
})

test('all are told in one pass, in the order of the lines', () => {
  const source = [
    '## Trop bas',
    '![](/media/textes/p-1.webp) ![x](https://ailleurs.example/x.png)',
    '[](https://loi.example) [là](ftp://x)',
    '<b>gras</b>',
  ].join('\n\n')
  expect(markdownProblems(source).map(problem => [problem.code, /^Ligne (\d+)/.exec(problem.in('fr'))?.[1]])).toEqual([
    ['heading-too-deep', '1'],
    ['picture-without-words', '3'],
    ['picture-from-elsewhere', '3'],
    ['link-without-words', '5'],
    ['link-to-nowhere', '5'],
    ['html', '7'],
    ['html', '7'],
  ])
})

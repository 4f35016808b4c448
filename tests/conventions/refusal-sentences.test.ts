import { expect, test } from 'vitest'
import { sourceFiles, withoutComments } from '../support/source-files.ts'

/**
 * Where the server writes French for other eyes than those of who calls it: messages, documentation, terminals, invented
 * data, first texts.
 */
const elsewhere =
  /^server\/(build|database|emails|external|first-content|generated|national|operations|pages|reminders|settings|territories)\/|^server\/http\/openapi\/|^server\/partners\/sample-partners\.ts$|^server\/site\/site-build\.ts$|-emails\.ts$|-email-words\.ts$|^server\/[\w-]+\.ts$/

const literals = (text: string): string[] =>
  [...withoutComments(text).matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '')

test('the server holds no French sentence: what it answers stands in the catalogues of the library', () => {
  const found = sourceFiles('server')
    .filter(({ path }) => !elsewhere.test(path))
    .flatMap(({ path, text }) =>
      literals(text)
        .filter(literal => /[éèêàçùœ«’]/.test(literal) && literal.includes(' '))
        .map(literal => `${path}: ${literal}`),
    )
  expect(found).toEqual([])
})

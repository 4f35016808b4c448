import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const sources = sourceFiles('web')

interface ListRule {
  readonly rule: string
  readonly pattern: RegExp
  /** The files that do it themselves, with the reason. */
  readonly exceptions: Readonly<Record<string, string>>
}

const rules: readonly ListRule[] = [
  {
    rule: 'a table is one of ui/Table.tsx or ui/ScrollTable.tsx',
    pattern: /<table\b/,
    exceptions: {
      'web/accessibility/CriteriaGrid.tsx': 'The grid of the declaration, whose heads are groups of rows.',
      'web/imports/check/ErrorGrid.tsx': 'A grid of which only the rows in sight exist.',
      'web/ui/ScrollTable.tsx': 'The piece itself.',
      'web/ui/Table.tsx': 'The piece itself.',
    },
  },
  {
    rule: 'a page that is gone leads to the last one by ui/list/PagedList.tsx',
    pattern: /<Navigate\b/,
    exceptions: {
      'web/imports/DiagnosticsImportScreen.tsx': 'An old address leads to the new one.',
      'web/ui/list/PagedList.tsx': 'The piece itself.',
    },
  },
  {
    rule: 'the positions and limits of a page come from lib/lists/page-numbers',
    pattern: /\(\w*[pP]age - 1\) \*|\bMath\.ceil\(count \//,
    exceptions: {},
  },
  {
    rule: 'the address of a list is read and written by lib/lists/list-address',
    pattern: /'(trier-par|recherche|taille)'/,
    exceptions: {},
  },
]

test.each(rules)('$rule', ({ pattern, exceptions }) => {
  const found = sources.filter(({ text }) => pattern.test(text))
  expect(found.map(({ path }) => path)).toEqual(Object.keys(exceptions))
})

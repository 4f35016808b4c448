import { locales } from '@ma-cantine/lib'
import { githubReport } from '@ma-cantine/lib/reports/github'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { workflowCommands } from '../../support/workflow-commands.ts'
import { reportSamples, withWarnings } from './samples.ts'

describe.each(Object.keys(reportSamples))('GitHub annotations of %s', name => {
  test.each(locales)('are at most ten commands of a severity and count every error, in %s', async locale => {
    const files = (await reportSamples[name]?.()) ?? []
    const commands = workflowCommands(githubReport(files, locale))
    for (const severity of ['error', 'warning']) {
      const annotations = commands.filter(({ command }) => command === severity)
      const groups = files.flatMap(one =>
        'report' in one
          ? one.report.groups.filter(group => group.severity === severity)
          : severity === 'error'
            ? [{ count: 1 }]
            : [],
      )
      expect(annotations).toHaveLength(Math.min(groups.length, 10))
      for (const { properties, message } of annotations) {
        expect(properties.title).toMatch(/\S/)
        expect(message).toMatch(/\S/)
      }
      if (groups.length > 10) {
        expect(annotations.at(-1)?.properties.file).toBeUndefined()
        expect(annotations.at(-1)?.message.replace(/(?<=\d)[,\u202f]/g, '')).toContain(String(groups.length - 9))
      }
    }
  })
})

test('an annotation has the file, the line, the error and how to mend it', async () => {
  const report = withWarnings(
    await check(file('achats', [{ date: 'a%\n,b:c' }, { siret: '1' }, { siret: '1', prix_ht: '2' }])),
  )
  expect(workflowCommands(githubReport([{ file: './mes, achats: 100%.csv', report }], 'fr'))).toEqual([
    {
      command: 'error',
      properties: { file: 'mes, achats: 100%.csv', line: '3', title: 'Format incorrect, colonne A, « siret »' },
      message: expect.stringMatching(/^Format incorrect, .* : 2 erreurs, lignes 3, 4\. Par exemple, ligne 3 : « 1 » /),
    },
    {
      command: 'warning',
      properties: expect.objectContaining({ line: '2' }),
      message: expect.stringContaining('« a% ,b:c » n’est pas une date valide.'),
    },
  ])
})

test('no file hides another', async () => {
  const bad = await check(
    file('achats', [{ siret: '1', date: 'x', prix_ht: 'x', famille_produits: 'x', description: '', fournisseur: '' }]),
  )
  const files = ['a.csv', 'b.csv', 'c.csv'].map(name => ({ file: name, report: bad }))
  const named = workflowCommands(githubReport(files, 'fr')).map(({ properties }) => properties.file)
  expect(named.slice(0, 4)).toEqual(['a.csv', 'b.csv', 'c.csv', 'a.csv'])
})

test('right files get no annotation', async () => {
  expect(githubReport([{ file: 'a.csv', report: await check(file('achats', [{}])) }], 'fr')).toBe('')
})

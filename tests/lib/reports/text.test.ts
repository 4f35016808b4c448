import { locales } from '@ma-cantine/lib'
import { textReports } from '@ma-cantine/lib/reports/text'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { reportSamples, withWarnings } from './samples.ts'

describe.each(Object.keys(reportSamples))('text of %s', name => {
  test.each(locales)('has a headline for each file and no control characters, in %s', async locale => {
    const files = (await reportSamples[name]?.()) ?? []
    const text = textReports(files, locale)
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\u2028-\u202e]/u)
    expect(text.match(/^[✔✖] /gm) ?? []).toHaveLength(files.length)
  })
})

test('warnings come after errors, and a file with warnings alone is valid', async () => {
  const both = withWarnings(await check(file('achats', [{ siret: '1', date: 'hier' }])))
  const report = withWarnings(await check(file('achats', [{ date: 'hier' }, { date: 'demain' }])))
  const text = textReports(
    [
      { file: 'a.csv', report: both },
      { file: 'b.csv', report },
      { file: 'c.csv', problem: { code: 'file-not-found', message: 'Introuvable.', advice: 'Vérifiez.' } },
    ],
    'fr',
  )
  expect(text.match(/^([✔✖] .*| {2}[A-Z].*, colonne .*)$/gm)).toEqual([
    '✖ a.csv — à corriger (1 erreur ; 1 avertissement)',
    '  Format incorrect, colonne A, « siret »',
    '  Format incorrect, colonne D, « date »',
    '✔ b.csv — valide (2 avertissements)',
    '  Format incorrect, colonne D, « date »',
    '✖ c.csv — illisible',
  ])
  expect(text).toContain('    2 avertissements, lignes 2, 3\n')
})

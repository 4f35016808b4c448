import { locales } from '@ma-cantine/lib'
import { byteLength } from '@ma-cantine/lib/reports/byte-budget'
import { markdownReport } from '@ma-cantine/lib/reports/markdown'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { reportSamples } from './samples.ts'

/** Renders as GitHub does, but lets raw HTML through so that the test sees it. */
const html = (text: string): string =>
  micromark(text, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })

const ours = new Set(['h2', 'p', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'code'])

describe.each(Object.keys(reportSamples))('Markdown of %s', name => {
  test.each(locales)('is headings, tables of six columns and nothing else, in %s', async locale => {
    const text = markdownReport((await reportSamples[name]?.()) ?? [], locale)
    expect(byteLength(text)).toBeLessThan(600_000)
    const page = html(text)
    for (const [, tag = ''] of page.matchAll(/<\/?([a-z0-9]+)/gi)) expect(ours).toContain(tag)
    for (const [row] of page.matchAll(/<tr>.*?<\/tr>/gs)) expect(row.match(/<t[hd]>/g)).toHaveLength(6)
    expect(page.match(/<code>.*?<\/code>/g) ?? []).toEqual(
      (page.match(/<code>.*?<\/code>/g) ?? []).filter(code => /^<code>[a-z-]+<\/code>$/.test(code)),
    )
  })
})

test('a file that does not fit is counted', async () => {
  const text = markdownReport((await reportSamples['more rules than any reader takes']?.()) ?? [], 'fr')
  expect(text).toMatch(/Et \d+ autres fichiers, dont \d+ à corriger : [\d\s]+ erreurs\.\n$/)
})

test('a row has the rule, the place, the count, an example and how to mend it', async () => {
  const report = await check(file('achats', [{ date: '15/03/2024' }, { date: 'hier' }]))
  expect(markdownReport([{ file: 'mes_achats.csv', report }], 'fr')).toBe(
    [
      '## ❌ mes\\_achats\\.csv — à corriger \\(2 erreurs\\)',
      '',
      'Fichier d’achats, 2 lignes, UTF\\-8, colonnes séparées par des virgules',
      '',
      '| Gravité | Règle | Où | Combien | Par exemple | Comment corriger |',
      '| --- | --- | --- | --- | --- | --- |',
      '| ❌ Erreur | Format incorrect (`type-error`) | colonne D, « date » | 2 erreurs, lignes 2, 3 | « 15/03/2024 » n’est pas une date valide. | Valeur attendue \\: une date au format année\\-mois\\-jour, par exemple « 2022\\-01\\-30 ». |',
      '',
    ].join('\n'),
  )
})

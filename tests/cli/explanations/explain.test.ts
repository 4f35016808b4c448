import { stripVTControlCharacters } from 'node:util'
import { locales } from '@ma-cantine/lib'
import { errorCodes } from '@ma-cantine/lib/explanations/families'
import { listedFamilies } from '@ma-cantine/lib/explanations/listed-families'
import { renderToString } from 'ink'
import { describe, expect, test } from 'vitest'
import { describeExplanation } from '../../../cli/explanations/explanation-output.ts'
import { explanationView } from '../../../cli/explanations/views/explanation.tsx'
import { explanationListView } from '../../../cli/explanations/views/explanation-list.tsx'
import { wordsOf } from '../../../cli/words/words.ts'
import { cli, createFile } from '../support/run-cli.ts'

const unbound = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('explain', () => {
  test('gives the page of a code', async () => {
    const { exitCode, stdout, stderr } = await cli(['explain', 'pattern'])
    expect(exitCode).toBe(0)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^pattern — Format incorrect\n\nLa valeur n’a pas la forme attendue/)
    expect(stdout).toContain('Exemple, fichier d’achats\n  ✖ À corriger\n    E2  prix_ht  1 234,50 €\n  ✔ Juste\n')
    expect(stdout).toContain('Comment cela arrive\n  • Excel remplace un long numéro')
    expect(stdout).toMatch(/Comment corriger\n {2}1\. Excel : pour un numéro.*\n {5}LibreOffice : pour/)
    expect(stdout).toContain('D’où vient la règle\n  Contrainte « pattern » du schéma (Table Schema).')
  })

  test('speaks English too', async () => {
    const { stdout } = await cli(['explain', 'pattern', '--lang', 'en'])
    expect(stdout).toContain('Example, purchases file\n  ✖ To be corrected')
    expect(stdout).toMatch(/How it happens\n.*How to mend it\n.*Where the rule comes from\n/s)
  })

  test('gives the page as one object', async () => {
    const { stdout } = await cli(['explain', 'unique', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      code: 'unique',
      family: 'rows',
      title: 'Valeur en double',
      wrong: {
        shows: 'cells',
        kind: 'cantines',
        columns: [
          { letter: 'A', name: 'siret' },
          { letter: 'B', name: 'nom' },
        ],
      },
      right: { shows: 'cells' },
      steps: expect.arrayContaining([{ excel: expect.any(String), libreOffice: expect.any(String) }]),
    })
  })

  test('lists the codes with their titles, family by family', async () => {
    const { exitCode, stdout } = await cli(['explain'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('\n\nLes cellules\n  required — Valeur obligatoire manquante\n')
    for (const code of errorCodes) expect(stdout).toContain(`  ${code} — `)
    const { families } = JSON.parse((await cli(['explain', '--json'])).stdout)
    expect(families.flatMap(({ codes }: { codes: { code: string }[] }) => codes.map(({ code }) => code))).toEqual(
      expect.arrayContaining(errorCodes),
    )
  })

  test.each([
    ['patern', 'pattern'],
    ['SIRET_CHECK_DIGIT', 'siret-check-digit'],
    ['egalim-above', 'meat-egalim-above-total'],
  ])('refuses the unknown code %s, and names the nearest one, %s', async (named, nearest) => {
    const { exitCode, stdout, stderr } = await cli(['explain', named])
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(`« ${named} » n’est pas un code d’erreur connu.`)
    expect(stderr).toContain(`Vouliez-vous dire « ${nearest} » ?`)
  })

  test('is laid out for a terminal', async () => {
    const { stdout } = await cli(['explain', 'unique'], { env: { FORCE_COLOR: '1', COLUMNS: '80' } })
    expect(unbound(stripVTControlCharacters(stdout)).replace(/ +\n/g, '\n')).toContain(
      'Exemple, fichier de cantines\n  ┃ ✖ À corriger\n  ┃ A2  siret  21340172201787\n  ┃ B2  nom    École',
    )
  })

  test('is pointed at once by the report of a wrong file', async () => {
    const path = createFile('siret,description\n1,\n')
    const { stdout } = await cli(['validate', '--schema', 'achats', path])
    expect(stdout.match(/ma-cantine explain/g)).toHaveLength(1)
    expect(stdout).toContain('Pour en savoir plus : ma-cantine explain missing-label')
  })
})

describe.each(locales)('at 80 columns in %s', locale => {
  const widest = (frame: string) => Math.max(...frame.split('\n').map(line => [...line].length))

  test.each(errorCodes)('the page of %s fits, and breaks no line before French punctuation', code => {
    const frame = renderToString(explanationView(describeExplanation(code, locale)), { columns: 80 })
    expect(widest(frame)).toBeLessThanOrEqual(80)
    for (const line of frame.split('\n').filter(text => !text.includes('┃'))) {
      expect(line.trim()).not.toMatch(/^[:;!?»]|«$/)
    }
  })

  test('the list fits', () => {
    const frame = renderToString(explanationListView(listedFamilies(locale), wordsOf(locale)), { columns: 80 })
    expect(widest(frame)).toBeLessThanOrEqual(80)
  })
})

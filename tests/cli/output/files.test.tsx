import { renderToString } from 'ink'
import { describe, expect, test } from 'vitest'
import { describeReport, type FileOutput } from '../../../cli/output/file-output.ts'
import { Files } from '../../../cli/output/views/files.tsx'

const wrong = describeReport({
  valid: false,
  file: 'achats.csv',
  verdict: 'à corriger (300 002 erreurs, de 2 sortes)',
  about: ['Fichier d’achats', '300 000 lignes', 'UTF-8', 'colonnes séparées par des points-virgules'],
  errors: {
    total: '300 002 erreurs, de 2 sortes',
    groups: [
      {
        severity: 'error',
        code: 'pattern',
        title: 'Format incorrect',
        column: 'colonne E, « prix_ht »',
        extent: '300 001 erreurs, lignes 2, 3, 4, 5, 6, 7, 8, 9, 10, 11…',
        message: 'Par exemple, ligne 2 : « 90,11 € » n’a pas la forme attendue.',
        advice:
          'Valeur attendue : un nombre positif, avec une virgule ou un point pour les décimales, sans symbole €, par exemple « 1234.99 ».',
      },
      {
        severity: 'error',
        code: 'blank-row',
        title: 'Ligne vide',
        column: null,
        extent: '1 erreur, ligne 12',
        message: null,
        advice: null,
      },
    ],
  },
  warnings: {
    total: '1 avertissement',
    groups: [
      {
        severity: 'warning',
        code: 'canteen-not-beside',
        title: 'Cantine absente du dossier',
        column: 'colonne A, « siret »',
        extent: '1 avertissement, ligne 3',
        message: null,
        advice: null,
      },
    ],
  },
})
const duplicate: FileOutput = {
  mark: 'bad',
  file: 'achats-2.csv',
  verdict: 'déjà importé',
  message: 'Ce fichier a déjà été utilisé pour importer 12 achats :',
  purchases: [
    { description: 'Carottes', date: '2 mai 2025', price: '90,11 €' },
    { description: `Pommes ${'de terre '.repeat(20)}`, date: '12 décembre 2025', price: '1 234,50 €' },
  ],
  more: 'et 10 autres achats',
  advice: 'Si vous avez choisi le mauvais fichier, prenez le bon ; sinon, il n’y a rien à faire.',
}
const right: FileOutput = { mark: 'good', file: 'achats-3.csv', verdict: 'valide' }

function linesOf(outputs: readonly FileOutput[], width: number): string[] {
  const closing = ['3 fichiers vérifiés : 1 valide, 2 à corriger.']
  return renderToString(<Files outputs={outputs} closing={closing} />, { columns: width }).split('\n')
}

const plain = (lines: readonly string[]) => lines.join('\n').replaceAll('\u00a0', ' ')

describe.each([80, 120])('at %i columns, files', width => {
  test('use the width there is, and no more', () => {
    const widths = linesOf([wrong, duplicate, right], width).map(line => [...line].length)
    expect(Math.max(...widths)).toBeLessThanOrEqual(width)
    expect(Math.max(...widths)).toBeGreaterThan(width - 10)
  })

  test('say each verdict in words beside the mark', () => {
    const text = plain(linesOf([wrong, duplicate, right], width))
    expect(text).toContain('✖ achats.csv — à corriger (300 002 erreurs, de 2 sortes)')
    expect(text).toContain('✖ achats-2.csv — déjà importé')
    expect(text).toContain('✔ achats-3.csv — valide')
    expect(text).toContain('3 fichiers vérifiés : 1 valide, 2 à corriger.')
  })

  test('show every group with its column, extent, example and advice', () => {
    const text = plain(linesOf([wrong], width)).replace(/\n\s*┃ +/g, ' ')
    expect(text).toContain('Format incorrect — colonne E, « prix_ht »')
    expect(text).toContain('300 001 erreurs, lignes 2, 3, 4, 5, 6, 7, 8, 9, 10, 11…')
    expect(text).toContain('Par exemple, ligne 2 : « 90,11 € » n’a pas la forme attendue.')
    expect(text).toContain('→ Valeur attendue : un nombre positif')
    expect(text).toContain('par exemple « 1234.99 ».')
    expect(text).toContain('Cantine absente du dossier — colonne A, « siret »')
    expect(text).toContain('1 avertissement, ligne 3')
  })

  test('break no line before French punctuation, after an open guillemet or inside a word', () => {
    const lines = linesOf([wrong, duplicate], width).map(line => line.replace(/^[ ┃→]+/, ''))
    for (const line of lines) {
      expect(line).not.toMatch(/^[:;!?»]/)
      expect(line.trimEnd()).not.toMatch(/«$/)
    }
    expect(lines.join(' ').replaceAll('\u00a0', ' ')).toContain('pour les décimales, sans symbole')
  })

  test('line up the purchases of a duplicate, one a line', () => {
    const lines = linesOf([duplicate], width)
    const prices = lines.filter(line => line.includes('€')).map(line => line.trimEnd().length)
    expect(prices).toHaveLength(2)
    expect(new Set(prices).size).toBe(1)
    expect(plain(lines)).toContain('et 10 autres achats')
  })
})

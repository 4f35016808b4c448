import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { cli, createFile, folder } from '../support/run-cli.ts'

const right = file('achats', [{}, { caracteristiques: 'LOCAL', definition_local: 'AUTOUR_SERVICE' }])
const mixed = file('achats', [{}, { caracteristiques: 'CONVERSION_BIO' }, { famille_produits: '' }])

describe('convert', () => {
  test('writes the file in the other format beside the original, which stays', async () => {
    const into = folder()
    const path = createFile(right, 'achats.csv', into)
    const { exitCode, stdout, stderr } = await cli(['convert', path])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toContain('converti au format achats@2026-siret (2 lignes)')
    expect(readdirSync(into).sort()).toEqual(['achats.2026.csv', 'achats.csv'])
    expect(readFileSync(path, 'utf8')).toBe(right)
    expect(readFileSync(join(into, 'achats.2026.csv'), 'utf8')).toContain(',,,,OUI,KM,200\n')
    expect((await cli(['validate', join(into, 'achats.2026.csv')])).exitCode).toBe(0)
    const back = await cli(['convert', join(into, 'achats.2026.csv'), '--to', '2025', '-o', join(into, 'retour.csv')])
    expect(back.exitCode).toBe(0)
    expect(readFileSync(join(into, 'retour.csv'), 'utf8')).toBe(right)
  })

  test('writes nothing of a file that the other format cannot say, and tells each row, with 1', async () => {
    const into = folder()
    const { exitCode, stdout } = await cli(['convert', createFile(mixed, 'achats.csv', into)])
    expect(exitCode).toBe(1)
    expect(stdout).toContain(
      '2 lignes ne peuvent pas être dites en entier au format achats@2026-siret : rien n’a été écrit.',
    )
    expect(stdout).toContain('ligne 3 : le format de 2026 ne connaît plus la caractéristique CONVERSION_BIO')
    expect(stdout).toContain('ligne 4 : le format de 2026 veut la famille de produits')
    expect(stdout).toContain('--leave-out')
    expect(readdirSync(into)).toEqual(['achats.csv'])
  })

  test('leaves them out when asked to, and tells them', async () => {
    const into = folder()
    const { exitCode, stdout } = await cli(['convert', '--leave-out', createFile(mixed, 'achats.csv', into)])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('(1 ligne)')
    expect(stdout).toContain('2 lignes ont été laissées de côté')
    expect(readFileSync(join(into, 'achats.2026.csv'), 'utf8').trim().split('\n')).toHaveLength(2)
  })

  test('gives all that in JSON', async () => {
    const into = folder()
    const { stdout } = await cli(['convert', '--json', createFile(mixed, 'achats.csv', into)])
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      files: [
        {
          outcome: 'unsayable',
          from: 'achats@2025',
          to: 'achats@2026-siret',
          output: null,
          rows: 3,
          converted: 0,
          unsayableRows: 2,
          partRows: 0,
          unsayable: [
            { row: 3, code: 'retired-characteristic', value: 'CONVERSION_BIO' },
            { row: 4, code: 'no-family', message: expect.stringContaining('famille_produits') },
          ],
        },
      ],
    })
  })

  test('goes from the standard input to the standard output', async () => {
    const { exitCode, stdout, stderr } = await cli(['convert', '-'], { stdin: right })
    expect(exitCode).toBe(0)
    expect(stdout.split('\n')[0]).toContain('categories_egalim')
    expect(stderr).toContain('converti au format achats@2026-siret (2 lignes)')
    expect((await cli(['convert', '-', '--json'], { stdin: right })).exitCode).toBe(2)
  })

  test('replaces no file unless asked to', async () => {
    const into = folder()
    const path = createFile(right, 'achats.csv', into)
    createFile('gardé', 'achats.2026.csv', into)
    const refused = await cli(['convert', path])
    expect(refused.exitCode).toBe(2)
    expect(readFileSync(join(into, 'achats.2026.csv'), 'utf8')).toBe('gardé')
    expect(readdirSync(into).sort()).toEqual(['achats.2026.csv', 'achats.csv'])
    expect((await cli(['convert', path, '--force'])).exitCode).toBe(0)
    expect(readFileSync(join(into, 'achats.2026.csv'), 'utf8')).toContain('categories_egalim')
  })

  test.each([
    ['a wrong file, with its errors', file('achats', [{ prix_ht: 'dix' }]), '2026', 1, '« dix »'],
    [
      'a file that names canteens by id, to SIRETs',
      file('achats_2026_id', [{}]),
      '2025',
      1,
      'par identifiant pour l’un',
    ],
    ['a file of that format already', file('achats_2026_id', [{}]), '2026', 0, 'déjà au format achats@2026-id'],
  ])('writes nothing of %s', async (_, content, to, expected, sentence) => {
    const into = folder()
    const { exitCode, stdout } = await cli(['convert', '--to', to, createFile(content, 'a.csv', into)])
    expect(exitCode).toBe(expected)
    expect(stdout).toContain(sentence)
    expect(readdirSync(into)).toEqual(['a.csv'])
  })

  test('converts reports, tells what the new file does otherwise, and comes back with the canteens', async () => {
    const into = folder()
    const reports = file('diagnostics', [{}, { année_bilan: '2023', gestionnaires_additionnels: 'a@b.fr' }])
    const path = createFile(reports, 'bilans.csv', into)
    const refused = await cli(['convert', path])
    expect([refused.exitCode, refused.stdout]).toEqual([
      1,
      expect.stringContaining('invitez ces personnes sur le site'),
    ])
    const { exitCode, stdout } = await cli(['convert', '--leave-out', path])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('converti au format diagnostics@2026-siret (2 lignes)')
    expect(stdout).toContain('les cantines restent telles qu’elles sont enregistrées')
    expect(stdout).toContain('1 ligne a été écrite sans ce que ce format ne sait pas dire')
    const there = join(into, 'bilans.2026.csv')
    const alone = await cli(['convert', '--to', '2025', there])
    expect([alone.exitCode, alone.stdout]).toEqual([1, expect.stringContaining('--canteens')])
    const canteens = createFile(file('cantines', [{ nombre_repas_an: '500' }]), 'cantines.csv', into)
    const back = await cli(['convert', '--to', '2025', '--canteens', canteens, '-o', join(into, 'retour.csv'), there])
    expect(back.exitCode).toBe(0)
    expect(readFileSync(join(into, 'retour.csv'), 'utf8')).toBe(reports.replace('a@b.fr', ''))
    const wrong = await cli(['convert', '--to', '2025', '--canteens', there, there])
    expect([wrong.exitCode, wrong.stderr]).toEqual([2, expect.stringContaining('n’est pas un fichier de cantines')])
  })

  test('converts canteens, and refuses to make up their place on the way back', async () => {
    const into = folder()
    const path = createFile(file('cantines', [{}]), 'cantines.csv', into)
    const { exitCode, stdout } = await cli(['convert', path])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('converti au format cantines@2026-creer (1 ligne)')
    const back = await cli(['convert', '--json', '--to', '2025', join(into, 'cantines.2026.csv')])
    expect(back.exitCode).toBe(1)
    expect(JSON.parse(back.stdout)).toMatchObject({ files: [{ outcome: 'needs-places', output: null }] })
  })

  test('tells a missing file, and an unknown format, with 2', async () => {
    expect((await cli(['convert', 'absent.csv'])).exitCode).toBe(2)
    expect(existsSync('absent.2026.csv')).toBe(false)
    const { exitCode, stderr } = await cli(['convert', '--to', '2024', 'x.csv'])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('choisissez parmi 2025, 2026, 2026-siret, 2026-id')])
  })
})

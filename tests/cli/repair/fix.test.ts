import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { cli, createFile, folder, goodFile, startCli, waitForEnd } from '../support/run-cli.ts'

const [header = '', right = ''] = goodFile.split('\n')
/** Two errors that are safe to mend. */
const safeFile = `${header}\n${right.replace('2024-03-15,90.11', '15/03/2024,12 €')}\n${right}\n`
const safeFixed = `${header}\n${right.replace('90.11', '12')}\n${right}\n`
/** An error that is safe to mend, one that can be guessed, and one that no fix can mend. */
const mixedFile = safeFile.replace('12 €', 'hier').replace('FRUITS_ET_LEGUMES,BIO,\n', 'Légumes,BIO,\n')

const text = (...path: string[]): string => readFileSync(join(...path), 'utf8')
const files = (into: string): string[] =>
  readdirSync(into)
    .map(name => name.normalize('NFC'))
    .sort()

describe('fix', () => {
  test('writes the mended file and the list of fixes beside the original, which stays', async () => {
    const into = folder()
    const path = createFile(safeFile, 'achats.csv', into)
    const { exitCode, stdout, stderr } = await cli(['fix', path])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(files(into)).toEqual(['achats.corrections.csv', 'achats.corrigé.csv', 'achats.csv'])
    expect(text(into, 'achats.corrigé.csv')).toBe(safeFixed)
    expect(text(path)).toBe(safeFile)
    expect(stdout).toContain('corrigé (2 corrections), maintenant valide')
    expect(stdout).toContain(
      [
        '  Format de date (1 correction)',
        '    La date est écrite au format année-mois-jour.',
        '    ligne 2, colonne D, « date » : « 15/03/2024 » → « 2024-03-15 »',
      ].join('\n'),
    )
    expect(stdout).toContain('Fichier corrigé : ')
    expect(text(into, 'achats.corrections.csv')).toBe(
      [
        '\ufeffrow;column;letter;field;from;to;fix;why',
        '2;4;D;date;15/03/2024;2024-03-15;date-format;La date est écrite au format année-mois-jour.',
        '2;5;E;prix_ht;12 €;12;currency;Le symbole de la monnaie est retiré : les montants sont toujours en euros.',
        '',
      ].join('\r\n'),
    )
  })

  test('tells what is left to a person, with 1', async () => {
    const path = createFile(mixedFile)
    const { exitCode, stdout } = await cli(['fix', path])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('corrigé en partie (1 correction, il reste 2 erreurs, de 2 sortes)')
    expect(stdout).toContain('Reste à corriger à la main : 2 erreurs, de 2 sortes')
    expect(stdout).toContain('« hier » n’a pas la forme attendue.')
    expect(stdout).toContain('ma-cantine schemas achats')
  })

  test('guesses only when asked to, and says so', async () => {
    const into = folder()
    const path = createFile(mixedFile, 'achats.csv', into)
    const { exitCode, stdout } = await cli(['fix', '--unsafe', path])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('Synonyme d’une valeur de la liste (1 correction, à vérifier)')
    expect(text(into, 'achats.corrigé.csv')).toContain('FRUITS_ET_LEGUMES,BIO,')
  })

  test('writes nothing when there is nothing to mend', async () => {
    const into = folder()
    const { exitCode, stdout } = await cli(['fix', createFile(goodFile, 'achats.csv', into)])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('valide, rien à corriger')
    const hopeless = await cli(['fix', createFile(goodFile.replace('90.11', 'hier'), 'autres.csv', into)])
    expect(hopeless.exitCode).toBe(1)
    expect(hopeless.stdout).toContain('rien n’a pu être corrigé (1 erreur)')
    expect(files(into)).toEqual(['achats.csv', 'autres.csv'])
  })

  test('with --dry-run shows the same and writes nothing', async () => {
    const into = folder()
    const { exitCode, stdout } = await cli(['fix', '--dry-run', createFile(safeFile, 'achats.csv', into)])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('« 15/03/2024 » → « 2024-03-15 »')
    expect(stdout).toContain('Rien n’a été écrit')
    expect(files(into)).toEqual(['achats.csv'])
  })

  test('with --no-patch writes the mended file alone', async () => {
    const into = folder()
    await cli(['fix', '--no-patch', createFile(safeFile, 'achats.csv', into)])
    expect(files(into)).toEqual(['achats.corrigé.csv', 'achats.csv'])
  })

  test('with --output writes there, whatever there is to mend', async () => {
    const into = folder()
    const path = createFile(safeFile, 'achats.csv')
    const { exitCode } = await cli(['fix', '-o', join(into, 'bon.csv'), path])
    expect(exitCode).toBe(0)
    expect(files(into)).toEqual(['achats.corrections.csv', 'bon.csv'])
    expect(text(into, 'bon.csv')).toBe(safeFixed)
    await cli(['fix', '-o', join(into, 'copie.csv'), createFile(goodFile)])
    expect(text(into, 'copie.csv')).toBe(goodFile)
  })

  test('never writes over a file, unless forced to', async () => {
    const into = folder()
    const path = createFile(safeFile, 'achats.csv', into)
    createFile('à moi', 'achats.corrigé.csv', into)
    const refused = await cli(['fix', path])
    expect(refused.exitCode).toBe(2)
    expect(refused.stdout).toContain('existe déjà : il n’a pas été touché.')
    expect(files(into)).toEqual(['achats.corrigé.csv', 'achats.csv'])
    expect(text(into, 'achats.corrigé.csv')).toBe('à moi')
    expect((await cli(['fix', '--force', path])).exitCode).toBe(0)
    expect(text(into, 'achats.corrigé.csv')).toBe(safeFixed)
  })

  test('says that it could not write where there is no folder', async () => {
    const path = createFile(safeFile)
    const { exitCode, stdout } = await cli(['fix', '-o', join(folder(), 'nulle', 'part.csv'), path])
    expect(exitCode).toBe(2)
    expect(stdout).toContain('n’a pas pu être écrit (ENOENT)')
  })

  test('mends every file, whatever the ones before it', async () => {
    const into = folder()
    const paths = [
      join(into, 'nulle-part.csv'),
      createFile(mixedFile, 'a.csv', into),
      createFile(safeFile, 'b.csv', into),
    ]
    expect((await cli(['fix', ...paths])).exitCode).toBe(2)
    expect(text(into, 'b.corrigé.csv')).toBe(safeFixed)
  })

  test('speaks English when asked to, in the list of fixes too', async () => {
    const into = folder()
    const { stdout } = await cli(['fix', '--lang', 'en', createFile(safeFile, 'achats.csv', into)])
    expect(stdout).toContain('mended (2 fixes), now valid')
    expect(text(into, 'achats.corrections.csv')).toContain('The date is written as year-month-day.')
  })

  test('has a view for terminals', async () => {
    const { stdout } = await cli(['fix', '--dry-run', createFile(mixedFile)], { env: { FORCE_COLOR: '1' } })
    expect(stdout).toContain('┃')
    expect(stdout.replaceAll('\u00a0', ' ')).toContain('« 15/03/2024 » → « 2024-03-15 »')
  })

  test('never lets a spreadsheet run what a cell held', async () => {
    const into = folder()
    const evil = safeFile.replace('15/03/2024', ' 2024-03-15').replace('12 €', '"=1+1 €"').replace('Légumes', '@x')
    await cli(['fix', '--unsafe', createFile(evil.replace('BIO', '"-bio"'), 'achats.csv', into)])
    expect(text(into, 'achats.corrections.csv')).toContain(";'-bio;BIO;")
  })
})

describe('fix --in-place', () => {
  test('keeps the original beside the mended file, with its rights', async () => {
    const into = folder()
    const path = createFile(safeFile, 'achats.csv', into)
    chmodSync(path, 0o640)
    const { exitCode, stdout } = await cli(['fix', '--in-place', path])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Original conservé : ')
    expect(files(into)).toEqual(['achats.corrections.csv', 'achats.csv', 'achats.csv.orig'])
    expect(text(path)).toBe(safeFixed)
    expect(text(`${path}.orig`)).toBe(safeFile)
    expect(statSync(path).mode & 0o777).toBe(0o640)
  })

  test('twice changes nothing', async () => {
    const into = folder()
    const path = createFile(mixedFile, 'achats.csv', into)
    await cli(['fix', '--in-place', path])
    const once = [files(into), text(path), text(`${path}.orig`)]
    const { exitCode, stdout } = await cli(['fix', '--in-place', path])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('rien n’a pu être corrigé')
    expect([files(into), text(path), text(`${path}.orig`)]).toEqual(once)
  })

  test('never loses an original that was kept before', async () => {
    const into = folder()
    const path = createFile(safeFile, 'achats.csv', into)
    createFile('le premier', 'achats.csv.orig', into)
    expect((await cli(['fix', '--in-place', path])).exitCode).toBe(2)
    expect(files(into)).toEqual(['achats.csv', 'achats.csv.orig'])
    expect([text(path), text(`${path}.orig`)]).toEqual([safeFile, 'le premier'])
  })

  test('goes through a link, which stays one', async () => {
    const into = folder()
    const path = createFile(safeFile, 'achats.csv', into)
    mkdirSync(join(into, 'liens'))
    const link = join(into, 'liens', 'lien.csv')
    symlinkSync(path, link)
    expect((await cli(['fix', '--in-place', '--no-patch', link])).exitCode).toBe(0)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(text(path)).toBe(safeFixed)
    expect(files(into)).toEqual(['achats.csv', 'achats.csv.orig', 'liens'])
  })

  test.each(['SIGINT', 'SIGKILL'] as const)('ended by %s in the middle leaves the original', async signal => {
    const into = folder()
    const long = safeFile + `${right.replace('90.11', '12 €')}\n`.repeat(150_000)
    const path = createFile(long, 'achats.csv', into)
    const child = startCli(['fix', '--in-place', path])
    child.stdin.end()
    const ended = waitForEnd(child)
    const draft = () => readdirSync(into).find(name => name.startsWith('.achats.csv.'))
    for (;;) {
      const name = draft()
      if (name && statSync(join(into, name)).size > 0) break
      expect(child.exitCode).toBeNull()
      await pause(5)
    }
    child.kill(signal)
    const { exitCode, stdout } = await ended
    expect(stdout).toBe('')
    expect(exitCode).toBe(signal === 'SIGINT' ? 130 : null)
    expect(text(path)).toBe(long)
    expect(existsSync(`${path}.orig`)).toBe(false)
    if (signal === 'SIGINT') expect(files(into)).toEqual(['achats.csv'])
  })
})

describe('fix -', () => {
  test('mends the standard input into the standard output, and speaks beside', async () => {
    const { exitCode, stdout, stderr } = await cli(['fix', '-'], { stdin: safeFile })
    expect(exitCode).toBe(0)
    expect(stdout).toBe(safeFixed)
    expect(stderr).toContain('entrée standard — corrigé (2 corrections), maintenant valide')
  })

  test('lets a right file through, byte for byte', async () => {
    expect((await cli(['fix', '-'], { stdin: goodFile })).stdout).toBe(goodFile)
  })

  test('writes to a file when told to', async () => {
    const output = join(folder(), 'bon.csv')
    const { stdout } = await cli(['fix', '--json', '-o', output, '-'], { stdin: safeFile })
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, files: [{ file: '-', output }] })
    expect(text(output)).toBe(safeFixed)
  })
})

describe('fix --json', () => {
  test('tells what was mended, where it is and what is left', async () => {
    const into = folder()
    const path = createFile(mixedFile, 'achats.csv', into)
    const { exitCode, stdout } = await cli(['fix', '--json', '--unsafe', '--max-changes', '1', path])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      valid: false,
      files: [
        {
          file: path,
          valid: false,
          output: join(into, 'achats.corrigé.csv'),
          original: null,
          patch: join(into, 'achats.corrections.csv'),
          changeCount: 2,
          fixes: [
            { fix: 'date-format', title: 'Format de date', safe: true, count: 1 },
            { fix: 'synonym', safe: false, count: 1 },
          ],
          errorsBefore: 3,
          remainingErrors: 1,
          changes: [
            {
              row: 2,
              column: 4,
              field: 'date',
              from: '15/03/2024',
              to: '2024-03-15',
              fixes: ['date-format'],
              safe: true,
              why: 'La date est écrite au format année-mois-jour.',
            },
          ],
          report: { valid: false, errorCount: 1, errors: [{ row: 2, field: 'prix_ht', value: 'hier' }] },
        },
      ],
    })
    expect(JSON.parse(stdout).files[0].changes).toHaveLength(1)
  })

  test('says why a file could not be mended', async () => {
    const { exitCode, stdout } = await cli(['fix', '--json', 'nulle-part.csv'])
    expect(exitCode).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({ files: [{ valid: false, error: { code: 'file-not-found' } }] })
  })
})

test.each([
  [['-o', 'x.csv', '--in-place', 'a.csv'], 'ne vont pas ensemble'],
  [['-o', 'x.csv', 'a.csv', 'b.csv'], 'un seul fichier peut être corrigé à la fois'],
  [['--in-place', '-'], 'ne peut pas être corrigée sur place'],
  [['--json', '-'], 'la sortie standard'],
  [['-', '-'], 'ne peut être lue qu’une fois'],
])('fix %j is refused with 2', async (args, sentence) => {
  const { exitCode, stderr } = await cli(['fix', ...args], { stdin: safeFile, cwd: folder() })
  expect(exitCode).toBe(2)
  expect(stderr).toContain(sentence)
})

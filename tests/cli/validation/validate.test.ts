import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { badFile, cli, createFile, folder, goodFile } from '../support/run-cli.ts'

const validateJson = async (...args: string[]) => {
  const { exitCode, stdout, stderr } = await cli(['validate', '--json', ...args])
  return { exitCode, stderr, report: JSON.parse(stdout) }
}

describe('validate', () => {
  test.each(['achats.csv', 'cantines.csv', 'diagnostics.csv', 'diagnostics_complets_cc.csv'])(
    'names the next step of a right file: %s',
    async name => {
      const { exitCode, stdout } = await cli(['validate', examplePath(name)])
      expect(exitCode).toBe(0)
      expect(stdout).toContain('Ce fichier peut être importé : ma-cantine import ')
    },
  )

  test('accepts a right file with 0 and tells what it is', async () => {
    const { exitCode, stdout, stderr } = await cli(['validate', createFile(goodFile)])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('✔')
    expect(stdout).toContain('valide')
    expect(stdout).toContain('Fichier d’achats, 1 ligne, UTF-8, colonnes séparées par des virgules')
    expect(stderr).toBe('')
  })

  test('proposes the next command, ready to be pasted', async () => {
    const path = createFile(goodFile, 'achats de l’été.csv')
    expect((await cli(['validate', path])).stdout).toContain(`ma-cantine import '${path}'`)
  })

  test('refuses a wrong file with 1: each group with its column, count, rows, an example and how to mend it', async () => {
    const { exitCode, stdout } = await cli(['validate', createFile(badFile)])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('à corriger (3 erreurs, de 2 sortes)')
    expect(stdout).toContain(
      [
        '  Format incorrect, colonne D, « date »',
        '    2 erreurs, lignes 2, 4',
        '    Par exemple, ligne 2 : « 15/03/2024 » n’est pas une date valide.',
        '    → Valeur attendue : une date au format année-mois-jour, par exemple « 2022-01-30 ».',
      ].join('\n'),
    )
    expect(stdout).toContain('ma-cantine schemas achats')
  })

  test('speaks English when asked to', async () => {
    const { stdout } = await cli(['validate', '--lang', 'en', createFile(badFile)])
    expect(stdout).toContain('to be corrected (3 errors, of 2 kinds)')
  })

  test('checks every file, whatever the ones before it', async () => {
    const into = folder()
    const paths = [
      createFile(badFile, 'a.csv', into),
      join(into, 'nulle-part.csv'),
      createFile(goodFile, 'b.csv', into),
    ]
    const { exitCode, stdout } = await cli(['validate', ...paths])
    expect(exitCode).toBe(2)
    expect(stdout).toContain('3 fichiers vérifiés : 1 valide, 1 à corriger, 1 illisible.')
  })

  test('reads the standard input as -', async () => {
    const { exitCode, stdout } = await cli(['validate', '-'], { stdin: goodFile })
    expect(exitCode).toBe(0)
    expect(stdout).toContain('entrée standard — valide')
  })

  test('does not wait for a standard input that is closed', async () => {
    const { exitCode, stdout } = await cli(['validate', '-'])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('Fichier vide')
  })

  test('takes the kind it is told rather than the one it recognises', async () => {
    const { exitCode, report } = await validateJson('--schema', 'cantines', createFile(goodFile))
    expect(exitCode).toBe(1)
    expect(report.files[0]).toMatchObject({ schema: null, errors: [{ row: 0, code: 'other-kind' }] })
  })

  test('quietly says nothing of right files and one line of each wrong one', async () => {
    expect(await cli(['validate', '--quiet', createFile(goodFile)])).toEqual({ exitCode: 0, stdout: '', stderr: '' })
    const path = createFile(badFile)
    const { exitCode, stdout } = await cli(['validate', '--quiet', path])
    expect(exitCode).toBe(1)
    expect(stdout).toBe(`✖ ${path} — à corriger (3 erreurs, de 2 sortes)\n`)
  })

  test('shows what would move the cursor of a terminal as a replacement character', async () => {
    const { stdout } = await cli([
      'validate',
      createFile(badFile.replace('hier', '\u001b[2Jhier').replace('15/03/2024', '2024-03-15')),
    ])
    expect(stdout).toContain('« �[2Jhier »')
    expect(stdout).not.toContain('\u001b')
  })
})

describe('validate --encoding', () => {
  const doubtful = examplePath('erreur-doubtful-encoding.csv')

  test('reads the words as the user says', async () => {
    expect((await cli(['validate', doubtful])).stdout).toContain('--encoding dit comment le lire')
    const { exitCode, stdout } = await cli(['validate', '--encoding', 'ibm850', doubtful])
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('CP850 (MS-DOS)')])
  })

  test('refuses another encoding, and names those that it knows', async () => {
    const { exitCode, stderr } = await cli(['validate', '--encoding', 'latin1', doubtful])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('windows-1252, macintosh')])
  })
})

describe('validate --json', () => {
  test('prints one object, and nothing else anywhere', async () => {
    const path = createFile(badFile)
    const { exitCode, stderr, report } = await validateJson(path)
    expect(exitCode).toBe(1)
    expect(stderr).toBe('')
    expect(report).toMatchObject({
      valid: false,
      files: [
        {
          file: path,
          valid: false,
          rows: 3,
          errorCount: 3,
          encoding: 'utf-8',
          delimiter: ',',
          schema: { name: 'import-achats', version: expect.any(String) },
          digest: expect.stringMatching(/^[0-9a-f]{64}$/),
          groups: [
            { field: 'date', code: 'type-error', count: 2, rows: [2, 4] },
            { field: 'prix_ht', code: 'required', count: 1, rows: [4] },
          ],
        },
      ],
    })
    expect(report.files[0].errors[0]).toMatchObject({
      row: 2,
      column: 4,
      field: 'date',
      code: 'type-error',
      value: '15/03/2024',
      message: '« 15/03/2024 » n’est pas une date valide.',
    })
  })

  test('is valid only when every file is', async () => {
    const { exitCode, report } = await validateJson(createFile(goodFile), createFile(goodFile))
    expect(exitCode).toBe(0)
    expect(report.valid).toBe(true)
    expect(report.files).toHaveLength(2)
  })

  test.each([0, 1])('keeps %i errors with --max-errors, and whole counts', async maximum => {
    const { report } = await validateJson('--max-errors', String(maximum), createFile(badFile))
    const [{ errors, errorCount, groups }] = report.files
    expect(errors).toHaveLength(maximum)
    expect(errorCount).toBe(3)
    expect(groups).toHaveLength(2)
  })

  test('keeps a thousand errors unless told otherwise', async () => {
    const { report } = await validateJson(createFile(goodFile + 'x,,,,,,,\n'.repeat(600)))
    expect(report.files[0].errors).toHaveLength(1000)
    expect(report.files[0].errorCount).toBe(600 * 5)
  })
})

describe('validate refuses with one clear message', () => {
  test.each([
    ['an empty file', '', 'Fichier vide'],
    ['a cut workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'un classeur abîmé ou incomplet'],
    ['a compressed file', gzipSync(goodFile), 'pas un fichier CSV'],
    ['a file cut in a quoted cell', `${goodFile}21340172201787,"Carottes`, 'Guillemet non refermé'],
    ['a file of another kind', 'a,b\n1,2\n', 'Type de fichier non reconnu'],
  ])('%s, with 1', async (_, content, sentence) => {
    const { exitCode, stdout } = await cli(['validate', createFile(content)])
    expect(exitCode).toBe(1)
    expect(stdout).toContain(sentence)
    expect(stdout).toContain('1 erreur')
  })

  test('a missing file, with 2', async () => {
    const { exitCode, stdout } = await cli(['validate', 'nulle-part.csv'])
    expect(exitCode).toBe(2)
    expect(stdout).toContain('Le fichier « nulle-part.csv » est introuvable.')
  })

  test('a path through a file, with 2', async () => {
    const { exitCode, report } = await validateJson(join(createFile(goodFile), 'achats.csv'))
    expect(exitCode).toBe(2)
    expect(report.files[0].error.code).toBe('file-not-found')
  })

  // root can read every file, so the refusal is tested for other users only.
  test('a file it may not read, with 2', async () => {
    const path = createFile(goodFile)
    chmodSync(path, 0o000)
    const { exitCode, report } = await validateJson(path)
    if (process.getuid?.() === 0) expect(exitCode).toBe(0)
    else expect(report.files[0].error.code).toBe('not-permitted')
  })

  test('a name that leaves a long way through folders, with 2', async () => {
    const into = join(folder(), 'a')
    mkdirSync(into)
    const { exitCode, report } = await validateJson(join(into, 'x'.repeat(300)))
    expect(exitCode).toBe(2)
    expect(report.files[0].error.code).toBe('unreadable-file')
  })
})

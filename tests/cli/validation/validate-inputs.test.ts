import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { file } from '../../support/files.ts'
import { badFile, cli, createFile, folder, goodFile } from '../support/run-cli.ts'

const validateJson = async (args: readonly string[], options = {}) => {
  const { exitCode, stdout } = await cli(['validate', '--json', ...args], options)
  return { exitCode, files: JSON.parse(stdout).files }
}
const names = (files: readonly { readonly file: string }[]) => files.map(each => each.file)

function subfolder(parent: string, name: string): string {
  const path = join(parent, name)
  mkdirSync(path)
  return path
}

describe('validate with workbooks', () => {
  test.each(['achats.xlsx', 'cantines.ods'])('accepts %s and names its sheet', async name => {
    const { exitCode, stdout } = await cli(['validate', examplePath(name)])
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/Fichier (d’achats, 12|de cantines, 5) lignes, feuille « (Achats|Cantines) »/)
    expect(stdout).toContain(`ma-cantine import ${examplePath(name)}`)
  })

  test('takes a workbook for what it holds, whatever its name, from the standard input too', async () => {
    const content = readFileSync(examplePath('achats.xlsx'))
    expect((await cli(['validate', createFile(content, 'achats.csv')])).exitCode).toBe(0)
    expect((await cli(['validate', '-'], { stdin: content })).exitCode).toBe(0)
  })

  test('checks the sheet of --sheet', async () => {
    const path = examplePath('erreur-several-sheets.xlsx')
    expect((await validateJson([path])).files[0].errors[0].code).toBe('several-sheets')
    const { exitCode, files } = await validateJson([path, '--sheet', 'achats-retours-a-la-ligne'])
    expect(exitCode).toBe(0)
    expect(files[0]).toMatchObject({ valid: true, sheet: 'achats-retours-a-la-ligne', encoding: null, delimiter: null })
  })

  test('tells the sheets there are when that of --sheet is not one of them', async () => {
    const { exitCode, stdout } = await cli(['validate', examplePath('achats.xlsx'), '--sheet', 'Mars'])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('Le classeur n’a pas de feuille nommée « Mars ».')
    expect(stdout).toContain('Choisissez parmi ses feuilles : Achats.')
  })

  test('says nothing of sheets for text files', async () => {
    expect((await validateJson([createFile(goodFile)])).files[0]).not.toHaveProperty('sheet')
  })
})

describe('validate with a folder', () => {
  test('checks its tables at any depth, in order, and nothing else', async () => {
    const path = folder()
    const b = subfolder(path, 'b')
    const expected = [
      createFile(goodFile, 'a.csv', path),
      createFile(goodFile.replaceAll(',', '\t'), 'c.TSV', b),
      createFile(readFileSync(examplePath('achats.xlsx')), 'd.xlsx', b),
      createFile(badFile, 'e.csv', path),
    ]
    createFile('siret', 'notes.txt', path)
    createFile(badFile, '.caché.csv', path)
    createFile(badFile, '~$d.xlsx', b)
    createFile(badFile, 'x.csv', subfolder(path, '.git'))
    symlinkSync(path, join(b, 'boucle'))
    const { exitCode, files } = await validateJson([path])
    expect(exitCode).toBe(1)
    expect(names(files)).toEqual(expected)
  })

  test('without a table in it is refused with 2', async () => {
    const path = folder()
    const { exitCode, files } = await validateJson([path])
    expect(exitCode).toBe(2)
    expect(files).toEqual([
      {
        file: path,
        valid: false,
        error: {
          code: 'empty-folder',
          message: `Le dossier « ${path} » ne contient aucun fichier à vérifier.`,
          hint: expect.stringContaining('.xlsx'),
          next: null,
        },
      },
    ])
  })

  test('compares its files with one another', async () => {
    const path = folder()
    const [tilleuls, collines] = ['21340172201787', '99821993500017']
    createFile(file('achats', [{ siret: tilleuls }, { siret: collines }]), 'achats.csv', path)
    const first = createFile(file('cantines', [{ siret: tilleuls }]), 'cantines-1.csv', path)
    createFile(file('cantines', [{ siret: tilleuls }]), 'cantines-2.csv', path)
    const { exitCode, files } = await validateJson([path])
    expect(exitCode).toBe(1)
    expect(files[0]).toMatchObject({
      valid: true,
      warnings: [{ row: 3, column: 1, field: 'siret', code: 'canteen-not-beside', value: collines }],
    })
    expect(files[1].valid).toBe(true)
    expect(files[2]).toMatchObject({
      valid: false,
      errors: [
        {
          row: 2,
          code: 'repeated-across-files',
          message: `Le SIRET « ${tilleuls} » est déjà dans le fichier « ${first} ».`,
        },
      ],
    })
  })

  test('does not compare files that were named one by one', async () => {
    const path = folder()
    const cells = [{ siret: '21340172201787' }]
    const both = [
      createFile(file('cantines', cells), 'a.csv', path),
      createFile(file('cantines', cells), 'b.csv', path),
    ]
    expect((await validateJson(both)).exitCode).toBe(0)
  })
})

describe('validate with a pattern that the shell has left', () => {
  test('checks the files that match, in order', async () => {
    const cwd = folder()
    createFile(goodFile, 'b.csv', cwd)
    createFile(goodFile, 'a.csv', cwd)
    createFile(goodFile, 'c.tsv', cwd)
    mkdirSync(join(cwd, 'd.csv'))
    createFile(goodFile, 'e.csv', subfolder(cwd, 'sous'))
    expect(names((await validateJson(['*.csv'], { cwd })).files)).toEqual(['a.csv', 'b.csv'])
    expect(names((await validateJson(['**/*.csv'], { cwd })).files)).toEqual(['a.csv', 'b.csv', join('sous', 'e.csv')])
    expect(names((await validateJson([join(cwd, '{b,c}.*')])).files)).toEqual([join(cwd, 'b.csv'), join(cwd, 'c.tsv')])
  })

  test('takes a file of that very name first', async () => {
    const cwd = folder()
    createFile(goodFile, 'achats[1].csv', cwd)
    createFile(badFile, 'achats1.csv', cwd)
    expect(names((await validateJson(['achats[1].csv'], { cwd })).files)).toEqual(['achats[1].csv'])
  })

  test('says that nothing matches as of a missing file, with 2', async () => {
    const { exitCode, files } = await validateJson(['nulle-part*.csv'], { cwd: folder() })
    expect(exitCode).toBe(2)
    expect(files[0].error.code).toBe('file-not-found')
  })
})

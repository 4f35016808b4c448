import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFile, jsonReport, schemaOf } from '@ma-cantine/lib'
import { reportFormats } from '@ma-cantine/lib/reports/report-format'
import Ajv from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { userTable } from '../../support/user-tables.ts'
import { packParts, xlsxParts } from '../../support/workbooks.ts'
import { menus, schemaFile } from '../support/own-schema.ts'
import { badFile, cli, createFile, folder, goodFile } from '../support/run-cli.ts'

const right = '2024-03-15,Blanquette,oui,abc'
const goodMenus = `jour,plat,bio,code\n${right}\n`
const badMenus = `jour,plat,bio,code\n15/03/2024,Blanquette de veau,ouii,ABC\n${right}\n2023-12-31,,non,\n`

describe('validate --schema with a schema of the user’s own', () => {
  test('accepts a right file and names the schema', async () => {
    const { exitCode, stdout, stderr } = await cli(['validate', createFile(goodMenus), '--schema', schemaFile()])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toContain(
      'valide\n  Schéma « Menus de la semaine » (version 1.2.0), 1 ligne, UTF-8, colonnes séparées',
    )
    // The server takes our kinds only.
    expect(stdout).not.toContain('ma-cantine import')
  })

  test('refuses a wrong file with 1, and says what is expected though the schema does not', async () => {
    const schema = schemaFile()
    const { exitCode, stdout } = await cli(['validate', createFile(badMenus), '--schema', schema])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('à corriger (6 erreurs, de 6 sortes)')
    expect(stdout).toContain('→ Valeur attendue : une date au format année-mois-jour, à partir du 2024-01-01.')
    expect(stdout).toContain('« Blanquette de veau » est plus long que le maximum, 12 caractères.')
    expect(stdout).toContain('Remplacez « ouii » par « oui ».')
    expect(stdout).toContain('ma-cantine explain type-error')
    expect(stdout).toContain(`Colonnes et valeurs attendues : ma-cantine schemas ${schema}`)
  })

  test('speaks English when asked to', async () => {
    const { stdout } = await cli(['validate', createFile(badMenus), '--schema', schemaFile(), '--lang', 'en'])
    expect(stdout).toContain('Schema “Menus de la semaine” (version 1.2.0), 3 rows')
    expect(stdout).toContain('→ Expected value: a date, as year-month-day, from 2024-01-01.')
  })

  test('gives in JSON its name, that of its file when it has none, and the report of the library', async () => {
    const path = createFile(badMenus)
    const { stdout } = await cli(['validate', path, '--schema', schemaFile(), '--json'])
    const table = userTable(menus)
    const report = await checkFile(createReadStream(path), { table })
    expect(JSON.parse(stdout).files).toEqual([jsonReport(path, report, 'fr', table.schema)])
    expect(report.schema).toEqual({ name: 'menus', version: '1.2.0' })
    const published = JSON.parse(
      readFileSync(new URL('../../../schemas/reports/validate.schema.json', import.meta.url), 'utf8'),
    )
    const validate = new Ajv.default({ strict: false }).compile(published)
    validate(JSON.parse(stdout))
    expect(validate.errors ?? []).toEqual([])
  })

  test('writes every form of report with the sentences of the schema', async () => {
    const [path, schema, into] = [createFile(badMenus), schemaFile(), folder()]
    const reports = reportFormats.flatMap(format => ['--report', `${format}=${join(into, format)}`])
    expect((await cli(['validate', path, '--schema', schema, ...reports])).exitCode).toBe(1)
    for (const format of reportFormats) {
      const text = readFileSync(join(into, format), 'utf8').replaceAll(/&#(\d+);/g, (_, code) =>
        String.fromCharCode(code),
      )
      expect([format, text.includes('12 caract')]).toEqual([format, true])
      expect([format, /undefined|« »/.test(text)]).toEqual([format, false])
    }
  })

  test('reads the standard input, and workbooks, by the same schema', async () => {
    const schema = schemaFile()
    expect((await cli(['validate', '-', '--schema', schema], { stdin: goodMenus })).exitCode).toBe(0)
    const row = (cells: readonly string[]) =>
      `<row>${cells.map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
    const rows = badMenus
      .trim()
      .split('\n')
      .map(line => row(line.split(',')))
      .join('')
    const workbook = createFile(await packParts(xlsxParts([{ name: 'Menus', rows }])), 'menus.xlsx')
    const { exitCode, stdout } = await cli(['validate', workbook, '--schema', schema])
    expect(exitCode).toBe(1)
    expect(stdout).toContain(
      'à corriger (6 erreurs, de 6 sortes)\n  Schéma « Menus de la semaine » (version 1.2.0), 3 lignes, feuille « Menus »',
    )
    const sheets = ['a', 'b'].map(name => ({ name, rows: row(['x', 'y']) }))
    const other = await cli(['validate', createFile(await packParts(xlsxParts(sheets)), 'x.xlsx'), '--schema', schema])
    expect(other.stdout).toContain('doit contenir les noms de colonnes : jour, plat, bio, code.')
  })

  test('checks the files of a folder, each for itself', async () => {
    const path = folder()
    createFile(goodMenus, 'a.csv', path)
    createFile(badMenus, 'b.csv', path)
    const { exitCode, stdout } = await cli(['validate', path, '--schema', schemaFile(), '--json'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).files).toMatchObject([{ valid: true }, { valid: false, errorCount: 6 }])
  })

  test('takes what ends with .json, has a slash, or is there, for a file', async () => {
    const cwd = folder()
    mkdirSync(join(cwd, 'sous'))
    schemaFile(menus, 'menus', cwd)
    schemaFile(menus, 'menus.json', cwd)
    schemaFile(menus, 'achats', cwd)
    createFile(goodMenus, 'm.csv', cwd)
    for (const name of ['menus', 'menus.json', './menus', './achats']) {
      expect([name, (await cli(['validate', 'm.csv', '--schema', name], { cwd })).exitCode]).toEqual([name, 0])
    }
    // The name of a kind wins over a file of that name.
    expect((await cli(['validate', 'm.csv', '--schema', 'achats'], { cwd })).exitCode).toBe(1)
    for (const [name, code] of [
      ['sous/rien', 'file-not-found'],
      ['rien.json', 'file-not-found'],
      ['sous', 'is-a-directory'],
    ]) {
      const { exitCode, stdout } = await cli(['validate', 'm.csv', '--json', '--schema', name as string], { cwd })
      expect([exitCode, JSON.parse(stdout).error.code]).toEqual([2, code])
    }
  })

  test('refuses another word with 2, naming the kinds, the nearest and the way to a schema of one’s own', async () => {
    const french = await cli(['validate', 'x.csv', '--schema', 'cantine'])
    expect(french.exitCode).toBe(2)
    expect(french.stderr).toContain('choisissez parmi achats, achats_2026_siret, achats_2026_id, cantines,')
    expect(french.stderr).toContain('(le plus proche est « cantines »), ou donnez le chemin d’un schéma à vous')
    const english = await cli(['validate', 'x.csv', '--schema', 'cantine', '--lang', 'en', '--json'])
    expect(JSON.parse(english.stdout).error).toMatchObject({
      code: 'usage',
      message: expect.stringContaining('(the nearest is “cantines”), or give the path of a schema of your own'),
    })
  })

  test('never writes a report over the schema', async () => {
    const schema = schemaFile()
    const { exitCode, stdout } = await cli([
      'validate',
      createFile(goodMenus),
      '--schema',
      schema,
      '--json',
      '--report',
      `html=${schema}`,
    ])
    expect([exitCode, JSON.parse(stdout).error.code]).toEqual([2, 'would-overwrite'])
    expect(JSON.parse(readFileSync(schema, 'utf8'))).toEqual(menus)
  })

  test('is told in the help', async () => {
    const text = (await cli(['validate', '--help'])).stdout.replace(/\s+/g, ' ')
    expect(text).toContain('ou chemin d’un schéma à vous')
  })
})

describe('a schema that cannot be used', () => {
  const bad = {
    fields: [
      { name: 'jour', type: 'datetime' },
      { name: 'code', constraints: { pattern: '(a)\\1' } },
    ],
    foreignKeys: [{ fields: 'code' }],
  }

  test('is refused with 2 and all the reasons, and nothing is checked', async () => {
    const schema = schemaFile(bad)
    const { exitCode, stdout, stderr } = await cli(['validate', createFile(goodMenus), '--schema', schema])
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toContain(`✖ Le schéma « ${schema} » ne peut pas être utilisé, pour 3 raisons :\n`)
    expect(stderr).toContain(
      '\n  • La propriété « foreignKeys » n’est pas prise en charge.\n    → Retirez « foreignKeys » :',
    )
    expect(stderr).toContain(
      '\n  • Champ « jour » : le type « datetime » n’est pas pris en charge.\n    → Choisissez parmi string,',
    )
    expect(stderr).toContain('\n  • Champ « code » : le motif « (a)\\1 » contient « \\1 » :')
    expect(stderr).toContain('\n  → Rien n’a été fait.')
  })

  test('is told in English and in JSON', async () => {
    const { exitCode, stdout } = await cli(['validate', 'x.csv', '--schema', schemaFile(bad), '--lang', 'en', '--json'])
    expect(exitCode).toBe(2)
    expect(JSON.parse(stdout)).toEqual({
      error: {
        code: 'bad-schema',
        message: expect.stringMatching(/^The schema “.*menus.json” cannot be used, for 3 reasons:$/),
        hint: expect.any(String),
        next: null,
        reasons: [
          {
            code: 'unsupported-property',
            field: null,
            property: 'foreignKeys',
            message: expect.any(String),
            hint: expect.any(String),
          },
          {
            code: 'unknown-type',
            field: 'jour',
            property: 'type',
            message: expect.any(String),
            hint: expect.any(String),
          },
          {
            code: 'unsupported-pattern',
            field: 'code',
            property: 'constraints.pattern',
            message: expect.any(String),
            hint: expect.any(String),
          },
        ],
      },
    })
  })

  test('is told where it stops being JSON, and when it is too large to be a schema', async () => {
    const cut = await cli(['validate', 'x.csv', '--schema', schemaFile('{\n"fields": [\n{ "name": }]}')])
    expect(cut.stderr).toContain('ne peut pas être utilisé :\n  • Le fichier n’est pas du JSON (Unexpected token')
    const large = await cli(['validate', 'x.csv', '--json', '--schema', schemaFile(' '.repeat(9 * 1024 * 1024))])
    expect([large.exitCode, JSON.parse(large.stdout).error.message]).toEqual([2, expect.stringContaining('de 8 Mio')])
  })

  test('shows what would move the cursor of a terminal as a replacement character', async () => {
    const schema = schemaFile({ fields: [{ name: 'a\u001b[2J', type: 'x' }] })
    expect((await cli(['validate', 'x.csv', '--schema', schema])).stderr).not.toContain('\u001b[2J')
  })
})

describe('a schema of ours given by its path', () => {
  const published = new URL('../../../schemas/achats.json', import.meta.url).pathname
  const local = goodFile.replace(',BIO,', ',LOCAL,')

  test.each([goodFile, badFile, local])('gives the verdict of its kind, business rules included', async content => {
    const path = createFile(content)
    const [byPath, byKind] = [published, 'achats'].map(schema => cli(['validate', path, '--schema', schema]))
    expect(await byPath).toEqual(await byKind)
  })

  const achats = schemaOf('achats')
  test.each([
    [
      '0.9.0',
      'est une version ancienne (0.9.0) de « import-achats »',
      'La version en vigueur est la 1.1.0 : utilisez --schema achats.',
    ],
    ['3.0.0', 'plus récente (3.0.0) que celle de cette commande (1.1.0)', 'Mettez ma-cantine à jour.'],
    ['1.1.0', 'porte le nom « import-achats », mais n’est pas celui de la version 1.1.0', 'utilisez --schema achats.'],
  ])('and of version %s with other fields is followed, with a notice', async (version, what, wayOut) => {
    const schema = schemaFile({ ...achats, version, fields: achats.fields.slice(0, 4) }, 'achats.json')
    const path = createFile(goodFile.replaceAll(/^((?:[^,\n]*,){3}[^,\n]*).*$/gm, '$1'))
    const { exitCode, stdout, stderr } = await cli(['validate', path, '--schema', schema])
    expect(exitCode).toBe(0)
    expect(stdout).toContain(`Schéma « Achats des cantines » (version ${version}), 1 ligne`)
    expect(stdout).not.toContain('ma-cantine import')
    expect(stderr).toContain(what)
    expect(stderr).toContain(wayOut)
    const json = await cli(['validate', path, '--schema', schema, '--json'])
    expect(JSON.parse(json.stdout).files[0]).toMatchObject({ valid: true, schema: { name: 'import-achats', version } })
    expect((await cli(['validate', path, '--schema', schema, '--quiet'])).stderr).toBe('')
    expect((await cli(['validate', path, '--schema', schema, '--lang', 'en'])).stderr).toMatch(/The schema “.*version/)
  })

  test('without its rules: a local purchase need not say what local means in an older version', async () => {
    const schema = schemaFile({ ...achats, version: '0.9.0' })
    expect((await cli(['validate', createFile(local), '--schema', schema])).exitCode).toBe(0)
    expect((await cli(['validate', createFile(local), '--schema', 'achats'])).exitCode).toBe(1)
  })
})

describe('a file of more than 32 MB', { tags: 'long' }, () => {
  /** Rows of menus, one in a thousand wrong. */
  async function largeMenus(path: string): Promise<void> {
    const block = [...Array(999).fill(right), '2023-12-31,Blanquette de veau,ouii,ABC', ''].join('\n')
    const stream = createWriteStream(path)
    stream.write('jour,plat,bio,code\n')
    for (let i = 0; i < 1200; i++) if (!stream.write(block)) await once(stream, 'drain')
    stream.end()
    await once(stream, 'close')
  }

  test('checked by all cores gets the report of one reading', async () => {
    const [path, schema] = [join(folder(), 'menus.csv'), schemaFile()]
    await largeMenus(path)
    const [parallel, piped] = await Promise.all([
      cli(['validate', path, '--schema', schema, '--json']),
      cli(['validate', '-', '--schema', schema, '--json'], { stdin: readFileSync(path) }),
    ])
    const [apart, whole] = [parallel, piped].map(({ stdout }) => JSON.parse(stdout).files[0])
    expect(apart).toMatchObject({ rows: 1_200_000, errorCount: 4800 })
    expect({ ...apart, file: '-' }).toEqual(whole)
  })
})

test('a hostile pattern is run in linear time, in a plain file as in one that is not', async () => {
  const schema = schemaFile({ fields: [{ name: 'a', constraints: { pattern: '(a+)+' } }, { name: 'b' }] })
  const cell = `${'a'.repeat(50_000)}!`
  const [plain, other] = [`a,b\n${cell},x\n`, `a,b\n${cell},x"y\n"z"w,\n`]
  for (const content of [plain, other]) {
    const start = performance.now()
    const { exitCode, stdout } = await cli(['validate', createFile(content), '--schema', schema, '--json'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).files[0].errors[0]).toMatchObject({ row: 2, code: 'pattern' })
    expect(performance.now() - start).toBeLessThan(10_000)
  }
})

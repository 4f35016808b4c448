import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { referenceFile } from '@ma-cantine/lib/certification/reference-file'
import { certificationSuite } from '@ma-cantine/lib/generated/certification-suite'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { cli, cliProcess, folder } from '../support/run-cli.ts'

const { cases } = certificationSuite

/** A folder with the right file of each case. */
function exported(): string {
  const path = folder()
  for (const each of cases) writeFileSync(join(path, `${each.name}.csv`), referenceFile(each))
  return path
}

const parsed = (text: string) => JSON.parse(text)

interface Certified {
  readonly files: string
  readonly certificate: string
  readonly config: string
  readonly fingerprint: string
}

async function certified(files = exported(), config = folder()): Promise<Certified> {
  const certificate = join(folder(), 'certificat.json')
  const args = ['certify', 'run', files, '--product', 'Menus 4.2', '--output', certificate, '--json']
  const { stdout } = await cli(args, { env: { XDG_CONFIG_HOME: config } })
  return { files, certificate, config, fingerprint: parsed(stdout).certificate.fingerprint }
}

const verify = async (certificate: string, ...more: string[]) => {
  const { exitCode, stdout } = await cli(['certify', 'verify', certificate, ...more, '--json'])
  const { ok, checks } = parsed(stdout)
  return {
    exitCode,
    ok,
    failed: checks.filter((each: { ok: boolean }) => !each.ok).map((each: { check: string }) => each.check),
  }
}

const holds = { exitCode: 0, ok: true, failed: [] }
const fails = (...failed: string[]) => ({ exitCode: 1, ok: false, failed })

describe('the cases', () => {
  test('are listed, and each tells what to export', async () => {
    const { stdout } = await cli(['certify'])
    for (const { name, title } of cases) expect(stdout).toContain(`${name}  ${title.fr}`)
    const shown = await cli(['certify', 'show', 'cas-02', '--lang', 'en'])
    expect(shown.stdout).toMatch(/^cas-02 — Thousands and decimals\n/)
    expect(shown.stdout).toContain('pour 1 234,56 €')
  })

  test('have a digest that anybody computes on the file of the suite', async () => {
    const digest = createHash('sha256')
      .update(readFileSync(examplePath('certify/suite.json')))
      .digest('hex')
    expect(parsed((await cli(['certify', 'list', '--json'])).stdout).suite).toEqual({ version: '1.0.0', digest })
  })

  test('that do not exist are told, with those that do', async () => {
    const { exitCode, stderr } = await cli(['certify', 'show', 'cas-99'])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Les cas vont de cas-01 à')
  })
})

describe('a run', () => {
  test('passes where all files are right, and makes neither a certificate nor a key unless it is asked to', async () => {
    const config = folder()
    const { exitCode, stdout } = await cli(['certify', 'run', exported()], { env: { XDG_CONFIG_HOME: config } })
    expect([exitCode, stdout]).toEqual([0, `Les ${cases.length} cas de la suite sont réussis.\n`])
    expect(readdirSync(config)).toEqual([])
  })

  test('tells all that is wrong in one pass, case by case', async () => {
    const files = exported()
    const change = (name: string, from: string, to: string) => {
      const path = join(files, `${name}.csv`)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    }
    change('cas-01', '120.50', '12050')
    change('cas-06', '2024-02-29', '29/02/2024')
    rmSync(join(files, 'cas-03.csv'))
    writeFileSync(join(files, 'cas-04.tsv'), 'x')
    const { exitCode, stdout } = await cli(['certify', 'run', files])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('ligne 2, colonne « prix_ht » : « 12050.00 » au lieu de « 120.50 »')
    expect(stdout).toContain('« 29/02/2024 »')
    expect(stdout).toMatch(/✖ cas-03 — absent\n.*\n {2}→ .*certify show cas-03/)
    expect(stdout).toContain('Plusieurs fichiers répondent à ce cas : cas-04.csv, cas-04.tsv.')
    expect(stdout).toContain(`${cases.length - 4} cas réussis sur ${cases.length} cas.`)
    const { cases: told } = parsed((await cli(['certify', 'run', files, '--json'])).stdout)
    expect(told[0]).toMatchObject({
      verdict: 'failed',
      differences: [{ code: 'other-value', row: 2, column: 'prix_ht', value: '12050.00', expected: '120.50' }],
    })
    expect(told[2]).toMatchObject({ verdict: 'missing', file: null, sha256: null, problem: { code: 'no-file' } })
  })

  test('reads neither huge files, pipes, devices nor folders, and looks at no other file', async () => {
    const files = exported()
    const at = (name: string) => join(files, name)
    writeFileSync(at('cas-01.csv'), 'x')
    truncateSync(at('cas-01.csv'), 1_000_000_000)
    for (const name of ['cas-02', 'cas-03', 'cas-04']) rmSync(at(`${name}.csv`))
    execFileSync('mkfifo', [at('cas-02.csv')])
    symlinkSync('/dev/zero', at('cas-03.csv'))
    mkdirSync(at('cas-04.csv'))
    symlinkSync(files, at('boucle'))
    const { exitCode, stdout } = await cli(['certify', 'run', files, '--json'])
    expect(exitCode).toBe(1)
    const told = parsed(stdout).cases.slice(0, 4)
    expect(told.map(({ problem }: { problem: { code: string } }) => problem.code)).toEqual([
      'too-large',
      'not-a-file',
      'not-a-file',
      'not-a-file',
    ])
  })

  test('moves no cursor by what a file holds', async () => {
    const files = exported()
    writeFileSync(
      join(files, 'cas-01.csv'),
      referenceFile({
        ...(cases[0] as (typeof cases)[0]),
        rows: [{ ...cases[0]?.rows[0], description: 'Car\u001b[2Jottes' }],
      }),
    )
    expect((await cli(['certify', 'run', files])).stdout).not.toContain('\u001b')
  })

  test.each([
    ['no folder', ['absent'], 'introuvable'],
    ['a certificate of no product', ['.', '--output', 'c.json'], '--product'],
    ['a product that moves the cursor', ['.', '--product', 'M\u001b[2J'], 'caractère invisible'],
    ['a product that reverses its text', ['.', '--product', 'M\u202e2.4'], 'caractère invisible'],
    ['a product without a name', ['.', '--product', ' '], '100 caractères'],
    ['a product without end', ['.', '--product', 'M'.repeat(101)], '100 caractères'],
  ])('is refused with %s', async (_, args, said) => {
    const { exitCode, stdout, stderr } = await cli(['certify', 'run', ...args], { cwd: folder() })
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(said)
  })

  test('replaces no file without --force', async () => {
    const { certificate, files, config } = await certified()
    const before = readFileSync(certificate)
    const args = ['certify', 'run', files, '--product', 'Autre 1', '--output', certificate]
    expect((await cli(args, { env: { XDG_CONFIG_HOME: config } })).exitCode).toBe(2)
    expect(readFileSync(certificate)).toEqual(before)
    expect((await cli([...args, '--force'], { env: { XDG_CONFIG_HOME: config } })).exitCode).toBe(0)
  })
})

describe('the key of a vendor', () => {
  test('is made once, and read by its owner alone', async () => {
    const first = await certified()
    const path = join(first.config, 'ma-cantine/certify-key.json')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect((await certified(first.files, first.config)).fingerprint).toBe(first.fingerprint)
    expect((await certified()).fingerprint).not.toBe(first.fingerprint)
  })

  test('is the same for commands that make it at the same time', async () => {
    const config = folder()
    const files = exported()
    const runs = await Promise.all(
      [1, 2, 3].map(number =>
        cliProcess(['certify', 'run', files, '--product', 'M 1', '--output', join(files, `${number}.json`), '--json'], {
          env: { XDG_CONFIG_HOME: config },
        }),
      ),
    )
    expect(new Set(runs.map(({ stdout }) => parsed(stdout).certificate.fingerprint)).size).toBe(1)
    expect(readdirSync(join(config, 'ma-cantine'))).toEqual(['certify-key.json'])
  })

  test('is refused where others read it or it is damaged, and never replaced', async () => {
    const { files, config } = await certified()
    const path = join(config, 'ma-cantine/certify-key.json')
    const args = ['certify', 'run', files, '--product', 'M 1', '--output', join(files, 'c.json')]
    for (const mode of [0o640, 0o604]) {
      chmodSync(path, mode)
      const readable = await cli(args, { env: { XDG_CONFIG_HOME: config } })
      expect([readable.exitCode, readable.stderr]).toEqual([2, expect.stringContaining('chmod 600')])
    }
    chmodSync(path, 0o600)
    writeFileSync(path, '{}')
    expect((await cli(args, { env: { XDG_CONFIG_HOME: config } })).exitCode).toBe(2)
    expect(readFileSync(path, 'utf8')).toBe('{}')
  })
})

describe('a certificate', () => {
  test('holds, by itself and with its files, and says what it does not prove', async () => {
    const { certificate, files, fingerprint } = await certified()
    expect(await verify(certificate)).toEqual(holds)
    expect(await verify(certificate, '--files', files, '--key', fingerprint)).toEqual(holds)
    const { stdout } = await cli(['certify', 'verify', certificate])
    expect(stdout).toContain('Menus 4.2, d’après son éditeur')
    expect(stdout).toContain('ni que c’est vrai, ni quand c’était')
  })

  test('does not hold once any of its bytes is changed', async () => {
    const { certificate } = await certified()
    const bytes = readFileSync(certificate)
    const places = [...bytes.keys()].filter(place => place < 400 || place > bytes.length - 400 || place % 37 === 0)
    const { readCertificate, isSignedByItsKey } = await import('../../../cli/certification/certificate.ts')
    const held = places.filter(place => {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ 1
      const read = readCertificate(changed.toString())
      return read !== null && isSignedByItsKey(read)
    })
    expect(held).toEqual([])
    writeFileSync(certificate, bytes.toString().replace('Menus 4.2', 'Menus 4.3'))
    expect(await verify(certificate)).toEqual(fails('signature'))
    writeFileSync(certificate, bytes.toString().replace('"product"', '"product": "Autre 1",\n  "product"'))
    expect(await verify(certificate)).toEqual(fails('form'))
  })

  test('may have its lines end as in Windows', async () => {
    const { certificate } = await certified()
    writeFileSync(certificate, readFileSync(certificate, 'utf8').replaceAll('\n', '\r\n'))
    expect(await verify(certificate)).toEqual(holds)
  })

  test('of another key is told where the key of the vendor is known', async () => {
    const { fingerprint } = await certified()
    const other = await certified()
    expect(await verify(other.certificate, '--key', fingerprint)).toEqual(fails('key'))
    const publicKey = (path: string) => parsed(readFileSync(path, 'utf8')).publicKey
    const mine = await certified()
    const text = readFileSync(mine.certificate, 'utf8')
    writeFileSync(mine.certificate, text.replace(publicKey(mine.certificate), publicKey(other.certificate)))
    expect(await verify(mine.certificate)).toEqual(fails('signature'))
  })

  test('does not hold with other files, or with files swapped', async () => {
    const { certificate, files } = await certified()
    const at = (name: string) => join(files, name)
    renameSync(at('cas-01.csv'), at('x'))
    renameSync(at('cas-02.csv'), at('cas-01.csv'))
    renameSync(at('x'), at('cas-02.csv'))
    expect(await verify(certificate, '--files', files)).toEqual(fails('files'))
    expect((await cli(['certify', 'verify', certificate, '--files', files])).stdout).toContain(': cas-01, cas-02.')
  })

  test('of a run that failed says so', async () => {
    const files = exported()
    rmSync(join(files, 'cas-03.csv'))
    const { certificate } = await certified(files)
    expect(await verify(certificate, '--files', files)).toEqual(fails('cases'))
  })

  test('that states what is false is signed rightly, and is found out by its files and its suite', async () => {
    const { signStatement, writeCertificate, readCertificate } = await import(
      '../../../cli/certification/certificate.ts'
    )
    const { loadVendorKey } = await import('../../../cli/certification/vendor-key.ts')
    const { wordsOf } = await import('../../../cli/words/words.ts')
    const files = exported()
    rmSync(join(files, 'cas-03.csv'))
    const { certificate, config } = await certified(files)
    const key = await loadVendorKey({ XDG_CONFIG_HOME: config }, wordsOf('fr'))
    const stated = readCertificate(readFileSync(certificate, 'utf8'))
    if (!stated) throw new Error('No certificate')
    const state = (change: object) =>
      writeFileSync(certificate, writeCertificate(signStatement({ ...stated, ...change }, key)))
    const right = stated.cases.map(each => ({
      ...each,
      verdict: 'passed' as const,
      sha256: each.sha256 ?? '0'.repeat(64),
    }))
    state({ cases: right })
    expect(await verify(certificate)).toEqual(holds)
    expect(await verify(certificate, '--files', files)).toEqual(fails('files'))
    state({ cases: right.slice(1) })
    expect(await verify(certificate)).toEqual(fails('cases'))
    state({ cases: right, suite: { ...stated.suite, digest: '0'.repeat(64) } })
    expect(await verify(certificate)).toEqual(fails('suite'))
    state({ cases: right, suite: { version: '2.0.0', digest: '0'.repeat(64) } })
    expect((await cli(['certify', 'verify', certificate])).stdout).toContain('avec la commande de sa version')
    state({ cases: right, date: '2199-01-01T00:00:00.000Z' })
    expect((await cli(['certify', 'verify', certificate])).stdout).toContain('une des deux horloges est fausse')
  })

  test.each([
    ['nothing', ''],
    ['another JSON file', '{"format":"ma-cantine-certificate@1"}'],
    ['a text that moves the cursor', '\u001b[2J'],
  ])('is not %s', async (_, content) => {
    const path = join(folder(), 'certificat.json')
    writeFileSync(path, content)
    expect(await verify(path)).toEqual(fails('form'))
  })

  test('that is not there is a matter of usage', async () => {
    expect((await cli(['certify', 'verify', 'absent.json'])).exitCode).toBe(2)
  })
})

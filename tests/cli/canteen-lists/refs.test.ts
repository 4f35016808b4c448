import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SignableCanteens } from '@ma-cantine/lib/canteens/signed-canteens'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { startServer } from '../../support/running-server.ts'
import { cli, createFile, folder, goodFile } from '../support/run-cli.ts'
import { daysFromNow, ListSigner } from '../support/signed-list.ts'
import { json, standInServer } from '../support/stand-in-server.ts'

/** A machine with its settings, where lists are pulled. */
function machine() {
  const home = folder()
  const at = (name: string) => join(home, name)
  const run = (args: readonly string[], server?: string) =>
    cli(args, {
      cwd: home,
      env: {
        XDG_CONFIG_HOME: at('config'),
        ...(server === undefined ? {} : { MA_CANTINE_SERVER: server, MA_CANTINE_TOKEN: 'secret-token' }),
      },
    })
  return { at, run }
}

describe('a list that is pulled', () => {
  test('from a server checks files elsewhere without a token, by the key that the machine knows or is given', async () => {
    const server = await startServer()
    const { at, run } = machine()
    const env = { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, XDG_CONFIG_HOME: at('config') }
    try {
      const pulled = await cli(['refs', 'pull', '--json'], { env, cwd: at('') })
      expect(JSON.parse(pulled.stdout)).toMatchObject({
        ok: true,
        file: 'cantines.refs.json',
        count: 5,
        withoutSiret: 0,
      })
      const { fingerprint } = JSON.parse(pulled.stdout)
      expect(statSync(at('config/ma-cantine/refs-keys.json')).mode & 0o777).toBe(0o600)
      const { stdout: shown } = await run(['refs', 'show', 'cantines.refs.json'])
      for (const { id, siret, name } of server.account.canteens) expect(shown).toContain(`${siret}  ${id}  ${name}`)
      const check = ['validate', '--refs', 'cantines.refs.json', examplePath('achats.csv')]
      expect((await run(check)).exitCode).toBe(0)
      const elsewhere = await cli([...check, '--refs-key', fingerprint], { cwd: at('') })
      expect([elsewhere.exitCode, elsewhere.stderr]).toEqual([
        0,
        expect.stringMatching(/^Cantines comparées avec la liste du /),
      ])
    } finally {
      await server.stop()
    }
  })

  test('comes with the right to read canteens, and replaces no file without --force', async () => {
    const signer = new ListSigner()
    const { url, requests } = await standInServer(json(signer.list()))
    const { run, at } = machine()
    expect((await run(['refs', 'pull'], url)).exitCode).toBe(0)
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/v1/signedCanteens/'])
    const before = readFileSync(at('cantines.refs.json'), 'utf8')
    expect((await run(['refs', 'pull'], url)).exitCode).toBe(2)
    expect(readFileSync(at('cantines.refs.json'), 'utf8')).toBe(before)
    expect((await run(['refs', 'pull', '--force'], url)).exitCode).toBe(0)
  })

  test('by another key than the first time is refused and not written, but for a key that is given', async () => {
    let signer = new ListSigner()
    const { url } = await standInServer((request, response) => json(signer.list())(request, response))
    const { run, at } = machine()
    await run(['refs', 'pull'], url)
    const before = readFileSync(at('cantines.refs.json'), 'utf8')
    signer = new ListSigner()
    const refused = await run(['refs', 'pull', '--force'], url)
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining(signer.fingerprint)])
    expect(readFileSync(at('cantines.refs.json'), 'utf8')).toBe(before)
    expect((await run(['refs', 'pull', '--force', '--key', signer.fingerprint], url)).exitCode).toBe(0)
    expect((await run(['refs', 'pull', '--force'], url)).exitCode).toBe(0)
  })

  test('without a right signature is refused', async () => {
    const signer = new ListSigner()
    const { url } = await standInServer(json({ ...signer.list(), canteens: [] }))
    const { exitCode, stderr } = await machine().run(['refs', 'pull'], url)
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining('n’est pas signée comme il le faut')])
  })
})

/** Checks a file of purchases against a list, by the key of a signer. */
async function check(content: string, list: string, key: string, ...more: string[]) {
  const refs = createFile(list, 'cantines.refs.json')
  return cli(['validate', '--refs', refs, '--refs-key', key, createFile(content), ...more])
}

const signer = new ListSigner()
const other = '99821993500017'

describe('a check by a list', () => {
  test('tells unknown canteens in the words of an import, with all other errors in one pass', async () => {
    const wrong = goodFile.replace('21340172201787', other)
    const row = wrong.trim().split('\n')[1] ?? ''
    const content = `${goodFile}${row}\n${row.replace('2024-03-15', '15/03/2024')}\n`
    const { exitCode, stdout } = await check(content, signer.file(), signer.fingerprint, '--json')
    expect(exitCode).toBe(1)
    const { errors, groups } = JSON.parse(stdout).files[0]
    expect(errors.map(({ code, row }: { code: string; row: number }) => `${row} ${code}`)).toEqual([
      '3 unknown-canteen',
      '4 type-error',
      '4 unknown-canteen',
    ])
    expect(errors[0]).toMatchObject({
      message: `Aucune cantine n’a le numéro SIRET « ${other} ».`,
      field: 'siret',
      column: 1,
    })
    expect(groups).toContainEqual(expect.objectContaining({ code: 'unknown-canteen', count: 2 }))
  })

  test('reads a SIRET with spaces where its file may have them', async () => {
    const [header = '', row = ''] = readFileSync(examplePath('diagnostics_2026_siret.csv'), 'utf8').split('\n')
    const content = `${header}\n${row.replace('21340172201787', '213 401 722 01787')}\n`
    expect(await check(content, signer.file(), signer.fingerprint)).toMatchObject({ exitCode: 0 })
    const { exitCode, stdout } = await check(content, signer.file({ canteens: [] }), signer.fingerprint)
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('Cantine inconnue')])
  })

  test('knows canteens by their number too', async () => {
    const content = readFileSync(examplePath('achats_2026_id.csv'), 'utf8')
    const { stdout } = await check(content, signer.file(), signer.fingerprint, '--json')
    expect(JSON.parse(stdout).files[0].errors).toMatchObject([{ code: 'unknown-canteen', row: 5, field: 'cantine_id' }])
  })

  test('goes along with a baseline: what was unknown already is not told again', async () => {
    const refs = createFile(signer.file(), 'cantines.refs.json')
    const file = createFile(goodFile.replace('21340172201787', other))
    const baseline = join(folder(), 'known.json')
    const args = ['validate', '--refs', refs, '--refs-key', signer.fingerprint, file]
    expect((await cli([...args, '--write-baseline', baseline])).exitCode).toBe(1)
    expect((await cli([...args, '--baseline', baseline])).exitCode).toBe(0)
  })

  test('reads the standard input once', async () => {
    const refs = createFile(signer.file(), 'cantines.refs.json')
    const stdin = goodFile.replace('21340172201787', other)
    const { exitCode, stdout } = await cli(['validate', '--refs', refs, '--refs-key', signer.fingerprint, '-'], {
      stdin,
    })
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('Cantine inconnue')])
  })

  test('leaves out files that create canteens, and says so', async () => {
    const content = readFileSync(examplePath('cantines.csv'), 'utf8')
    const { exitCode, stderr } = await check(content, signer.file(), signer.fingerprint)
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('n’est pas comparé avec la liste')])
  })
})

describe('a list is refused, by a check and by refs show,', () => {
  const changed = (change: Partial<SignableCanteens>) => signer.file(change)
  const edited = signer.file().replace('21340172201787', other)

  test.each<[string, string, string, string]>([
    ['once one of its canteens is changed', edited, signer.fingerprint, 'altered-list'],
    [
      'with its end moved',
      signer.file().replace(/"expiryDate": "\d+/, '"expiryDate": "2199'),
      signer.fingerprint,
      'altered-list',
    ],
    ['with a property more', signer.file().replace('{', '{ "x": 1,'), signer.fingerprint, 'altered-list'],
    ['that is another file', '{}', signer.fingerprint, 'altered-list'],
    ['that is no text', '\u0000\u001b[2J', signer.fingerprint, 'altered-list'],
    ['signed by another key', new ListSigner().file(), signer.fingerprint, 'other-key'],
    ['signed by a key that nobody gave', signer.file(), '', 'unknown-key'],
    [
      'past its end',
      changed({ issueDate: daysFromNow(-31), expiryDate: daysFromNow(-1) }),
      signer.fingerprint,
      'expired-list',
    ],
    [
      'dated to come',
      changed({ issueDate: daysFromNow(3), expiryDate: daysFromNow(33) }),
      signer.fingerprint,
      'list-to-come',
    ],
  ])('%s', async (_, content, key, code) => {
    const refs = createFile(content, 'cantines.refs.json')
    const by = (option: string) => (key === '' ? [] : [option, key])
    const checked = await cli(['validate', '--refs', refs, ...by('--refs-key'), '--json', createFile(goodFile)])
    expect([checked.exitCode, JSON.parse(checked.stdout).error.code]).toEqual([2, code])
    const shown = await cli(['refs', 'show', refs, ...by('--key'), '--json'])
    expect([shown.exitCode, JSON.parse(shown.stdout).problem.code]).toEqual([1, code])
    const text = await cli(['refs', 'show', refs, ...by('--key')])
    expect(text.stdout).not.toContain('\u001b')
  })

  test('whichever of its bytes is changed', async () => {
    const { parseList } = await import('../../../cli/canteen-lists/read-list.ts')
    const { signedText } = await import('@ma-cantine/lib/canteens/signed-canteens')
    const { isSignatureOf } = await import('../../../cli/signatures/public-key.ts')
    const bytes = Buffer.from(signer.file())
    const held = [...bytes.keys()].filter(place => {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ 1
      const list = parseList(changed.toString())
      return list !== null && isSignatureOf(signedText(list), list)
    })
    expect(held).toEqual([])
  })

  test('where the file is missing', async () => {
    expect((await cli(['validate', '--refs', 'absent.json', createFile(goodFile)])).exitCode).toBe(2)
  })

  test('where the known keys cannot be read', async () => {
    const { run, at } = machine()
    const { url } = await standInServer(json(signer.list()))
    await run(['refs', 'pull'], url)
    writeFileSync(at('config/ma-cantine/refs-keys.json'), '{')
    const { exitCode, stderr } = await run(['validate', '--refs', 'cantines.refs.json', createFile(goodFile)])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('clés connues')])
  })
})

test('a name of a canteen moves no cursor', async () => {
  const canteens = [{ id: 1, siret: null, name: '\u001b[2JÉcole' }]
  const refs = createFile(signer.file({ canteens, server: 'https://a\u001b[2J.example' }), 'cantines.refs.json')
  const { exitCode, stdout } = await cli(['refs', 'show', refs, '--key', signer.fingerprint])
  expect([exitCode, stdout]).toEqual([0, expect.not.stringContaining('\u001b')])
})

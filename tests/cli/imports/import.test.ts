import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { badFile, cli, createFile, folder, goodFile, startCli, waitForEnd } from '../support/run-cli.ts'
import { duplicateAnswer, html, importAnswer, json, refusedAnswer, standInServer } from '../support/stand-in-server.ts'

const token = 'secret-token'

/** An address without a server. */
async function serverDown(): Promise<string> {
  const { url, close } = await standInServer(() => {})
  await close()
  return url
}

const importTo = (url: string, args: readonly string[], stdin?: string) =>
  cli(['import', '--server', url, ...args], {
    env: { MA_CANTINE_TOKEN: token },
    ...(stdin === undefined ? {} : { stdin }),
  })

/** The environment of somebody who signed in to these servers, to the last one just now. */
function keptTokens(tokens: Record<string, string>): NodeJS.ProcessEnv {
  const settings = folder()
  mkdirSync(join(settings, 'ma-cantine'))
  const credentials = { current: Object.keys(tokens).at(-1), tokens }
  writeFileSync(join(settings, 'ma-cantine', 'credentials.json'), JSON.stringify(credentials))
  return { XDG_CONFIG_HOME: settings }
}

describe('import', () => {
  test('sends a right file, named, with the token, and counts what was stored', async () => {
    const { url, requests } = await standInServer(json({ ...importAnswer, count: 1234, seconds: 2.04 }))
    const { exitCode, stdout, stderr } = await importTo(url, [createFile(goodFile)])
    expect(exitCode).toBe(0)
    expect(stdout.replace(/\s/g, ' ')).toContain('1 234 achats enregistrés en 2 s')
    expect(stderr).toBe('')
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/importPurchases/?similar=refuse',
      authorization: `Bearer ${token}`,
    })
    expect(requests[0]?.body).toContain('name="file"; filename="achats.csv"')
    expect(requests[0]?.body).toContain('text/csv')
    expect(requests[0]?.body).toContain(goodFile)
  })

  test('sends in UTF-8 a file whose words leave a doubt, once the user says how to read it', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const doubtful = examplePath('erreur-doubtful-encoding.csv')
    const refused = await importTo(url, [doubtful])
    expect([refused.exitCode, refused.stdout]).toEqual([1, expect.stringContaining('--encoding')])
    expect(requests).toEqual([])
    expect((await importTo(url, ['--encoding', 'ibm850', doubtful])).exitCode).toBe(0)
    expect(requests[0]?.body).toContain(';Salade, août;')
    expect(requests[0]?.body).toContain('filename="erreur-doubtful-encoding.csv"')
  })

  test('sends canteens where canteens go', async () => {
    const { url, requests } = await standInServer(json({ ...importAnswer, canteens: [] }))
    const { stdout: template } = await cli(['template', 'cantines'])
    const row = '21340172201787;Tilleuls;54318;54460;;300;67000;Crèche;site;direct;public;\r\n'
    const { exitCode, stdout } = await importTo(url, [createFile(template + row, 'cantines.csv')])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('1 cantine enregistrée en 0,3 s')
    expect(requests[0]?.path).toBe('/api/v1/importCanteens/')
  })

  test.each([
    ['diagnostics.csv', 'simple'],
    ['diagnostics_admin.csv', 'simple'],
    ['diagnostics_complets.csv', 'complete'],
    ['diagnostics_cc.csv', 'ccSimple'],
    ['diagnostics_complets_cc.csv', 'ccComplete'],
  ])('sends %s where diagnostics of its level go (%s)', async (name, level) => {
    const { url, requests } = await standInServer(json({ ...importAnswer, count: 4, canteens: [], canteenCount: 3 }))
    const { exitCode, stdout } = await importTo(url, [examplePath(name)])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('4 bilans enregistrés pour 3 cantines en 0,3 s')
    expect(requests.map(({ path }) => path)).toEqual([`/api/v1/importDiagnostics/${level}/`])
  })

  test('counts the canteens of a file without diagnostics', async () => {
    const { url } = await standInServer(json({ ...importAnswer, count: 0, canteens: [], canteenCount: 3 }))
    const { stdout } = await importTo(url, [examplePath('diagnostics.csv')])
    expect(stdout).toContain('3 cantines enregistrées, sans bilan, en 0,3 s')
  })

  test('gives a tab-separated file its own type', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const { exitCode } = await importTo(url, [createFile(goodFile.replaceAll(',', '\t'), 'achats.tsv')])
    expect(exitCode).toBe(0)
    expect(requests[0]?.body).toContain('filename="achats.tsv"')
    expect(requests[0]?.body).toContain('text/tab-separated-values')
  })

  test('sends the standard input, and leaves no copy of it behind', async () => {
    const TMPDIR = folder()
    const { url, requests } = await standInServer(json(importAnswer))
    const { exitCode } = await cli(['import', '--server', url, '-'], {
      env: { MA_CANTINE_TOKEN: token, TMPDIR },
      stdin: goodFile,
    })
    expect(exitCode).toBe(0)
    expect(requests[0]?.body).toContain('filename="entree-standard.csv"')
    expect(requests[0]?.body).toContain(goodFile)
    expect(readdirSync(TMPDIR).filter(name => name.startsWith('ma-cantine-'))).toEqual([])
  })

  test('sends a named pipe, which can be read only once', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const pipe = join(folder(), 'achats')
    execFileSync('mkfifo', [pipe])
    const [{ exitCode }] = await Promise.all([importTo(url, [pipe]), writeFile(pipe, goodFile)])
    expect(exitCode).toBe(0)
    expect(requests[0]?.body).toContain(goodFile)
  })

  test('sends nothing when one file is wrong', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile), createFile(badFile)])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('à corriger (3 erreurs, de 2 sortes)')
    expect(stdout).toContain('Rien n’a été envoyé.')
    expect(requests).toEqual([])
  })

  test('sends nothing when one file is missing', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const { exitCode } = await importTo(url, [createFile(goodFile), 'nulle-part.csv'])
    expect(exitCode).toBe(2)
    expect(requests).toEqual([])
  })

  test('shows the server’s errors as local ones', async () => {
    const { url } = await standInServer(json(refusedAnswer))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile)])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('refusé par le serveur (2 erreurs)')
    expect(stdout).toContain('  Cantine inconnue, colonne A, « siret »\n    2 erreurs, lignes 2, 3\n')
    expect(stdout).toContain('→ Vérifiez le numéro, ou importez d’abord cette cantine.')
  })

  test('shows a duplicate file with the purchases it made', async () => {
    const { url } = await standInServer(json(duplicateAnswer))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile)])
    const words = stdout.replace(/[\u00a0\u202f]/g, ' ')
    expect(exitCode).toBe(1)
    expect(words).toContain('Ce fichier a déjà été utilisé pour importer 12 achats :')
    expect(words).toContain('Carottes, 2 mai 2025, 90,11 €')
    expect(words).toContain('Pain bio, 2 mai 2025, 1 234,50 €')
    expect(words).toContain('et 10 autres achats')
  })

  test('shows a duplicate file that made one purchase in the singular', async () => {
    const one = { duplicatePurchaseCount: 1, duplicatePurchases: duplicateAnswer.duplicatePurchases.slice(0, 1) }
    const { url } = await standInServer(json({ ...duplicateAnswer, ...one }))
    const { stdout } = await importTo(url, [createFile(goodFile)])
    expect(stdout).toContain('Ce fichier a déjà été utilisé pour importer 1 achat :')
  })

  test('tries the next files after a refusal', async () => {
    const answers = [refusedAnswer, importAnswer]
    const { url, requests } = await standInServer((one, response) => json(answers.shift() ?? {})(one, response))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile), createFile(goodFile)])
    expect(exitCode).toBe(1)
    expect(requests).toHaveLength(2)
    expect(stdout).toContain('2 fichiers : 1 enregistré, 1 refusé.')
  })

  test('speaks to the server of the environment', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const env = { MA_CANTINE_SERVER: `${url}/`, MA_CANTINE_TOKEN: token }
    const { exitCode } = await cli(['import', createFile(goodFile)], { env })
    expect(exitCode).toBe(0)
    expect(requests).toHaveLength(1)
  })
})

describe('import --json', () => {
  test('gives the answer of the server', async () => {
    const { url } = await standInServer(json(importAnswer))
    const path = createFile(goodFile)
    const { exitCode, stdout, stderr } = await importTo(url, ['--json', path])
    expect(exitCode).toBe(0)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      server: url,
      files: [{ file: path, sent: true, answer: importAnswer }],
    })
  })

  test('gives the reports when nothing was sent', async () => {
    const { exitCode, stdout } = await importTo(await serverDown(), ['--json', createFile(badFile), 'nulle-part.csv'])
    expect(exitCode).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      files: [
        { sent: false, report: { valid: false, errorCount: 3 } },
        { sent: false, error: { code: 'file-not-found' } },
      ],
    })
  })

  test('tells the files left after a failure from those sent', { tags: 'long' }, async () => {
    const { exitCode, stdout } = await importTo(await serverDown(), [
      '--json',
      createFile(goodFile),
      createFile(goodFile),
    ])
    expect(exitCode).toBe(5)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      files: [
        { sent: true, error: { code: 'server-unreachable' } },
        { sent: false, report: { valid: true } },
      ],
    })
  })
})

describe('import gives one clear message when', () => {
  test('the server is down, with 5', async () => {
    const url = await serverDown()
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile)])
    expect(exitCode).toBe(5)
    expect(stdout).toContain(`Le serveur ${url} ne répond pas.`)
  })

  test('the server is too slow, with 5', async () => {
    const { url } = await standInServer(() => {})
    const { exitCode, stdout } = await importTo(url, ['--timeout', '0.5', createFile(goodFile)])
    expect(exitCode).toBe(5)
    expect(stdout).toContain('n’a pas répondu en 0,5 s.')
    expect(stdout).toContain('Vous pouvez relancer la commande')
  })

  test('the server hangs up, with 5', async () => {
    const { url } = await standInServer((_, response) => response.destroy())
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile)])
    expect(exitCode).toBe(5)
    expect(stdout).toContain('s’est interrompue.')
  })

  test.each([200, 404])('it answers HTML (%i), with 5', async status => {
    const { url } = await standInServer(html(status))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile)])
    expect(exitCode).toBe(5)
    expect(stdout).toContain(`La réponse de ${url} n’est pas celle de ma cantine.`)
  })

  test('it is broken, with 5', async () => {
    const { url } = await standInServer(html(502))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile)])
    expect(exitCode).toBe(5)
    expect(stdout).toContain(`Une erreur est survenue sur le serveur ${url} (502).`)
  })

  test('the token is revoked, with 3, and the next files are not sent', async () => {
    const { url, requests } = await standInServer(json({ detail: 'Jeton révoqué.' }, 403))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile), createFile(goodFile)])
    expect(exitCode).toBe(3)
    expect(stdout).toContain(`${url} a refusé l’accès : Jeton révoqué.`)
    expect(stdout).toContain('pas envoyé')
    expect(requests).toHaveLength(1)
  })

  test('the file is too large for a proxy, with 1', async () => {
    const { url } = await standInServer(html(413))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile)])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('Le fichier est trop volumineux')
  })

  test('there were too many requests, with 5', async () => {
    const { url } = await standInServer(html(429))
    const { exitCode, stdout } = await importTo(url, [createFile(goodFile)])
    expect(exitCode).toBe(5)
    expect(stdout).toContain('trop de demandes')
  })

  test('the only token that is kept is of another server, with 3: it is not sent', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const env = keptTokens({ 'https://ailleurs.exemple.fr': 'dailleurs' })
    const { exitCode } = await cli(['import', '--no-input', '--server', url, createFile(goodFile)], { env })
    expect(exitCode).toBe(3)
    expect(requests).toEqual([])
  })

  test('there is no token, with 3 and without asking', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const { exitCode, stderr } = await cli(['import', '--no-input', '--server', url, createFile(goodFile)])
    expect(exitCode).toBe(3)
    expect(stderr).toContain('Lancez « ma-cantine login »')
    expect(requests).toEqual([])
  })
})

describe('the token', () => {
  test.each([
    ['the option', ['--token', 'option'], { MA_CANTINE_TOKEN: 'variable' }, 'Bearer option'],
    ['the variable without it', [], { MA_CANTINE_TOKEN: 'variable' }, 'Bearer variable'],
    ['the one that login kept for the server without both', [], {}, 'Bearer garde'],
  ])('is that of %s', async (_, args, variables, authorization) => {
    const { url, requests } = await standInServer(json(importAnswer))
    const env = { ...keptTokens({ [url]: 'garde', 'https://ailleurs.exemple.fr': 'dailleurs' }), ...variables }
    const { exitCode } = await cli(['import', '--server', url, ...args, createFile(goodFile)], { env })
    expect(exitCode).toBe(0)
    expect(requests.map(request => request.authorization)).toEqual([authorization])
  })
})

describe('Ctrl-C during an import', () => {
  test('ends with 130 at once, hangs up and leaves no copy of the standard input', async () => {
    const temporary = folder()
    const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>()
    const { promise: hungUp, resolve: onHangUp } = Promise.withResolvers<void>()
    const { url } = await standInServer((_, response) => {
      response.on('close', onHangUp)
      onAsked()
    })
    const env = { MA_CANTINE_TOKEN: token, TMPDIR: temporary }
    const child = startCli(['import', '--server', url, '-'], { env })
    child.stdin.end(goodFile)
    await asked
    child.kill('SIGINT')
    expect(await waitForEnd(child)).toEqual({ exitCode: 130, stdout: '', stderr: '' })
    await hungUp
    expect(existsSync(temporary)).toBe(true)
    expect(readdirSync(temporary).filter(name => name.startsWith('ma-cantine-'))).toEqual([])
  })
})

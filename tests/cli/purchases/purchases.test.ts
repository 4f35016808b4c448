import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildProgram } from '../../../cli/program.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { makeToken } from '../support/make-token.ts'
import { answerCli, cli, folder, type RunOptions, startCli, waitForEnd } from '../support/run-cli.ts'
import { json, standInServer, storedPurchase } from '../support/stand-in-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
  await storePurchases()
})
afterAll(() => server.stop())

const header = 'siret,description,fournisseur,date,prix_ht,famille_produits,caracteristiques,definition_local'

/** Sixty purchases of 2023 in the first canteen, one a day from the 1st of June on; three of 2024 in the second one. */
async function storePurchases() {
  const [first, second] = server.account.canteens
  const rows = Array.from({ length: 60 }, (_, index) => {
    const day = new Date(Date.UTC(2023, 5, 1 + index)).toISOString().slice(0, 10)
    return `${first?.siret},Semoule ${index + 1},Moulin du Lac,${day},10.00,AUTRES,${index < 15 ? 'BIO' : ''},`
  })
  const others = [
    `${second?.siret},Carottes,Ferme du Pont,2024-03-15,90.11,FRUITS_ET_LEGUMES,BIO,`,
    `${second?.siret},Filet de cabillaud,Criée,2024-03-16,1200.50,PRODUITS_DE_LA_MER,PECHE_DURABLE,`,
    `${second?.siret},Pommes,Ferme du Pont,2024-04-01,9.39,FRUITS_ET_LEGUMES,,`,
  ]
  await importRows([...rows, ...others])
}

async function importRows(rows: readonly string[]) {
  const form = new FormData()
  form.set('file', new Blob([[header, ...rows].join('\n')], { type: 'text/csv' }), 'achats.csv')
  const headers = { authorization: `Bearer ${server.account.token}` }
  const response = await fetch(`${server.url}/api/v1/importPurchases/`, { method: 'POST', headers, body: form })
  expect(await response.json()).toMatchObject({ count: rows.length })
}

const run = (args: readonly string[], { env = {}, ...options }: RunOptions = {}) =>
  cli(['purchases', ...args], {
    env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env },
    ...options,
  })

const runJson = async (args: readonly string[], options: RunOptions = {}) =>
  JSON.parse((await run([...args, '--json'], options)).stdout)

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const count = async (...filters: string[]) => (await runJson(['list', '--limit', '1', ...filters])).count

describe('purchases list', () => {
  test('gives a page with its total, found by every filter of the API', async () => {
    const second = server.account.canteens[1]
    const { exitCode, stdout } = await run(['list', '--search', 'ferme', '--sort', 'priceHt'])
    expect(exitCode).toBe(0)
    const output = plain(stdout)
    expect(output).toMatch(/\d+ {2}01\/04\/2024 {2,}9,39 € {2}Pommes +Ferme du Pont +Fruits et légumes/)
    expect(output.indexOf('Pommes')).toBeLessThan(output.indexOf('Carottes'))
    expect(output).toContain('Achats 1 à 2 sur 2, 99,50 € HT en tout.')
    expect(await runJson(['list', '--canteen', String(second?.siret), '--limit', '2'])).toMatchObject({
      ok: true,
      server: server.url,
      count: 3,
      totalPriceHt: 1300,
      page: 1,
      limit: 2,
      purchases: [{ description: 'Pommes', priceHt: 9.39, canteen: second?.id }, { description: 'Filet de cabillaud' }],
    })
    expect(await count('--canteen', String(second?.id), '--family', 'fruits et légumes')).toBe(2)
    expect(await count('--characteristic', 'Pêche durable', '--characteristic', 'bio')).toBe(17)
    expect(await count('--after', '15/03/2024', '--before', '16 mars 2024')).toBe(2)
  })

  test('reads more than a page of the server for --limit, and the page after', async () => {
    const { purchases } = await runJson(['list', '--search', 'semoule', '--limit', '55', '--sort', 'date'])
    expect(purchases).toHaveLength(55)
    expect(purchases[54].description).toBe('Semoule 55')
    const next = await runJson(['list', '--search', 'semoule', '--limit', '55', '--page', '2', '--sort', 'date'])
    expect(next.purchases.map(({ description }: { description: string }) => description)).toEqual(
      [56, 57, 58, 59, 60].map(number => `Semoule ${number}`),
    )
    expect(plain((await run(['list', '--page', '99'])).stdout)).toContain('la dernière est la 4.')
  })

  test('--all writes every purchase, in JSON one a line', async () => {
    const { stdout } = await run(['list', '--all', '--json', '--search', 'semoule'])
    const ids = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).id)
    expect(new Set(ids).size).toBe(60)
    expect(plain((await run(['list', '--all', '--search', 'semoule'])).stdout)).toContain('60 achats, 600,00 € HT.')
  })

  test('--all says on its last line that the rest did not come, and gives no purchase twice', async () => {
    const headers = { authorization: `Bearer ${server.account.token}` }
    const page = await (await fetch(`${server.url}/api/v1/purchases/?limit=50`, { headers })).json()
    const twice = { ...page, results: [...page.results.slice(0, 49), page.results[0]] }
    const away = await standInServer((request, response) => {
      const isFirst = request.path.includes('offset=0')
      return (isFirst ? json(twice) : json({ detail: 'Droit manquant.' }, 403))(request, response)
    })
    const { exitCode, stdout } = await run(['list', '--all', '--json', '--server', away.url])
    expect(exitCode).toBe(3)
    const lines = stdout.trim().split('\n')
    expect(lines).toHaveLength(50)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ error: { code: 'sign-in-refused' } })
  })

  test('ends without a word when the reader has had enough', async () => {
    const env = { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token }
    const child = startCli(['purchases', 'list', '--all', '--json'], { env })
    child.stdout.once('data', () => child.stdout.destroy())
    const { stderr } = await waitForEnd(child).catch(() => ({ stderr: '' }))
    expect(stderr).toBe('')
  })

  test('has a table for wide terminals, and lines of their own for narrow ones', async () => {
    const wide = await run(['list', '--search', 'cabillaud'], { env: { FORCE_COLOR: '1', COLUMNS: '100' } })
    expect(plain(wide.stdout)).toMatch(/Produit.*Fournisseur.*Prix HT/)
    const narrow = await run(['list', '--search', 'cabillaud'], { env: { FORCE_COLOR: '1', COLUMNS: '40' } })
    expect(plain(narrow.stdout)).toContain('16/03/2024 · 1 200,50 € · n°')
  })

  test('a token limited to one canteen sees only its purchases', async () => {
    const [first, second] = server.account.canteens
    const token = await makeToken(server, { name: 'CI', scopes: ['purchase:read'], canteenIds: [second?.id] })
    const env = { MA_CANTINE_TOKEN: token }
    expect(await runJson(['list'], { env })).toMatchObject({ count: 3 })
    expect(await runJson(['list', '--canteen', String(first?.id)], { env })).not.toMatchObject({ count: 60 })
    expect(await runJson(['summary', '--year', '2023'], { env })).toMatchObject({ purchaseCount: 0 })
    expect(await run(['add', '--canteen', String(second?.id), '--price', '3'], { env })).toMatchObject({ exitCode: 3 })
  })
})

describe('purchases add', () => {
  test('stores a local product by its distance', async () => {
    const canteen = ['--canteen', String(server.account.canteens[0]?.siret)]
    const { purchase } = await runJson(['add', ...canteen, '--price', '3', '--local-km', '50'])
    expect(purchase).toMatchObject({ characteristics: ['LOCAL'], localDefinition: 'KM', localDefinitionKm: 50 })
    await run(['delete', String(purchase.id), '--yes'])
  })

  test('stores a purchase typed as people type, and keeps what is joined', async () => {
    const [canteen] = server.account.canteens
    const cwd = folder()
    writeFileSync(join(cwd, 'facture.pdf'), '%PDF-1.4\n')
    const values = ['--date', '5 mars 2022', '--product', 'Farine', '--supplier', 'Moulin', '--price', '1 234,50 €']
    const codes = ['--family', 'boulangerie', '--characteristic', 'bio, fermier', '--local', 'DEPARTMENT']
    const args = ['add', '--canteen', String(canteen?.siret), ...values, ...codes, '--invoice', 'facture.pdf']
    const { purchase } = await runJson(args, { cwd })
    expect(purchase).toMatchObject({
      canteen: canteen?.id,
      date: '2022-03-05',
      description: 'Farine',
      provider: 'Moulin',
      priceHt: 1234.5,
      family: 'BOULANGERIE',
      characteristics: ['BIO', 'FERMIER', 'LOCAL'],
      localDefinition: 'DEPARTMENT',
      invoiceFile: expect.stringContaining('/invoice'),
    })
    const removed = await run(['delete', String(purchase.id), '--yes'])
    expect(plain(removed.stdout)).toContain(`ma-cantine purchases restore ${purchase.id}`)
  })

  test('stores one purchase for a command repeated with its key', async () => {
    const args = ['add', '--canteen', String(server.account.canteens[0]?.id), '--price', '7', '--product', 'Sel répété']
    const key = ['--idempotency-key', 'nuit-2022-03-05']
    const [first, again] = [await runJson([...args, ...key]), await runJson([...args, ...key])]
    expect(again.purchase.id).toBe(first.purchase.id)
    expect(await count('--search', 'sel répété')).toBe(1)
    await run(['delete', String(first.purchase.id), '--yes'])
  })

  test('sends the purchase again with the same key when the answer is lost', async () => {
    let tries = 0
    const lossy = await standInServer((request, response) => {
      tries += 1
      if (tries === 1) response.destroy()
      else json(storedPurchase, 201)(request, response)
    })
    const added = await runJson(['add', '--canteen', '12', '--price', '90,11', '--server', lossy.url])
    expect(added).toMatchObject({ ok: true, purchase: { id: 90 } })
    expect(tries).toBe(2)
    expect(new Set(lossy.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test.each([
    [['--price', '12'], 2, '--canteen n’est pas donné.'],
    [['--canteen', '1'], 2, '--price n’est pas donné.'],
    [['--canteen', '1', '--price', '1.234'], 2, 'peuvent se lire de deux façons'],
    [['--canteen', '1', '--price', '3', '--characteristic', 'LOCAL'], 1, '--local : Un achat qui porte'],
    [['--canteen', '1', '--price', '3', '--local-km', 'loin'], 2, 'un nombre entier'],
    [['--canteen', '1', '--price', '3', '--local-km', '50', '--local', 'REGION'], 1, '--local-km : Une distance'],
    [['--canteen', '1', '--price', '3', '--invoice', 'absent.pdf'], 2, '« absent.pdf » est introuvable'],
    [['--canteen', '999999', '--price', '3'], 2, 'Cette cantine n’existe pas.'],
  ])('%j is refused with %i, and says what to mend', async (args, code, sentence) => {
    const { exitCode, stdout, stderr } = await run(['add', ...args])
    expect([exitCode, stdout]).toEqual([code, ''])
    expect(plain(stderr)).toContain(sentence)
  })

  test('names each refused value in JSON', async () => {
    const { stdout, stderr } = await run(['add', '--canteen', '1', '--price=-3', '--json'])
    expect(plain(stderr)).toContain('--price : « -3 » n’a pas la forme attendue.')
    const { error } = JSON.parse(stdout)
    expect(error).toMatchObject({ code: 'refused', reasons: [{ field: '--price', property: 'priceHt' }] })
  })
})

describe('purchases delete and restore', () => {
  test('plans by filters, deletes in one go, and restores from the file that it leaves', async () => {
    const cwd = folder()
    const filters = ['--search', 'semoule', '--after', '2023-06-11']
    const plan = await runJson(['delete', ...filters, '--dry-run'])
    const own = { canteen: server.account.canteens[0]?.id, count: 50, totalHt: 500 }
    expect(plan).toMatchObject({ dryRun: true, count: 50, totalHt: 500, first: '2023-06-11', byCanteen: [own] })
    expect(await count('--search', 'semoule')).toBe(60)
    const { stdout } = await run(['delete', ...filters, '--yes'], { cwd })
    expect(plain(stdout)).toContain('50 achats supprimés.')
    const [command = ''] = /purchases restore .*/.exec(stdout) ?? []
    expect(await count('--search', 'semoule')).toBe(10)
    const restored = await run(command.split(' ').slice(1), { cwd })
    expect(plain(restored.stdout)).toContain('50 achats sont de nouveau dans vos listes.')
    expect(await count('--search', 'semoule')).toBe(60)
  })

  test('deletes nothing that it could not restore', async () => {
    const refused = await run(['delete', '--search', 'semoule', '--yes', '--record', '/absent/x.txt'])
    expect(refused.exitCode).toBe(2)
    expect(plain(refused.stderr)).toContain('n’a pas pu être écrit')
    expect(await count('--search', 'semoule')).toBe(60)
  })

  test('takes what the list writes, and is safe to repeat', async () => {
    const listed = await run(['list', '--all', '--json', '--search', 'semoule', '--before', '2023-06-03'])
    const remove = () => runJson(['delete', '-', '--yes'], { stdin: listed.stdout })
    const deleted = await remove()
    expect(deleted).toMatchObject({ count: 3, missing: 0, restore: { file: null } })
    expect(await remove()).toMatchObject({ count: 0, missing: 3, restore: null })
    expect(await runJson(['restore', ...deleted.ids.map(String)])).toMatchObject({ count: 3, missing: 0 })
  })

  test('the file names what was deleted and nothing else, and is there before the server is asked', async () => {
    const cwd = folder()
    const { ids } = await runJson(['delete', '--search', 'semoule', '--before', '2023-06-02', '--dry-run'])
    const given = [...ids, 2_000_000].join('\n')
    const plan = await runJson(['delete', '--from', '-', '--dry-run'], { stdin: given })
    expect(plan).toMatchObject({ count: 2, missing: 1, ids })
    const args = ['delete', '--from', '-', '--yes', '--record', 'garde.txt']
    expect(await runJson(args, { cwd, stdin: given })).toMatchObject({ count: 2, missing: 1 })
    expect(readFileSync(join(cwd, 'garde.txt'), 'utf8').trim().split('\n').slice(1)).toEqual(ids.map(String))
    await run(['restore', '--from', 'garde.txt'], { cwd })
    const away = ['delete', '--from', 'garde.txt', '--yes', '--record', 'autre.txt', '--server', 'http://127.0.0.1:1']
    const cut = await run([...away, '--timeout', '0.5'], { cwd })
    expect(cut.exitCode).toBe(5)
    expect(plain(cut.stderr)).toContain('ma-cantine purchases restore --from autre.txt')
    expect(readFileSync(join(cwd, 'autre.txt'), 'utf8')).toContain(String(ids[0]))
  })

  test('asks before it deletes, and counts the numbers of no purchase', async () => {
    const env = { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token }
    const { ids } = await runJson(['delete', '--search', 'semoule', '--before', '2023-06-01', '--dry-run'])
    const args = ['purchases', 'delete', String(ids[0]), '2000000']
    const refused = await answerCli(args, { question: '[o/N]', answer: 'non' }, { env })
    expect(refused.exitCode).toBe(1)
    expect(await count('--search', 'semoule')).toBe(60)
    const deleted = await answerCli(args, { question: '[o/N]', answer: 'oui' }, { env })
    expect(deleted.exitCode).toBe(0)
    expect(plain(deleted.shown)).toContain('1 achat supprimé.')
    expect(plain(deleted.shown)).toContain('1 numéro n’est pas celui d’un de vos achats')
    await run(['restore', String(ids[0])])
    expect(await count('--search', 'semoule')).toBe(60)
  })

  test.each([
    [[], 'ne dit pas quels achats supprimer'],
    [['--search', ' ', '--yes'], 'ne dit pas quels achats supprimer'],
    [['12', '--search', 'x'], 'ne vont pas ensemble'],
    [['12'], 'personne n’est là pour confirmer'],
    [['douze', '--yes'], '« douze » n’est pas le numéro d’un achat.'],
    [['-', '--yes'], '« {"error":{}} », ligne 2, n’est pas le numéro d’un achat.'],
  ])('%j is refused with 2', async (args, sentence) => {
    const { exitCode, stderr } = await run(['delete', ...args], { cwd: folder(), stdin: '12\n{"error":{}}\n' })
    expect(exitCode).toBe(2)
    expect(plain(stderr)).toContain(sentence)
  })
})

describe('purchases export', () => {
  test('writes what is shown or what can be imported again, in each format, and replaces no file unasked', async () => {
    const cwd = folder()
    for (const format of ['csv', 'xlsx', 'ods']) {
      for (const more of [[], ['--reimportable']]) {
        const file = `${more.length}.${format}`
        const report = await runJson(['export', '--output', file, '--search', 'ferme', ...more], { cwd })
        const reimportable = more.length > 0
        expect(report).toMatchObject({ ok: true, file, format, reimportable, leftOut: 0 })
        expect(readFileSync(join(cwd, file))).toHaveLength(report.bytes)
      }
    }
    expect(readFileSync(join(cwd, '0.csv'), 'utf8')).toMatch(/^\ufeffDate;Cantine;/)
    const again = await run(['export', '--output', '0.csv'], { cwd })
    expect(again.exitCode).toBe(2)
    expect(plain(again.stderr)).toContain('« 0.csv » existe déjà')
    const check = await cli(['import', '--dry-run', '--similar', 'skip', '1.csv'], {
      cwd,
      env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token },
    })
    expect(check.exitCode).toBe(0)
  })

  test('writes on the standard output, where no report may be', async () => {
    const { exitCode, stdout } = await run(['export', '-o', '-', '--search', 'ferme'])
    expect(exitCode).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(3)
    expect(await run(['export', '-o', '-', '--json'])).toMatchObject({ exitCode: 2 })
  })

  test('leaves nothing behind when the answer is cut', async () => {
    const cwd = folder()
    const cut = await standInServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' }).write('Date;Cantine\r\n')
      setTimeout(() => response.destroy(), 50)
    })
    expect(await run(['export', '--server', cut.url], { cwd })).toMatchObject({ exitCode: 5 })
    expect(await run(['export', '-o', '-', '--server', cut.url], { cwd })).toMatchObject({ exitCode: 5 })
    expect(readdirSync(cwd)).toEqual([])
    expect(existsSync(join(cwd, 'achats.csv'))).toBe(false)
  })
})

describe('purchases summary', () => {
  test('sums a year of one canteen, family by family, before the goals of its territory', async () => {
    const canteen = String(server.account.canteens[1]?.siret)
    const { exitCode, stdout } = await run(['summary', '--canteen', canteen, '--year', '2024'])
    expect(exitCode).toBe(0)
    const output = plain(stdout)
    expect(output).toContain('Achats de 2024 — 1 cantine, 3 achats')
    expect(output).toMatch(/Total HT +1 300,00 €/)
    // 90.11 of 1300 is 6.9315 %, and with 1200.50 of sustainable fishing 99.2777 %.
    expect(output).toMatch(/Bio +90,11 € +7 % +objectif de 20 %/)
    expect(output).toMatch(/Qualité et durable, dont bio +1 290,61 € +99 % +✔ objectif de 50 % atteint/)
    expect(output).toMatch(/Fruits et légumes +99,50 € +8 % +bio 91 %/)
    expect(await runJson(['summary', '--canteen', canteen])).toMatchObject({
      ok: true,
      year: 2024,
      purchaseCount: 3,
      totalHt: 1300,
      organic: { totalHt: 90.11, percent: 6.9315, goal: 20 },
      combined: { totalHt: 1290.61, percent: 99.2776, goal: 50 },
      families: [
        { family: 'PRODUITS_DE_LA_MER', count: 1, totalHt: 1200.5 },
        { family: 'FRUITS_ET_LEGUMES', count: 2, totalHt: 99.5 },
      ],
      failedUnder: [],
    })
  })

  test('--fail-under makes a pipeline fail when a share is too low, or when there is nothing to compare', async () => {
    const year = ['summary', '--year', '2023', '--fail-under']
    expect(await run([...year, 'bio=25,combined=25'])).toMatchObject({ exitCode: 0 })
    const low = await run([...year, 'bio=25.1,combined=20'])
    expect(low.exitCode).toBe(1)
    expect(plain(low.stdout)).toContain('✖ Bio : 25 %, moins que les 25,1 % demandés')
    const failedUnder = [{ share: 'bio', percent: 25, minimum: 25.1 }]
    expect(await runJson([...year, 'bio=25.1'])).toMatchObject({ ok: false, failedUnder })
    expect(await run(['summary', '--year', '1999', '--fail-under', 'bio=1'])).toMatchObject({ exitCode: 1 })
    expect(await run(['summary', '--fail-under', 'local=3'])).toMatchObject({ exitCode: 2 })
  })

  test('says how French meat is counted in 2025, and nothing of it in other years', async () => {
    const siret = server.account.canteens[1]?.siret
    const row = (year: number, origin: string) =>
      `${siret},Poulet,Ferme du Pont,${year}-03-15,50.00,VIANDES_VOLAILLES,${origin},`
    await importRows([row(2022, 'FRANCE'), row(2025, 'SHORT_DISTRIBUTION'), row(2025, '')])
    const note = 'En 2025, les produits en circuit court et les produits locaux comptent aussi comme français.'
    const of2025 = plain((await run(['summary', '--year', '2025'])).stdout)
    expect(of2025).toMatch(/Viandes et volailles +100,00 € +100 % +France 50 %/)
    expect(of2025).toContain(note)
    const of2022 = plain((await run(['summary', '--year', '2022'])).stdout)
    expect(of2022).toMatch(/France 100 %/)
    expect(of2022).not.toContain('circuit court')
  })
})

test('a server that is away, or a token that nobody knows, is told with the exit code', async () => {
  for (const verb of [['list', '--all'], ['summary'], ['restore', '1']]) {
    const away = await run([...verb, '--server', 'http://127.0.0.1:1', '--timeout', '0.5'])
    expect(away).toMatchObject({ exitCode: 5, stdout: '' })
  }
  expect(await run(['list'], { env: { MA_CANTINE_TOKEN: 'unknown' } })).toMatchObject({ exitCode: 3 })
})

test('the lines of the README run', async () => {
  const readme = readFileSync(new URL('../../../cli/README.md', import.meta.url), 'utf8')
  const block = /```sh\n(ma-cantine purchases [^`]*)```/.exec(readme)?.[1] ?? ''
  const cwd = folder()
  const lines = block.trim().split('\n')
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    const words = [...line.replace(/ +# .*/, '').matchAll(/'([^']*)'|(\S+)/g)].map(
      ([, quoted, word]) => quoted ?? word ?? '',
    )
    const { exitCode, stderr } = await run(words.slice(2), { cwd })
    expect([line, exitCode, stderr]).toEqual([line, 0, ''])
  }
})

test.each(['list', 'add', 'delete', 'restore', 'export', 'summary'])(
  'purchases %s describes itself in French',
  verb => {
    const program = buildProgram('fr')
    const purchases = program.commands.find(command => command.name() === 'purchases')
    const help = purchases?.commands.find(command => command.name() === verb)?.helpInformation()
    expect(help).toContain(`Utilisation : ma-cantine purchases ${verb}`)
    expect(help).not.toMatch(/Usage|Options:|Arguments:|display|default/)
  },
)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cuttingProxy } from '../support/cutting-proxy.ts'
import { cli, createFile, goodFile } from '../support/run-cli.ts'
import { importAnswer, json, standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  cli(args, { env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env } })

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** A purchases file of one row for each description. */
const purchases = (...descriptions: string[]): string => {
  const [header = '', row = ''] = goodFile.split('\n')
  return createFile(
    `${[header, ...descriptions.map(description => row.replace('Carottes', description))].join('\n')}\n`,
  )
}

const canteens = (meals: number, name = 'Cantine des Tilleuls', managers = ''): string =>
  createFile(
    [
      'siret,nom,code_insee_commune,code_postal_commune,siret_livreur_repas,nombre_repas_jour,nombre_repas_an,secteurs,type_production,type_gestion,modèle_économique,gestionnaires_additionnels',
      `21340172201787,${name},34172,34000,,${meals},60000,Crèche,site,direct,public,"${managers}"`,
      '',
    ].join('\n'),
    'cantines.csv',
  )

const stored = async () => {
  const { stdout } = await run(['imports', '--json', '--limit', '100'])
  return JSON.parse(stdout) as { count: number; imports: { id: number; status: string; created: number }[] }
}

/** Imports a file, and returns its number in the journal. */
async function imported(path: string): Promise<number> {
  const { exitCode, stdout } = await run(['import', '--json', path])
  expect(exitCode).toBe(0)
  return JSON.parse(stdout).files[0].answer.importId
}

describe('import --dry-run', () => {
  test('tells what would be created and changed, field by field, and stores nothing', async () => {
    const before = await stored()
    const { exitCode, stdout } = await run(['import', '--dry-run', canteens(412)])
    expect(exitCode).toBe(0)
    const output = plain(stdout)
    expect(output).toContain('cantines.csv — peut être importé')
    expect(output).toContain('Cantines : 1 à mettre à jour')
    expect(output).toContain('Ligne 2 : mise à jour de la cantine « 21340172201787 » — Cantine des Tilleuls')
    expect(output).toContain('nombre_repas_jour : 320 → 412')
    expect(output).toContain('Simulation : rien n’a été enregistré. Relancez sans --dry-run pour enregistrer.')
    expect(await stored()).toEqual(before)
  })

  test('tells how many messages would leave', async () => {
    const path = canteens(320, 'Cantine des Tilleuls', 'un@ailleurs.fr,deux@ailleurs.fr')
    const { exitCode, stdout } = await run(['import', '--dry-run', path])
    expect(exitCode).toBe(0)
    expect(plain(stdout)).toContain('2 messages partiront aux gestionnaires ajoutés')
    const english = await run(['import', '--dry-run', '--lang', 'en', path])
    expect(english.stdout).toContain('2 messages will leave, to the managers added')
    const alone = await run(['import', '--dry-run', canteens(321)])
    expect(plain(alone.stdout)).not.toContain('message')
  })

  test('gives the plan with --json', async () => {
    const { exitCode, stdout } = await run(['import', '--dry-run', '--json', purchases('Panais', 'Navets')])
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout).files[0].answer).toMatchObject({
      created: 2,
      importId: null,
      plan: {
        changeCount: 2,
        changes: [{ row: 2, action: 'create', entity: 'purchases', name: 'Panais' }, { row: 3 }],
      },
    })
  })

  test('speaks English, and has a view for terminals', async () => {
    const { stdout } = await run(['import', '--dry-run', '--lang', 'en', purchases('Blettes')], { FORCE_COLOR: '1' })
    // The path of the file may be long.
    expect(stdout).toMatch(/can be\s+imported/)
    expect(stdout).toContain('Row 2: create the purchase “Blettes”')
    expect(stdout).toContain('Dry run: nothing was stored.')
  })
})

describe('purchases that are stored already', () => {
  test('refuse the file with 1, are shown, and the way on is told', async () => {
    await imported(purchases('Poireaux'))
    const { exitCode, stdout } = await run(['import', purchases('Poireaux', 'Radis')])
    expect(exitCode).toBe(1)
    const output = plain(stdout)
    expect(output).toContain('refusé par le serveur (1 erreur)')
    expect(output).toContain('ligne 2 : Poireaux, 15 mars 2024, 90,11 €')
    expect(output).toContain('→ Relancez avec --similar skip pour laisser ces lignes de côté, ou avec --similar allow')
  })

  test('are left out with --similar skip, and stored once more with --similar allow', async () => {
    await imported(purchases('Fenouil'))
    const path = purchases('Fenouil', 'Salsifis')
    const skipped = await run(['import', '--json', '--similar', 'skip', path])
    expect(skipped.exitCode).toBe(0)
    expect(JSON.parse(skipped.stdout).files[0].answer).toMatchObject({ count: 1, similarPurchaseCount: 1 })
    const allowed = await run(['import', '--similar', 'allow', purchases('Fenouil', 'Fenouil', 'Courge')])
    expect(allowed.exitCode).toBe(0)
    expect(plain(allowed.stdout)).toContain('achats enregistrés')
    expect(allowed.stdout).toContain('vérifiez qu’il')
  })

  test('asked for in another way are refused with 2', async () => {
    const { exitCode, stderr } = await run(['import', '--similar', 'maybe', 'x.csv'])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('choisissez parmi allow, refuse, skip.')
  })
})

const manyWait = json({ detail: 'De nombreux fichiers attendent déjà.' }, 503)

describe('an import whose answer is lost', () => {
  test('is sent again with the same key, and stored once', async () => {
    const { url } = await cuttingProxy(server.url, 2)
    const before = await stored()
    const { exitCode, stdout } = await run(['import', '--server', url, purchases('Topinambours')])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('1 achat enregistré')
    expect((await stored()).count).toBe(before.count + 1)
  })

  test('has one key for all its tries, and another file another', async () => {
    let tries = 0
    const { url, requests } = await standInServer((one, response) =>
      tries++ === 0 ? void response.destroy() : json(importAnswer)(one, response),
    )
    const { exitCode } = await run(['import', '--server', url, createFile(goodFile), createFile(goodFile)])
    expect(exitCode).toBe(0)
    const [first, again, other] = requests.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^"[\w-]{36}"$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('waits for the server that is still at work on it, no longer than --timeout', async () => {
    const answers = [409, 200]
    const busy = json({ detail: 'La première requête faite avec cette clé est encore en cours.' }, 409)
    const { url } = await standInServer((one, response) =>
      (answers.shift() === 200 ? json(importAnswer) : busy)(one, response),
    )
    expect(await run(['import', '--server', url, createFile(goodFile)])).toMatchObject({ exitCode: 0 })
    const { url: always } = await standInServer(busy)
    const { exitCode, stdout } = await run(['import', '--server', always, '--timeout', '1.5', createFile(goodFile)])
    expect(exitCode).toBe(5)
    expect(plain(stdout)).toContain('Le serveur n’a pas fini d’enregistrer ce fichier')
  })

  test('comes back when the server says so, as often as it says so', async () => {
    let tries = 0
    const { url } = await standInServer((one, response) => {
      if (++tries > 6) return json(importAnswer)(one, response)
      response.setHeader('retry-after', '0')
      manyWait(one, response)
    })
    expect(await run(['import', '--server', url, createFile(goodFile)])).toMatchObject({ exitCode: 0 })
    expect(tries).toBe(7)
  })

  test('does not come back later than --timeout, whatever the server says', async () => {
    const { url, requests } = await standInServer((one, response) => {
      response.setHeader('retry-after', '60')
      manyWait(one, response)
    })
    expect(await run(['import', '--server', url, '--timeout', '5', createFile(goodFile)])).toMatchObject({
      exitCode: 5,
    })
    expect(requests).toHaveLength(1)
  })

  test('is given up after four tries', async () => {
    const { url, requests } = await standInServer((_, response) => void response.destroy())
    const { exitCode } = await run(['import', '--server', url, createFile(goodFile)])
    expect(exitCode).toBe(5)
    expect(requests).toHaveLength(4)
  })
})

describe('import --idempotency-key', () => {
  test('stores a file once, however often a script sends it', async () => {
    const path = purchases('Rutabagas')
    const before = await stored()
    for (const _ of [1, 2]) {
      const { exitCode, stdout } = await run(['import', '--idempotency-key', 'mars-2024', path])
      expect(exitCode).toBe(0)
      expect(stdout).toContain('1 achat enregistré')
    }
    expect((await stored()).count).toBe(before.count + 1)
  })

  test('refuses with 2 another file under the same key', async () => {
    await run(['import', '--idempotency-key', 'avril', purchases('Endives')])
    const { exitCode, stdout } = await run(['import', '--idempotency-key', 'avril', purchases('Endives', 'Mâche')])
    expect(exitCode).toBe(2)
    expect(plain(stdout)).toContain('Le serveur a refusé la clé')
  })

  test('goes with one file, and cannot hold spaces', async () => {
    const two = await run(['import', '--idempotency-key', 'mai', 'a.csv', 'b.csv'])
    expect(two.exitCode).toBe(2)
    expect(two.stderr).toContain('un seul fichier peut être importé à la fois.')
    const spaced = await run(['import', '--idempotency-key', 'mois de mai', 'a.csv'])
    expect(spaced.exitCode).toBe(2)
    expect(spaced.stderr).toContain('sans espace')
  })
})

describe('imports', () => {
  test('lists the imports made, latest first, with what each did', async () => {
    const id = await imported(purchases('Betteraves', 'Céleri'))
    const { exitCode, stdout } = await run(['imports', '--limit', '1'])
    expect(exitCode).toBe(0)
    const output = plain(stdout)
    expect(output).toContain(`✔ achats.csv — import n° ${id}, enregistré`)
    expect(output).toContain('Fichier d’achats · 2 lignes')
    expect(output).toContain('Achats : 2 enregistrés')
    expect(output).toMatch(/plus anciens? (ne sont|n’est) pas montrés?\./)
    expect(output).toContain('ma-cantine imports undo NUMÉRO')
    expect((await stored()).imports[0]).toMatchObject({ id, status: 'done', created: 2 })
  })

  test('show --changes tells each change before and after, by pages', async () => {
    const { stdout: result } = await run(['import', canteens(777, 'Cantine des Tilleuls', 'trois@ailleurs.fr')])
    expect(plain(result)).toContain('Cantines : 1 mise à jour')
    expect(plain(result)).toContain('1 message part à la personne ajoutée comme gestionnaire')
    const id = String((await stored()).imports[0]?.id)
    expect(result).toContain(`Pour l’annuler : ma-cantine imports undo ${id}`)
    const { stdout } = await run(['imports', 'show', id, '--changes'])
    expect(plain(stdout)).toContain('mise à jour de la cantine « 21340172201787 » — Cantine des Tilleuls')
    expect(plain(stdout)).toMatch(/nombre_repas_jour : \d+ → 777/)
    expect(plain(stdout)).toContain('Changements 1 à 1 sur 1.')
    const page = await run(['imports', 'show', id, '--changes', '--page', '2', '--json'])
    expect(JSON.parse(page.stdout)).toMatchObject({
      import: { counts: { canteens: { created: 0, updated: 1, unchanged: 0 }, emails: 1 } },
      changes: { count: 1, page: 2, results: [] },
    })
    expect(await run(['imports', 'undo', id])).toMatchObject({ exitCode: 0 })
  })

  test('show tells why an import was refused', async () => {
    await imported(purchases('Épinards'))
    await run(['import', purchases('Épinards', 'Oseille')])
    const id = (await stored()).imports[0]?.id
    const { exitCode, stdout } = await run(['imports', 'show', String(id)])
    expect(exitCode).toBe(0)
    expect(plain(stdout)).toContain(`✖ achats.csv — import n° ${id}, refusé`)
    expect(stdout).toContain('Fait avec un jeton d’accès')
    expect(stdout).toContain('déjà enregistré')
  })

  test('undo takes an import back once; a second time is refused with 1', async () => {
    const id = String(await imported(purchases('Brocolis', 'Chou-fleur')))
    expect((await run(['imports', 'show', id])).stdout).toContain(`Pour l’annuler : ma-cantine imports undo ${id}`)
    const undone = await run(['imports', 'undo', id])
    expect(undone.exitCode).toBe(0)
    expect(plain(undone.stdout)).toContain(`• achats.csv — import n° ${id}, annulé`)
    expect(plain(undone.stdout)).toContain('2 achats retirés')
    const again = await run(['imports', 'undo', id])
    expect(again.exitCode).toBe(1)
    expect(again.stderr).toContain('Cet import a déjà été annulé.')
  })

  test('undo gives with --json what it did and left', async () => {
    const id = await imported(canteens(500))
    await imported(canteens(501))
    const { exitCode, stdout } = await run(['imports', 'undo', '--json', String(id)])
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      server: server.url,
      import: { id, status: 'undone', undo: { restored: 0, keptCount: 1, kept: [{ reason: 'edited' }] } },
    })
    const englishRun = await run(['imports', 'show', '--lang', 'en', String(id)], { FORCE_COLOR: '1' })
    expect(englishRun.stdout).toContain('changed since')
  })

  test.each([
    ['show', '999999', 'Cet import n’existe pas, ou n’est pas le vôtre.'],
    ['undo', '999999', 'Cet import n’existe pas, ou n’est pas le vôtre.'],
    ['show', 'mars', '« mars » n’est pas le numéro d’un import.'],
  ])('%s %s is refused with 2', async (verb, id, sentence) => {
    const { exitCode, stdout, stderr } = await run(['imports', verb, id])
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    expect(plain(stderr)).toContain(sentence)
  })

  test('refuses a token that nobody knows with 3', async () => {
    const { exitCode, stderr } = await run(['imports'], { MA_CANTINE_TOKEN: 'unknown' })
    expect(exitCode).toBe(3)
    expect(stderr).toContain('a refusé l’accès')
  })

  test.each([[], ['list'], ['show'], ['undo']])('describes itself in French: %j', async (...verb: string[]) => {
    const { exitCode, stdout } = await run(['imports', ...verb, '--help'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Utilisation : ma-cantine imports')
    expect(stdout).not.toMatch(/Usage|Options:|Arguments:|display|default/)
  })
})

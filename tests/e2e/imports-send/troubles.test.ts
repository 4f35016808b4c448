import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiret, parc } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { expectNoViolations } from '../../support/page-checks.ts'
import { type PageOptions, type Site, startSite } from '../../support/site.ts'
import { SendingPage } from './sending-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

let numbers = 100

/** Opens an import as a new user with a canteen of their own. */
async function arrive(options: PageOptions & { outcome?: 'PURCHASES' | 'CANTEENS' } = {}) {
  const person = await site.server.addPerson()
  const siret = makeSiret(++numbers)
  await site.server.addCanteen(siret, [person])
  const page = await site.page({ person, ...options })
  const screen = new SendingPage(page)
  await screen.open(options.outcome ?? 'PURCHASES')
  return { person, siret, page, screen, stored: () => listImports(person) }
}

/** Kind and outcome of a user's imports in the journal, from first to last. */
async function listImports({ id }: Person): Promise<string[]> {
  const rows = await site.server.rows<{ userId: number; status: string; created: number }>('imports')
  return rows.filter(({ userId }) => userId === id).map(({ status, created }) => `${status} ${created}`)
}

describe('data stored already', () => {
  test('by the same file are shown, and not stored twice', { tags: 'long' }, async () => {
    const { person, siret, page, screen, stored } = await arrive({ width: 'phone', dark: true })
    const content = file('achats', [{ siret }, { siret, description: 'Navets', prix_ht: '12' }])
    await site.server.importPurchases(person, content)
    await screen.choose(content)
    await page.getByText('Ce fichier a déjà été utilisé pour importer 2 achats :').waitFor()
    const rows = page.getByRole('table', { name: 'Achats que ce fichier a enregistrés' }).getByRole('row')
    await expect.poll(() => rows.nth(1).innerText()).toMatch(/Navets\s+15 mars 2024\s+12,00\s€/)
    await expectNoViolations(page)
    await expect.poll(() => stored()).toEqual(['done 2'])
    await page.context().close()
  })

  test('by another file are skipped, stored too, or refuse the file, as the user chooses', {
    tags: 'long',
  }, async () => {
    const { person, siret, page, screen, stored } = await arrive()
    await site.server.importPurchases(person, file('achats', [{ siret }]))
    await screen.choose(file('achats', [{ siret }, { siret, description: 'Navets' }]))
    await screen.heading('1 ligne ressemble à un achat déjà enregistré').waitFor()
    await screen.button('Continuer').click()
    await page.getByText('Choisissez ce qu’il faut faire de ces lignes.').waitFor()
    await expectNoViolations(page)
    await page.getByText('Ne rien enregistrer').click()
    await screen.button('Continuer').click()
    // The row stands in the table with the others; once it is removed, the rest may be stored.
    await page.getByText('1 Erreur détectée').waitFor()
    await page
      .getByText(/ressemble à l’achat déjà enregistré.*Pommes de terre.*90,11/)
      .first()
      .waitFor()
    await expectNoViolations(page)
    await page.getByRole('gridcell').first().click()
    await screen.button('Supprimer la ligne 2').click()
    await screen.button('Enregistrer l’achat').waitFor()
    await expect.poll(() => stored()).toEqual(['done 1'])

    await screen.button('Choisir un autre fichier').click()
    await screen.dialog('Quitter ce fichier').getByRole('button', { name: 'Choisir un autre fichier' }).click()
    await screen.choose(file('achats', [{ siret }, { siret, description: 'Panais' }]))
    await page.getByText('Les laisser de côté').click()
    await screen.button('Continuer').click()
    await page.getByText('1 à enregistrer, 1 laissé de côté, déjà enregistré').waitFor()
    await expectNoViolations(page)
    await screen.button('Modifier mon choix').click()
    await page.getByText('Les enregistrer aussi').click()
    await screen.button('Continuer').click()
    await screen.button('Enregistrer les 2 achats').click()
    await screen.succeed()
    await expect.poll(() => stored()).toEqual(['done 1', 'done 2'])
    await page.context().close()
  })

  test('in the same state leave nothing to do', { tags: 'long' }, async () => {
    const { person, siret, page, screen } = await arrive({ outcome: 'CANTEENS' })
    const content = file('cantines', [{ siret }])
    await site.server.importCanteens(person, content)
    await screen.choose(content)
    await screen.heading('Il n’y a rien à enregistrer').waitFor()
    await expectNoViolations(page)
    await page.context().close()
  })
})

test('errors that only stored data reveal are mended like the others, with a canteen of one’s own', {
  tags: 'long',
}, async () => {
  const { siret, page, screen, stored } = await arrive({ expected: [/ERR_INTERNET_DISCONNECTED/] })
  const plans: string[] = []
  page.on('request', request => request.url().includes('dryRun=true') && plans.push(request.url()))
  await screen.choose(file('achats', [{ siret }, { siret: parc }, { siret: parc, description: 'Navets' }]))
  await page.getByText('2 Erreurs détectées').waitFor()
  await page.getByText(/Veuillez les corriger avant d.importer à nouveau le fichier\./).waitFor()
  await page.getByText(/2 lignes concernées par cette erreur : .*3, 4/).waitFor()
  // One verdict on the screen, and nothing to send.
  await expect.poll(() => page.getByText(/prêt à être envoyé|dans le fichier lui-même/).count()).toBe(0)
  await expect.poll(() => screen.button(/^Enregistrer /).count()).toBe(0)
  expect(plans.length).toBe(1)
  await page.getByRole('gridcell', { name: parc }).first().click()
  const canteens = page.getByRole('group', { name: 'Choisir parmi mes cantines' })
  await canteens.getByRole('link', { name: 'Ajouter une cantine qui manque' }).waitFor()
  await canteens.getByRole('checkbox', { name: 'Corriger les 2 lignes qui ont cette valeur' }).waitFor()
  await expectNoViolations(page)
  await canteens.getByRole('searchbox').fill('rien de tel')
  await canteens.getByText('Aucune de vos cantines ne correspond.').waitFor()
  await canteens.getByRole('searchbox').fill(siret)
  // Without a network, the page says what could not be checked, and goes on when it is back.
  const pick = canteens.getByRole('button', { name: `— ${siret}` })
  await pick.waitFor()
  await page.context().setOffline(true)
  await pick.click()
  await page.getByText('Il n’a pas encore été comparé avec vos données enregistrées').waitFor()
  await expectNoViolations(page)
  await page.context().setOffline(false)
  await screen.button('Enregistrer les 3 achats').click()
  await screen.succeed()
  await expect.poll(() => stored()).toEqual(['done 3'])
  await page.context().close()
})

describe('data that change after the plan was shown', () => {
  test('lead to a new plan, which the user reads before anything is stored', { tags: 'long' }, async () => {
    const { person, siret, page, screen } = await arrive({ outcome: 'CANTEENS' })
    await screen.choose(file('cantines', [{ siret, nom: 'Cantine du Parc' }]))
    await screen.heading('Ce qui sera enregistré').waitFor()
    await site.server.importCanteens(person, file('cantines', [{ siret, nom: 'Cantine du Lac' }]))
    await screen.save()
    await page.getByText('Vos données ont changé entre-temps').waitFor()
    await expectNoViolations(page)
    await screen.save()
    await screen.succeed()
    const names = await site.server.rows<{ siret: string; name: string }>('canteens')
    expect(names.find(canteen => canteen.siret === siret)?.name).toBe('Cantine du Parc')
    await page.context().close()
  })

  test('because another tab sent the same file: it is stored once', { tags: 'long' }, async () => {
    const { siret, page, screen, stored } = await arrive()
    const other = new SendingPage(await site.tab(page))
    await other.open('PURCHASES')
    const content = file('achats', [{ siret }])
    for (const tab of [screen, other]) {
      await tab.choose(content)
      await tab.heading('Ce qui sera enregistré').waitFor()
    }
    await screen.save()
    await screen.succeed()
    await other.save()
    await other.heading('Ce fichier est déjà enregistré').waitFor()
    await other.page.getByText('Ce fichier a déjà été utilisé pour importer 1 achat :').waitFor()
    expect((await stored()).filter(status => status.startsWith('done'))).toEqual(['done 1'])
    await page.context().close()
  })
})

describe('a sending that is cancelled', () => {
  test('while the file is uploaded stores nothing, as the server confirms', { tags: 'long' }, async () => {
    const { siret, page, screen } = await arrive({ expected: [/404 POST/] })
    await screen.choose(file('achats', rows(siret, 5000)))
    await screen.heading('Ce qui sera enregistré').waitFor()
    await slowUploads(page)
    await screen.save()
    await page.getByText('Gardez cette page ouverte jusqu’à la fin.').waitFor()
    await expectNoViolations(page)
    await screen.button('Annuler l’envoi').click()
    await page.getByText('Rien n’a été enregistré : le service nous l’a confirmé.').waitFor()
    await expectNoViolations(page)
    expect(
      await site.server.app.services.database.reader('purchases').where('searchText', 'like', 'panier 7%'),
    ).toEqual([])
    await page.context().close()
  })

  test('after it is stored says so, and offers to undo it', { tags: 'long' }, async () => {
    const { siret, page, screen, stored } = await arrive()
    await screen.choose(file('achats', [{ siret }]))
    const lost = await loseAnswer(page)
    await screen.save()
    await lost.carriedOut
    await screen.button('Annuler l’envoi').click()
    await screen.heading('Le fichier était déjà enregistré').waitFor()
    await expectNoViolations(page)
    await screen.undo()
    await expect.poll(() => stored()).toEqual(['undone 1'])
    await page.context().close()
  })
})

test('a rate limit shows when the next try comes; cancelling stores nothing', { tags: 'long' }, async () => {
  const strict = await startSite({ RATE_LIMITS: 'import=1/60' })
  try {
    const person = await strict.server.addPerson()
    const siret = makeSiret(++numbers)
    await strict.server.addCanteen(siret, [person])
    const page = await strict.page({ person, width: 'phone', expected: [/429 POST/] })
    const screen = new SendingPage(page)
    await screen.open('PURCHASES')
    await screen.choose(file('achats', [{ siret }]))
    await screen.heading('Ce qui sera enregistré').waitFor()
    await screen.save()
    await page.getByText('Le service a reçu trop de demandes en peu de temps.').first().waitFor()
    await page.getByText(/Nouvel essai dans (30|2\d) secondes/).waitFor()
    await expectNoViolations(page)
    await screen.button('Annuler l’envoi').click()
    await page.getByText('Rien n’a été enregistré : le service nous l’a confirmé.').waitFor()
    await expect.poll(() => strict.server.count('purchases')).toBe(0)
  } finally {
    await strict.close()
  }
})

describe('a sending interrupted', () => {
  test('by a lost network goes on when it is back, and stores once', async () => {
    const { siret, page, screen, stored } = await arrive({ expected: [/ERR_INTERNET_DISCONNECTED/] })
    await screen.choose(file('achats', [{ siret }]))
    await screen.heading('Ce qui sera enregistré').waitFor()
    await page.context().setOffline(true)
    await screen.save()
    await screen.heading('On ne sait pas encore si le fichier a été enregistré').waitFor()
    await page.getByText('Vous êtes hors connexion').first().waitFor()
    await page.context().setOffline(false)
    await screen.succeed()
    await expect.poll(() => stored()).toEqual(['done 1'])
    await page.context().close()
  })

  test('by a reload goes on when the same file is chosen again, and stores once', { tags: 'long' }, async () => {
    const { siret, page, screen, stored } = await arrive()
    page.on('dialog', dialog => void dialog.accept())
    const content = file('achats', [{ siret }])
    await screen.choose(content)
    await screen.heading('Ce qui sera enregistré').waitFor()
    const lost = await loseAnswer(page)
    await screen.save()
    await lost.carriedOut
    await page.reload()
    await screen.choose(content)
    await screen.heading('Un envoi de ce fichier a été interrompu').waitFor()
    await expectNoViolations(page)
    await screen.button('Reprendre l’envoi').click()
    await screen.succeed()
    await expect.poll(() => stored()).toEqual(['done 1'])
    await page.context().close()
  })

  test('by the end of the session waits for its owner, file and all', { tags: 'long' }, async () => {
    const { person, siret, page, screen, stored } = await arrive({ expected: [/403 POST/] })
    await screen.choose(file('achats', [{ siret }]))
    await screen.heading('Ce qui sera enregistré').waitFor()
    await page.context().clearCookies()
    await screen.save()
    await screen.dialog('Votre session a expiré').waitFor()
    await page.keyboard.press('Escape')
    await screen.heading('Votre session a expiré').waitFor()
    await expectNoViolations(page)
    await site.signIn(page.context(), person)
    await screen.button('Continuer').click()
    await screen.succeed()
    await expect.poll(() => stored()).toEqual(['done 1'])
    await page.context().close()
  })

  test('by a failing server says that nothing is stored', async () => {
    const { siret, page, screen, stored } = await arrive({ expected: [/500 POST/] })
    await screen.choose(file('achats', [{ siret }]))
    await screen.heading('Ce qui sera enregistré').waitFor()
    await page.route(/importPurchases\/\?plan=/, route => route.fulfill({ status: 500 }))
    await screen.save()
    await screen.heading('L’envoi n’a pas abouti').waitFor()
    await page.getByText('Une erreur est survenue, vous pouvez réessayer plus tard').waitFor()
    await page.getByText('Rien n’a été enregistré.').waitFor()
    await expectNoViolations(page)
    await expect.poll(() => stored()).toEqual([])
    await page.context().close()
  })
})

/** Lets the server carry the next order out, and drops its answer. */
async function loseAnswer(page: Page): Promise<{ readonly carriedOut: Promise<void> }> {
  const carriedOut = Promise.withResolvers<void>()
  let lost = false
  await page.route(/importPurchases\/\?plan=/, async route => {
    if (lost) return route.continue()
    lost = true
    await route.fetch()
    carriedOut.resolve()
  })
  return { carriedOut: carriedOut.promise }
}

const rows = (siret: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ siret, description: `Panier ${index}` }))

async function slowUploads(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 25_000,
  })
}

test('a file that changes on the disk after it was checked is not sent', async () => {
  const { siret, page, screen, stored } = await arrive()
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-site-'))
  try {
    const path = join(folder, 'achats.csv')
    writeFileSync(path, file('achats', [{ siret }]))
    await page.locator('input[type=file]').setInputFiles(path)
    await screen.heading('Ce qui sera enregistré').waitFor()
    writeFileSync(path, file('achats', [{ siret }, { siret, description: 'Navets' }]))
    await screen.save()
    await page.getByText('Le fichier a été déplacé ou modifié depuis que vous l’avez choisi.').waitFor()
    await expectNoViolations(page)
    await expect.poll(() => stored()).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
  await page.context().close()
})

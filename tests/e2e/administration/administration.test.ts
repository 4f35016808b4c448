/** @module-tag long */
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReadyCanteens } from '../../server/support/add-ready-canteens.ts'
import type { Browser } from '../../server/support/browser.ts'
import { messagesTo } from '../../server/support/mailbox.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import { addStaff } from '../../server/support/staff.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type PageOptions, type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
let staff: Browser
let manager: Person
let canteens: readonly number[]
beforeAll(async () => {
  site = await startSite()
  staff = (await addStaff(site.server, { firstName: 'Aïcha', lastName: 'Martin' })).browser
  manager = await site.server.addPerson({ firstName: 'Zoé', lastName: 'L’Héritier' })
  canteens = await addReadyCanteens(site.server.app.services.database, manager.id, 2024, 2)
})
afterAll(() => site.close())

/** A page of somebody of the staff, who has given a code. */
async function staffPage(options: PageOptions = {}): Promise<Page> {
  const page = await site.page(options)
  await page.context().addCookies([...staff.cookies].map(([name, value]) => ({ name, value, url: site.url })))
  return page
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const judge = async (page: Page) => {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}
const reason = 'Demande reçue par courrier le 3 mars.'

test('people are found, become elected officials and are blocked, each time for a reason that they read', async () => {
  const page = await staffPage({ expected: [/400 POST/] })
  await page.goto('/administration')
  await heading(page, 'Administration').waitFor()
  await judge(page)
  await page.getByLabel('Chercher une personne').fill('heritier')
  await page.keyboard.press('Enter')
  await heading(page, 'Tous les comptes').waitFor()
  await judge(page)
  await page.getByLabel('Qui montrer').selectOption('Les comptes bloqués')
  await page.getByText('Aucun compte ne correspond.').waitFor()
  await judge(page)
  await button(page, 'Retirer tous les filtres').click()
  await page.getByRole('link', { name: 'Zoé L’Héritier' }).click()
  await heading(page, 'Zoé L’Héritier').waitFor()
  await judge(page)

  await button(page, 'Donner le rôle d’élu').click()
  await dialog(page).getByText(`Un message part à ${manager.email}`).waitFor()
  await judge(page)
  await dialog(page).getByRole('button', { name: 'Donner le rôle d’élu' }).click()
  await dialog(page)
    .getByRole('link', { name: /Départements/ })
    .waitFor()
  await judge(page)
  await dialog(page).getByLabel('Chercher un département').fill('herault')
  await tick(dialog(page).getByLabel('Hérault (34)'))
  await dialog(page).getByLabel('Raison').fill(reason)
  await dialog(page).getByRole('button', { name: 'Donner le rôle d’élu' }).click()
  await page.getByText('Zoé L’Héritier a le rôle d’élu.').waitFor()
  await page.getByRole('cell', { name: 'Rôle d’élu (département 34)' }).waitFor()
  expect((await messagesTo(site.server, manager.email)).at(-1)?.body).toContain(reason)
  await judge(page)

  await button(page, 'Bloquer le compte').click()
  await dialog(page).getByText('La personne ne peut plus se connecter').waitFor()
  await dialog(page).getByLabel('Raison').fill('Bref')
  await dialog(page).getByRole('button', { name: 'Bloquer le compte' }).click()
  await dialog(page).getByText('Donnez la raison en 10 caractères au moins').first().waitFor()
  await judge(page)
  await dialog(page).getByLabel('Raison').fill(reason)
  await dialog(page).getByRole('button', { name: 'Bloquer le compte' }).click()
  await page.getByText('Le compte de Zoé L’Héritier est bloqué.').waitFor()
  await button(page, 'Débloquer le compte').waitFor()

  // A colleague has unblocked it since.
  const url = `/api/v1/administration/accounts/${manager.id}/block/`
  await staff.request('POST', url, { payload: { isBlocked: false, reason } })
  await button(page, 'Débloquer le compte').click()
  await dialog(page).getByLabel('Raison').fill(reason)
  await dialog(page).getByRole('button', { name: 'Débloquer le compte' }).click()
  await dialog(page).getByText('C’est déjà le cas : rien n’a été changé.').first().waitFor()
  await button(page, 'Ne rien changer').click()
  await expect.poll(() => dialog(page).count()).toBe(0)

  await page.getByRole('link', { name: 'Les voir tous dans le journal' }).click()
  await heading(page, 'Journal des actes').waitFor()
  await page.getByText('Actes 1 à 3 sur 3').waitFor()
  await judge(page)
  await page.getByLabel('Quels actes montrer').selectOption('Compte bloqué')
  await page.getByText('1 acte', { exact: true }).waitFor()
})

test('a canteen gets a manager and a late declaration, which its manager sees', async () => {
  const empty = await site.server.addCanteen(makeSiret(77), [], { name: 'Cantine du Port' })
  const newcomer = await site.server.addPerson()
  const page = await staffPage({ width: 'phone', expected: [/400 POST/] })
  await page.goto('/administration/cantines?groupe=unmanaged')
  await page.getByRole('link', { name: 'Cantine du Port' }).click()
  await heading(page, 'Cantine du Port').waitFor()
  await page.getByText('Personne ne gère cette cantine.').waitFor()
  await judge(page)
  await button(page, 'Placer un gestionnaire').click()
  await dialog(page).getByLabel('Adresse e-mail du compte').fill('personne@exemple.fr')
  await dialog(page).getByLabel('Raison').fill(reason)
  await dialog(page).getByRole('button', { name: 'Placer un gestionnaire' }).click()
  await dialog(page).getByText('Aucun compte n’a cette adresse e-mail').first().waitFor()
  await judge(page)
  await dialog(page).getByLabel('Adresse e-mail du compte').fill(newcomer.email)
  await dialog(page).getByRole('button', { name: 'Placer un gestionnaire' }).click()
  await page.getByText(`${newcomer.email} gère maintenant Cantine du Port.`).waitFor()
  await page.getByRole('link', { name: 'Camille Dupont' }).first().waitFor()
  expect((await messagesTo(site.server, newcomer.email)).at(-1)?.body).toContain('Cantine du Port')
  expect(await site.server.app.services.database.reader('canteenManagers').where({ canteenId: empty })).toHaveLength(1)

  await page.goto(`/administration/cantines/${canteens[0]}`)
  await button(page, 'Ouvrir une année hors campagne').click()
  await dialog(page).getByLabel('Année du bilan').selectOption('2024')
  await dialog(page)
    .getByLabel('Dernier jour')
    .fill(parisDay(new Date(Date.now() + 10 * 86_400_000)))
  await dialog(page).getByLabel('Raison').fill(reason)
  await judge(page)
  await dialog(page).getByRole('button', { name: 'Ouvrir une année hors campagne' }).click()
  await page.getByText('Le bilan 2024 peut être télédéclaré jusqu’au').waitFor()
  await page.getByText('la cantine peut télédéclarer jusqu’au').waitFor()
  await judge(page)

  const theirs = await site.page({ person: manager })
  await theirs.goto(`/ma-progression/${canteens[0]}--ecole/2024/qualite-des-produits`)
  await theirs.getByText('Notre équipe a ouvert la télédéclaration du bilan 2024 pour votre cantine').waitFor()
  await button(theirs, 'Vérifier et télédéclarer').waitFor()
  await judge(theirs)
  await theirs.goto(`/ma-progression/${canteens[1]}--ecole/2024/qualite-des-produits`)
  await theirs.getByText('La campagne sur les données 2024 est terminée').waitFor()

  await button(page, 'Fermer le bilan 2024').click()
  await dialog(page).getByLabel('Raison').fill(reason)
  await dialog(page).getByRole('button', { name: 'Fermer le bilan 2024' }).click()
  await page.getByText('Le bilan 2024 ne peut plus être télédéclaré.').waitFor()
})

test('what failed is shown, and a task is run again', async () => {
  const page = await staffPage()
  await page.goto('/administration/incidents')
  await page.getByText('Aucune tâche n’a échoué.').waitFor()
  await judge(page)
  const date = '2026-03-04T05:06:07.000Z'
  const dates = { creationDate: date, lastError: 'No room left' }
  const { writer } = site.server.app.services.database
  await writer('jobs').insert({ ...dates, name: 'open-data', dueDate: '2999-01-01T00:00:00.000Z', attempts: 3 })
  const message = { recipient: 'camille@exemple.fr', subject: 'Bonjour', body: '-' }
  await writer('outgoingEmails').insert({ ...dates, ...message, nextAttemptDate: '2999-01-01T00:00:00.000Z' })
  await page.reload()
  await page.getByRole('cell', { name: 'c•••@exemple.fr' }).waitFor()
  await judge(page)
  await page.getByRole('button', { name: 'Relancer open-data' }).click()
  await page.getByText('La tâche open-data recommence dans quelques secondes.').waitFor()
  const [job] = await writer('jobs').where({ name: 'open-data' })
  expect(job.dueDate <= new Date().toISOString()).toBe(true)
})

test('what does not exist is said, and leads back', async () => {
  const page = await staffPage({ expected: [/404 GET \/api/] })
  for (const [path, title] of [
    ['/administration/comptes/999999', 'Compte introuvable'],
    ['/administration/cantines/999999', 'Cantine introuvable'],
    ['/administration/cantines/port', 'Cantine introuvable'],
  ] as const) {
    await page.goto(path)
    await heading(page, title).waitFor()
    await judge(page)
  }
})

test('its menu leads staff to where a code is asked for, and nobody else is let in', async () => {
  const page = await site.page({ person: await site.server.addPerson({ isStaff: true }) })
  await page.goto('/mon-compte')
  await page.getByRole('link', { name: 'Administration' }).click()
  await page.getByRole('link', { name: 'Activer la double authentification' }).waitFor()
  const theirs = await site.page({ person: manager })
  await theirs.goto('/administration/comptes')
  await expect.poll(() => new URL(theirs.url()).pathname).toBe('/')
  await theirs.goto('/mon-compte')
  await heading(theirs, 'Mon compte').waitFor()
  expect(await theirs.getByRole('link', { name: 'Administration' }).count()).toBe(0)
})

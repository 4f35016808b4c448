import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastLink, messagesTo } from '../../server/support/mailbox.ts'
import { eventually } from '../../server/support/test-server.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const phrase = 'girafe tartine velours octobre'
const newPhrase = 'marteau lilas pingouin samedi'
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

async function followLink(page: Page, email: string, wanted: string): Promise<void> {
  const parts = await eventually(async () => {
    const link = await lastLink(site.server, email)
    return link.page === wanted ? link : undefined
  })
  await page.goto(`/${parts.page}/${parts.uid}/${parts.token}`)
}

test('an account is created, confirmed, used and deleted with the keyboard alone, on a phone', async () => {
  const page = await site.page({ width: 'phone' })
  const keys = new Keyboard(page)
  const email = 'jeanne.martin@exemple.fr'

  await page.goto('/creer-mon-compte')
  await h1(page, 'Créer mon compte')
  await keys.fill('Prénom', 'Jeanne')
  await keys.fill('Nom', 'Martin')
  await keys.fill('Adresse e-mail', email)
  await keys.fill('Téléphone', '01 23 45 67 89')
  await page.getByText('Identifiant proposé : jeanne_martin').waitFor()
  await expect.poll(() => page.getByLabel('Identifiant').inputValue()).toBe('jeanne_martin')
  await keys.fill(/^Mot de passe(?!,)/, 'jeanne2024')
  await page.getByText(/il reprend votre nom/).waitFor()
  await keys.fill(/^Mot de passe(?!,)/, phrase)
  await page.getByText(/Solidité du mot de passe\s: (bonne|très bonne)/).waitFor()
  await keys.fill(/^Mot de passe, une seconde fois/, phrase)
  await keys.tick(/J’accepte les conditions/)
  await expectNoSidewaysScroll(page)
  await keys.press('Créer mon compte')

  await h1(page, 'Confirmer mon adresse e-mail')
  await page.getByText(`Un message est parti à l’adresse ${email}.`).waitFor()
  await keys.press('Renvoyer le message')
  await page.getByText(`Un nouveau message est parti à l’adresse ${email}.`).waitFor()
  await followLink(page, email, 'activation-compte')
  await page.getByText(/seulement si vous venez de créer le compte nommé dans le message/).waitFor()
  await expectNoViolations(page)
  // Opening the page confirms nothing, because mail scanners open it too.
  await waitUntilIdle(page)
  const accounts = await site.server.rows<{ email: string; emailConfirmed: number | boolean }>('users')
  expect(accounts.filter(account => account.email === email && !account.emailConfirmed)).toHaveLength(1)
  await keys.press('Confirmer mon adresse')
  const thanks = page.getByRole('heading', { name: 'Merci, votre adresse est confirmée' })
  await thanks.waitFor()
  await expect.poll(() => thanks.evaluate(element => element === document.activeElement)).toBe(true)
  await expectNoViolations(page)

  await page.goto('/mon-compte')
  await page.getByText('confirmée').waitFor()
  await keys.press('Activer le mode développeur')
  await page.getByText('Le mode développeur est activé.').waitFor()
  const summary = page.getByRole('region', { name: 'Mes informations' }).locator('dt')
  await expect
    .poll(() => summary.allInnerTexts())
    .toEqual(['Nom', 'Prénom', 'Identifiant', 'Adresse e-mail', 'Téléphone'])
  await keys.press('Modifier mes informations', 'link')
  await h1(page, 'Mon profil')
  await keys.fill('Prénom', ' et Marie', { after: true })
  await page.keyboard.press('Enter')
  await h1(page, 'Mon compte')
  await page.getByRole('status').getByText('Profil enregistré').waitFor()
  await page.getByText('Jeanne et Marie', { exact: true }).waitFor()

  await page.goto('/mon-compte/jetons')
  await keys.press('Créer un jeton')
  await page.getByRole('heading', { name: 'Nouveau jeton' }).waitFor()
  await keys.fill('Nom du jeton', 'Import du lundi')
  await keys.tick('lire vos achats')
  await keys.press('Créer le jeton')
  await page.getByRole('heading', { name: 'Le jeton « Import du lundi » est créé' }).waitFor()
  const token = await page.getByRole('textbox', { name: 'Votre jeton' }).inputValue()
  const read = () =>
    site.server.app.inject({ url: '/api/v1/purchases/', headers: { authorization: `Bearer ${token}` } })
  expect((await read()).statusCode).toBe(200)
  await keys.press('J’ai copié mon jeton')
  await keys.press('Révoquer le jeton « Import du lundi »')
  await page.getByRole('dialog', { name: 'Révoquer le jeton « Import du lundi » ?' }).waitFor()
  await keys.press('Révoquer')
  await page.getByText('Le jeton « Import du lundi » est révoqué.').waitFor()
  expect((await read()).statusCode).toBe(403)

  await page.goto('/mon-compte/mot-de-passe')
  await keys.fill('Mot de passe actuel', phrase)
  await keys.fill(/^Nouveau mot de passe(?!,)/, newPhrase)
  await keys.fill(/^Nouveau mot de passe, une seconde fois/, newPhrase)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Mot de passe changé').waitFor()

  await page.goto('/mon-compte/supprimer-mon-compte')
  await keys.fill('Votre mot de passe, pour confirmer', newPhrase)
  await keys.press('Supprimer mon compte pour toujours')
  await page.getByRole('heading', { name: 'Votre compte est supprimé' }).waitFor()
  await keys.press('Revenir à l’accueil', 'link')
  await page.waitForURL(url => url.pathname === '/')
  expect((await site.server.rows<{ email: string }>('users')).map(user => user.email)).not.toContain(email)
}, 180_000)

test('after a password reset, signing in leads to the address asked for at first', { tags: 'long' }, async () => {
  const person = await site.server.addPerson()
  const page = await site.page({ expected: [/400 POST/] })
  await page.goto('/s-identifier?next=/mon-compte/profil')
  await page.getByLabel('Identifiant ou adresse e-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await page.keyboard.press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: 'L’identifiant ou le mot de passe est incorrect.' })
  await refusal.waitFor()
  await expect.poll(() => refusal.evaluate(element => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByLabel('Identifiant ou adresse e-mail').inputValue()).toBe(person.email)

  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await h1(page, 'Mot de passe oublié')
  await page.getByLabel('Adresse e-mail').fill('personne')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Merci de vérifier les champs en rouge et réessayer' }).waitFor()
  await page.getByLabel('Adresse e-mail').fill(person.email)
  await page.keyboard.press('Enter')
  const sent = page.getByRole('heading', { name: 'Regardez vos messages' })
  await sent.waitFor()
  await expect.poll(() => sent.evaluate(element => element === document.activeElement)).toBe(true)

  await followLink(page, person.email, 'nouveau-mot-de-passe')
  await page.getByLabel(/^Nouveau mot de passe(?!,)/).fill('12345678')
  await page.getByLabel(/^Nouveau mot de passe, une seconde fois/).fill('12345678')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Nouveau mot de passe\s: Ce mot de passe/ }).click()
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true')
  await page.getByLabel(/^Nouveau mot de passe(?!,)/).fill(newPhrase)
  await page.getByLabel(/^Nouveau mot de passe, une seconde fois/).fill(newPhrase)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Votre mot de passe est changé' }).waitFor()

  await page.goto('/s-identifier?next=/mon-compte/profil')
  await page.getByLabel('Identifiant ou adresse e-mail').fill(person.username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(newPhrase)
  await tick(page.getByLabel('Afficher le mot de passe'))
  await expect.poll(() => page.getByLabel('Mot de passe', { exact: true }).getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await h1(page, 'Mon profil')
  expect((await messagesTo(site.server, person.email)).at(-1)?.subject).toBe('Votre mot de passe a été modifié')
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationToken, personalToken } from '../../server/support/make-token.ts'
import { tilleuls } from '../../server/support/sirets.ts'
import { type Person, password } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson({ emailConfirmed: false })
  await site.server.addCanteen(tilleuls, [person])
})
afterAll(() => site.close())

const phrase = 'girafe tartine velours octobre'

/** Expects no accessibility violation in either theme, and no sideways scroll on the narrowest screen. */
async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

/** Submits the form twice, unfilled: each time the summary takes the focus and says this many problems, which it says alone. */
async function expectRefused(page: Page, action: string, problems: number): Promise<void> {
  await page.getByRole('button', { name: action }).click()
  const summary = page.getByRole('alert', { name: 'Merci de vérifier les champs en rouge et réessayer' })
  await summary.waitFor()
  await expect.poll(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
  await expect.poll(() => summary.getByRole('link').count()).toBe(problems)
  await expect.poll(() => page.locator('main .fr-messages-group .fr-message--error').count()).toBe(problems)
  await expect
    .poll(() => page.locator('main .fr-messages-group:not([aria-live=off]) .fr-message--error').count())
    .toBe(0)
  await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: action }).click()
  await expect.poll(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
}

describe('every form of an account', () => {
  let visitor: Page
  let owner: Page
  beforeAll(async () => {
    visitor = await site.page({ width: 'phone' })
    owner = await site.page({ person })
  })
  afterAll(() => Promise.all([visitor, owner].map(page => page.context().close())))

  async function expectAccessibleOnceRefused(page: Page, path: string, action: string, problems: number) {
    await page.goto(path)
    await page.getByRole('button', { name: action }).waitFor()
    // As it is at first, `frame/screens.test.ts` judges it.
    await expectRefused(page, action, problems)
    await expectAccessible(page)
  }

  test.each([
    ['/s-identifier', 'Se connecter', 2],
    ['/creer-mon-compte', 'Créer mon compte', 7],
    ['/reinitialisation-mot-de-passe', 'Recevoir le lien', 1],
  ])('for visitors (%s) is accessible once it is refused', { tags: 'long' }, (...form) =>
    expectAccessibleOnceRefused(visitor, ...form),
  )

  test.each([
    ['/mon-compte/mot-de-passe', 'Changer mon mot de passe', 3],
    ['/mon-compte/supprimer-mon-compte', 'Supprimer mon compte pour toujours', 1],
    ['/o/applications/register/', 'Déclarer l’application', 2],
  ])('of the person (%s) is accessible once it is refused', { tags: 'long' }, (...form) =>
    expectAccessibleOnceRefused(owner, ...form),
  )

  test('for a token shows missing fields, and limits the token to the chosen canteens', { tags: 'long' }, async () => {
    const page = owner
    await page.goto('/mon-compte/jetons')
    await page.getByRole('button', { name: 'Créer un jeton' }).click()
    await tick(page.getByRole('radio', { name: 'Certaines cantines seulement' }))
    await expectRefused(page, 'Créer le jeton', 3)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Ce que le jeton permet/ }).click()
    await page.keyboard.press('Space')
    await page.getByLabel('Nom du jeton').fill('Économat')
    await tick(page.getByRole('checkbox', { name: `Cantine ${tilleuls}` }))
    await page.getByLabel('Durée de validité').selectOption('3 mois')
    await page.getByRole('button', { name: 'Créer le jeton' }).click()
    await page.getByRole('button', { name: 'J’ai copié mon jeton' }).waitFor()
    const token = page.getByRole('textbox', { name: 'Votre jeton' })
    await expect.poll(() => token.evaluate(element => element === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'J’ai copié mon jeton' }).click()
    const list = page.getByRole('heading', { name: 'Vos jetons' })
    await expect.poll(() => list.evaluate(element => element === document.activeElement)).toBe(true)
    await page.getByText(`Cantines : Cantine ${tilleuls}`).waitFor()
    await expectAccessible(page)
  })
})

test('the screens of an account without a form say what they are for, and used links that they are', {
  tags: 'long',
}, async () => {
  const page = await site.page({ width: 'phone', person, expected: [/400 POST \/api\/v1\/accountLinkCheck\//] })
  for (const [path, text] of [
    ['/mon-compte', 'Modifier mes informations'],
    ['/email-de-confirmation', 'Renvoyer le message'],
    ['/activation-compte/MQ/jeton', 'Votre adresse n’a pas été confirmée'],
    ['/nouveau-mot-de-passe/MQ/jeton', 'Ce lien ne sert plus'],
    ['/o/authorized_tokens/', 'Vous n’avez donné accès à aucune application.'],
    ['/o/applications/', 'Vous n’avez déclaré aucune application.'],
  ] as const) {
    await page.goto(path)
    await page.getByText(text).waitFor()
  }
  await page.context().close()
})

describe('a sign-up', () => {
  async function fill(page: Page, username: string, email: string): Promise<void> {
    await page.goto('/creer-mon-compte')
    await page.getByLabel(/^First name|^Prénom/).fill('Jeanne')
    await page.getByLabel(/^Last name|^Nom/).fill('Martin')
    await page.getByLabel(/^E-mail address|^Adresse e-mail/).fill(email)
    await page.getByLabel(/^User name|^Identifiant/).fill(username)
    await page.getByLabel(/^(Password|Mot de passe)(?!,)/).fill(phrase)
    await page.getByLabel(/^Password, a|^Mot de passe, une/).fill(phrase)
    await tick(page.getByLabel(/^I accept|^J’accepte/))
  }

  test('shows the errors of the server beside the fields, and keeps the values typed', { tags: 'long' }, async () => {
    const page = await site.page({ expected: [/400 POST \/api\/v1\/accounts\//] })
    await fill(page, person.username, person.email)
    // One of the browser, three of the server, in one pass.
    await page.getByLabel(/^Téléphone/).fill('12')
    await page.getByLabel(/^Mot de passe(?!,)/).fill('soleil123')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page.getByRole('link', { name: /^Téléphone/ }).waitFor()
    await page.getByRole('link', { name: /^Mot de passe\s: Ce mot de passe/ }).waitFor()
    await page.getByRole('link', { name: /^Mot de passe, une seconde fois.*pas identiques/ }).waitFor()
    await page.getByRole('link', { name: /^Adresse e-mail.*Un compte utilise déjà/ }).waitFor()
    await page.getByLabel(/^Téléphone/).fill('')
    await page.getByLabel(/^Mot de passe(?!,)/).fill(phrase)
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page.getByRole('link', { name: /^Adresse e-mail.*Un compte utilise déjà/ }).waitFor()
    await page.getByRole('link', { name: /^Identifiant.*Cet identifiant est déjà pris/ }).click()
    const username = page.getByLabel(/^Identifiant/)
    await expect.poll(() => username.evaluate(element => element === document.activeElement)).toBe(true)
    const described = (await username.getAttribute('aria-describedby')) ?? ''
    await expect.poll(() => page.locator(`[id="${described}"]`).innerText()).toContain('déjà pris')
    await expect.poll(() => page.getByLabel(/^Mot de passe(?!,)/).inputValue()).toBe(phrase)
    await expectAccessible(page)
    await page.context().close()
  })

  test('that gets no answer keeps the values typed, and is sent once despite a double click', async () => {
    const page = await site.page({ locale: 'en', expected: [/ERR_CONNECTION_REFUSED/] })
    const accounts = '**/api/v1/accounts/'
    await page.route(accounts, route => route.abort('connectionrefused'))
    // A name that is suggested late, to who is about to type another one, is replaced by it.
    const { promise: isFocused, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/v1/usernameSuggestion/', async route => {
      await isFocused
      await route.continue()
    })
    await page.goto('/creer-mon-compte')
    await page.getByLabel(/^E-mail address/).fill('jeanne.en@exemple.fr')
    const username = page.getByLabel(/^User name/)
    await username.focus()
    release()
    await expect.poll(() => username.inputValue()).toBe('jeanneen')
    await page.keyboard.insertText('jeanne_en')
    await expect.poll(() => username.inputValue()).toBe('jeanne_en')
    await fill(page, 'jeanne_en', 'jeanne.en@exemple.fr')
    await page.getByRole('button', { name: 'Create my account' }).click()
    await page.getByRole('alert').getByText('nothing that you typed or saved is lost').waitFor()
    await expect.poll(() => page.getByLabel(/^E-mail address/).inputValue()).toBe('jeanne.en@exemple.fr')
    await page.unroute(accounts)
    let sent = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/accounts/')) sent++
    })
    await page.getByRole('button', { name: 'Create my account' }).dblclick()
    await page.getByRole('heading', { level: 1, name: 'Confirm my e-mail address' }).waitFor()
    expect(sent).toBe(1)
    await page.context().close()
  })
})

test('signing in never leads to another site', async () => {
  const page = await site.page({ person })
  for (const next of [
    'https://voleur.exemple.fr/',
    '//voleur.exemple.fr/',
    '/\\voleur.exemple.fr/',
    '/..//voleur.exemple.fr/',
    'javascript:alert(1)',
    'voleur',
    '',
  ]) {
    await page.goto(`/s-identifier?${new URLSearchParams({ next })}`)
    await page.waitForURL(url => url.pathname === '/')
    await expect.poll(() => new URL(page.url()).origin).toBe(site.url)
  }
})

test('a profile shrinks its photo, and asks to confirm a new address', { tags: 'long' }, async () => {
  const changing = await site.server.addPerson()
  const page = await site.page({
    person: changing,
    expected: [/400 PATCH \/api\/v1\/user\//, /400 PUT \/api\/v1\/passwordChange\//],
  })
  await page.goto('/mon-compte/profil')
  const picture = await page.screenshot({ type: 'jpeg', quality: 100 })
  await page.getByLabel('Choisir une photo').setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByText('Votre photo est enregistrée.').waitFor()
  await page.getByRole('img', { name: 'Votre photo actuelle' }).waitFor()
  const photo = page.getByRole('img', { name: 'Votre photo actuelle' })
  const size = () => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([256, 256])
  const sent = await page.request.get((await photo.getAttribute('src')) ?? '')
  expect((await sent.body()).length).toBeLessThan(50_000)
  await page
    .getByLabel('Choisir une photo')
    .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('rien') })
  await page.getByText('Cette image n’a pas pu être lue.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Supprimer ma photo' }).click()
  await page.getByText('Votre photo est supprimée.').waitFor()
  await page.getByLabel(/^Votre fonction/).selectOption('Autre fonction')
  await page.getByLabel(/^Quelle fonction/).fill('Conseil en restauration')
  await page.getByLabel(/^Comment avez-vous connu/).selectOption('Le bouche-à-oreille')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Vos informations sont à jour.').waitFor()
  const [saved] = (await site.server.rows<{ id: number }>('users')).filter(({ id }) => id === changing.id)
  expect(saved).toMatchObject({
    job: 'OTHER',
    otherJobDescription: 'Conseil en restauration',
    source: 'WORD_OF_MOUTH',
    otherSourceDescription: null,
  })
  await page.goto('/mon-compte/profil')
  await expect.poll(() => page.getByLabel(/^Quelle fonction/).inputValue()).toBe('Conseil en restauration')
  await expect.poll(() => page.getByLabel(/^De quelle façon/).count()).toBe(0)
  await page.getByLabel('Adresse e-mail').fill('autre@exemple.fr')
  await expectRefused(page, 'Enregistrer', 1)
  await expectAccessible(page)
  await page.getByLabel('Votre mot de passe').fill('pas le bon')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('link', { name: /^Votre mot de passe.*Ce n’est pas votre mot de passe/ }).waitFor()
  await page.getByLabel('Votre mot de passe').fill(password)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Un message est parti à l’adresse autre@exemple.fr pour la confirmer.').waitFor()
  await page.getByRole('heading', { name: 'Nouvelle adresse à confirmer' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Renvoyer le message' }).click()
  await page.getByText('Un nouveau message est parti à l’adresse autre@exemple.fr.').waitFor()
  await page.goto('/email-de-confirmation')
  await page.getByText('Un message est parti à l’adresse autre@exemple.fr.').waitFor()
  await page.goto('/mon-compte/profil')
  await page.getByRole('button', { name: 'Garder l’adresse actuelle' }).click()
  await page.getByText(`${changing.email} reste l’adresse de votre compte.`).waitFor()
  await page.goto('/mon-compte/mot-de-passe')
  await page.getByLabel('Mot de passe actuel').fill('pas le bon')
  await page.getByLabel(/^Nouveau mot de passe(?!,)/).fill(password)
  await page.getByLabel(/^Nouveau mot de passe, une/).fill(phrase)
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await page.getByRole('link', { name: /Les deux mots de passe ne sont pas identiques/ }).waitFor()
  await page.getByRole('link', { name: /^Mot de passe actuel/ }).waitFor()
})

test('a change of password asks which accesses to keep, and revokes the others', async () => {
  const changing = await site.server.addPerson()
  const kept = await personalToken(site.server, changing, ['user:read'], { columns: { name: 'Import du lundi' } })
  const { headers } = await applicationToken(site.server, changing, ['user:read'])
  const page = await site.page({ width: 'phone', person: changing })
  await page.goto('/mon-compte/mot-de-passe')
  const boxes = page.getByRole('group', { name: /à garder/ }).getByRole('checkbox')
  await boxes.first().waitFor()
  await expect.poll(() => boxes.evaluateAll(all => all.filter(box => (box as HTMLInputElement).checked).length)).toBe(0)
  await expect.poll(() => boxes.count()).toBe(4)
  await expectAccessible(page)
  await tick(page.getByRole('checkbox', { name: /^Import du lundi/ }))
  await page.getByLabel('Mot de passe actuel').fill(password)
  await page.getByLabel(/^Nouveau mot de passe(?!,)/).fill(phrase)
  await page.getByLabel(/^Nouveau mot de passe, une/).fill(phrase)
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await page.getByText('Mot de passe changé').waitFor()
  const works = async (headers: { authorization: string }) =>
    (await site.server.app.inject({ url: '/api/v1/userInfo/', headers })).statusCode === 200
  expect([await works(kept.headers), await works(changing.headers), await works(headers)]).toEqual([true, false, false])
  await page.goto('/mon-compte/jetons')
  await page.getByRole('heading', { name: 'Import du lundi' }).waitFor()
  await page.context().close()
})

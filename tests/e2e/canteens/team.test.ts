import { afterAll, beforeAll, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import { teamsOf } from '../../server/support/teams.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('a manager answers a request, invites, removes and leaves, with words for what others did meanwhile', async () => {
  const { server } = site
  const teams = teamsOf(server)
  const [manager, colleague, asker, late] = [
    await server.addPerson({ firstName: 'Dominique', lastName: 'Martin' }),
    await server.addPerson({ firstName: 'Sacha', lastName: 'Petit' }),
    await server.addPerson({ firstName: 'Camille', lastName: 'Dupont' }),
    await server.addPerson({ firstName: 'Alix', lastName: 'Roux' }),
  ]
  const name = 'Cantine des Tilleuls'
  const canteenId = await server.addCanteen(tilleuls, [colleague, manager], { name })
  await teams.ask(asker, canteenId, { message: 'Bonjour,\nje suis en cuisine depuis septembre.' })
  await teams.ask(late, canteenId)

  const page = await site.page({ width: 'narrow', person: manager, expected: [/^.*40[34] POST/, /^.*403 GET/] })
  await page.goto(`/modifier-ma-cantine/${canteenId}--${name}/gestionnaires?email=nouvelle@exemple.fr`)
  const list = (title: RegExp) => page.locator('section', { has: page.getByRole('heading', { name: title }) })
  const managers = list(/gestionnaires?$/).getByRole('listitem')
  const confirm = (action: string) => page.getByRole('dialog').getByRole('button', { name: action }).click()
  const told = async (text: string | RegExp) => {
    const note = page.getByRole('main').getByRole('status', { name: text })
    await note.waitFor()
    await expect.poll(() => note.evaluate(element => element === document.activeElement)).toBe(true)
  }

  // Oneself first, then the others with their e-mail.
  await page.getByRole('heading', { name: 'Les gestionnaires de ma cantine' }).waitFor()
  await expect.poll(() => managers.nth(0).textContent()).toContain('Dominique MartinVous')
  await expect.poll(() => managers.nth(1).textContent()).toContain(colleague.email)
  await page.getByText('je suis en cuisine depuis septembre.').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Accepter Camille Dupont dans l’équipe' }).click()
  await told('Camille Dupont fait maintenant partie de l’équipe.')
  await expect.poll(() => managers.count()).toBe(3)
  // Somebody else declines the other request while this page shows it.
  await teams.answer(colleague, canteenId, 'decline')
  await page.getByRole('button', { name: 'Décliner la demande d’Alix Roux' }).click()
  await confirm('Décliner')
  await told('Cette demande n’attend plus de réponse')
  await expect.poll(() => page.getByRole('heading', { name: 'Demandes en attente' }).count()).toBe(0)

  // The address of the message is ready to be added.
  const email = page.getByLabel('Adresse e-mail')
  await expect.poll(() => email.inputValue()).toBe('nouvelle@exemple.fr')
  await email.fill('nouvelle')
  await page.getByRole('button', { name: 'Ajouter à l’équipe' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Adresse e-mail/ })
    .click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('nouvelle@exemple.fr')
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await told('Une invitation est partie à nouvelle@exemple.fr.')
  await expect.poll(() => email.inputValue()).toBe('')
  await email.fill('nouvelle@exemple.fr')
  await page.keyboard.press('Enter')
  await told('nouvelle@exemple.fr fait déjà partie de l’équipe, ou a déjà une invitation.')

  await page.getByRole('button', { name: 'Annuler l’invitation de nouvelle@exemple.fr' }).click()
  await expectNoViolations(page)
  await confirm('Annuler l’invitation')
  await told('L’invitation de nouvelle@exemple.fr est annulée.')

  // Another manager removed the same person a moment before.
  await page.getByRole('button', { name: 'Retirer Camille Dupont de l’équipe' }).click()
  await page.getByRole('dialog').getByText(asker.email).waitFor()
  await teams.remove(colleague, canteenId, asker.email)
  await confirm('Retirer')
  await told(/Camille Dupont ne faisait déjà plus partie de l’équipe/)
  await page.getByRole('button', { name: 'Retirer Sacha Petit de l’équipe' }).click()
  await confirm('Retirer')
  await told('Sacha Petit ne fait plus partie de l’équipe.')
  await expectNoViolations(page)

  // The last one leaves, told of what follows.
  await page.getByRole('button', { name: 'Quitter l’équipe' }).click()
  await page.getByRole('dialog').getByText('toute personne qui la trouve pourra la revendiquer').waitFor()
  await confirm('Quitter l’équipe')
  await page.waitForURL('**/gestion')
  await page.getByText(`Vous ne gérez plus la cantine « ${name} ».`).waitFor()
  await page.goBack()
  await page.goto(`/modifier-ma-cantine/${canteenId}--${name}/gestionnaires`)
  await page.getByText('Cantine introuvable').waitFor()
  await page.context().close()
})

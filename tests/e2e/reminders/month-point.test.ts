/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthPointAddress } from '../../../server/reminders/reminder-links.ts'
import { signedId } from '../../../server/security/signed-id.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('a person takes the point of the month on their account, and stops it by the link of a message', async () => {
  const person = await site.server.addPerson({ firstName: 'Camille', lastName: 'Martin' })
  const wants = async () => {
    const users = await site.server.rows<{ id: number; wantsMonthPoint: number }>('users')
    return Boolean(users.find(({ id }) => id === person.id)?.wantsMonthPoint)
  }
  const page = await site.page({ person, width: 'phone' })
  await page.goto('/mon-compte')
  const group = page.getByRole('group', { name: 'Le point du mois' })
  await expect.poll(() => group.getByLabel('Je ne le reçois pas').isChecked()).toBe(true)
  await group.getByLabel('Je ne le reçois pas').focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'Enregistrer mon choix du point du mois' }).click()
  await page.getByText('Votre choix est enregistré').waitFor()
  await expect.poll(() => wants()).toBe(true)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  const token = signedId(site.server.settings.sessionSecret, 'month point links', person.id)
  const visitor = await site.page({ width: 'narrow', expected: [/400 POST/] })
  await visitor.goto(monthPointAddress('', token))
  const stop = visitor.getByRole('button', { name: 'Ne plus recevoir le point du mois' })
  await stop.waitFor()
  await expectNoViolations(visitor)
  await expectNoSidewaysScroll(visitor)
  // Opening a link does nothing: mail scanners do.
  expect(await wants()).toBe(true)
  await stop.click()
  const done = visitor.getByRole('heading', { name: 'Vous ne recevrez plus le point du mois' })
  await done.waitFor()
  await expect.poll(() => done.evaluate(element => element === document.activeElement)).toBe(true)
  await expect.poll(() => wants()).toBe(false)
  await expectNoViolations(visitor)
  await visitor.getByRole('button', { name: 'Recevoir de nouveau le point du mois' }).click()
  await visitor.getByRole('heading', { name: 'Vous recevrez de nouveau le point du mois' }).waitFor()
  await expect.poll(() => wants()).toBe(true)

  await visitor.goto('/v2/point-du-mois/choisir?jeton=1-copie')
  await stop.click()
  await visitor.getByText('Ce lien n’est pas entier').waitFor()
  await expectNoViolations(visitor)

  const english = await site.page({ locale: 'en' })
  await english.goto(monthPointAddress('', token))
  await english.getByRole('button', { name: 'Get the point of the month no more' }).click()
  await english.getByRole('heading', { name: 'You will get the point of the month no more' }).waitFor()
})

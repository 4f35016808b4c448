import { afterAll, beforeAll, expect, test } from 'vitest'
import { choiceAddress } from '../../../server/reminders/reminder-links.ts'
import { signedId } from '../../../server/security/signed-id.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('a person chooses how many reminders to get, on their account and by the link of a message', {
  tags: 'long',
}, async () => {
  const person = await site.server.addPerson({ firstName: 'Camille', lastName: 'Martin' })
  const stored = async () => {
    const users = await site.server.rows<{ id: number; optOutReminderEmails: number; essentialRemindersOnly: number }>(
      'users',
    )
    const user = users.find(({ id }) => id === person.id)
    return [Boolean(user?.optOutReminderEmails), Boolean(user?.essentialRemindersOnly)]
  }
  const page = await site.page({ person, width: 'phone', dark: true })
  await page.goto('/mon-compte')
  const group = page.getByRole('group', { name: 'Les rappels que je reçois' })
  await expect.poll(() => group.getByLabel('Tous les rappels').isChecked()).toBe(true)
  // By the keyboard alone.
  await group.getByLabel('Tous les rappels').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('Votre choix est enregistré').waitFor()
  await expect.poll(() => stored()).toEqual([false, true])
  await page.reload()
  await expect.poll(() => group.getByLabel('Seulement l’essentiel').isChecked()).toBe(true)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  const link = choiceAddress('', signedId(site.server.settings.sessionSecret, 'reminder links', person.id))
  const visitor = await site.page({ width: 'narrow', expected: [/400 POST/, /ERR_CONNECTION_REFUSED/] })
  await visitor.goto(link)
  const stop = visitor.getByRole('button', { name: 'Ne plus recevoir de rappels' })
  await stop.waitFor()
  await expectNoViolations(visitor)
  await expectNoSidewaysScroll(visitor)
  // Opening a link does nothing: mail scanners do.
  await expect.poll(() => stored()).toEqual([false, true])
  await visitor.route('**/api/v1/reminderPace/', route => route.abort('connectionrefused'))
  await stop.click()
  await visitor.getByRole('heading', { name: 'Rien n’a été changé' }).waitFor()
  await expectNoViolations(visitor)
  await visitor.unroute('**/api/v1/reminderPace/')
  await stop.dblclick()
  const done = visitor.getByRole('heading', { name: 'Vous ne recevrez plus de rappels' })
  await done.waitFor()
  await expect.poll(() => done.evaluate(element => element === document.activeElement)).toBe(true)
  await expect.poll(() => stored()).toEqual([true, true])
  await expectNoViolations(visitor)
  await expectNoSidewaysScroll(visitor)
  // The former pace comes back.
  await visitor.getByRole('button', { name: 'Reprendre les rappels' }).click()
  await visitor.getByRole('heading', { name: 'Vous recevrez le dernier rappel seulement' }).waitFor()
  await expect.poll(() => stored()).toEqual([false, true])

  await visitor.goto('/v2/rappels/choisir?jeton=1-copie')
  await stop.click()
  await visitor.getByText('Ce lien n’est pas entier').waitFor()

  const english = await site.page({ locale: 'en' })
  await english.goto(link)
  await english.getByRole('button', { name: 'Get no more reminders' }).click()
  await english.getByRole('heading', { name: 'You will get no more reminders' }).waitFor()
  await expectNoViolations(english)
  // The account follows.
  await page.reload()
  await expect.poll(() => group.getByLabel('Aucun rappel').isChecked()).toBe(true)
})

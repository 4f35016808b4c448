import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { Browser } from '../support/browser.ts'
import { lastLink, messagesTo } from '../support/mailbox.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
})
afterAll(() => server.close())

const name = (emails: string, by = manager) =>
  server.importCanteens(by, file('cantines', [{ gestionnaires_additionnels: emails }]))
const team = async () => (await server.rows<{ userId: number }>('canteenManagers')).map(({ userId }) => userId)
const invited = async () => (await server.rows<{ email: string }>('managerInvitations')).map(({ email }) => email)

/** Requests a confirmation link for the account, and follows it. */
async function confirm({ username, email }: Person): Promise<void> {
  const browser = new Browser(server.app)
  await browser.signIn(username)
  await browser.request('POST', '/api/v1/emailConfirmationRequest/')
  const { uid, token } = await lastLink(server, email)
  const payload = { uid, token }
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/emailConfirmation/', payload })
  expect(answer.statusCode).toBe(200)
}

describe('a file that names the address of an account', () => {
  test('that is unconfirmed invites it: it joins the team once it is confirmed', async () => {
    const person = await server.addPerson({ emailConfirmed: false })
    await name(person.email)
    expect(await team()).toEqual([manager.id])
    expect(await invited()).toEqual([person.email])
    const [message] = await messagesTo(server, person.email)
    expect(message?.subject).toBe('Rejoignez une équipe sur ma cantine')
    expect(message?.body).toContain('créez un compte avec cette adresse e-mail, ou connectez-vous')
    expect(message?.body).toContain('confirmez votre adresse')
    await confirm(person)
    expect(await team()).toEqual([manager.id, person.id])
    expect(await invited()).toEqual([])
  })

  test('that is unconfirmed reveals no more than one without an account', async () => {
    const person = await server.addPerson({ emailConfirmed: false })
    const answer = await name(`${person.email},personne-a-cette-adresse@exemple.fr`)
    expect(answer.canteens[0]?.managers).toHaveLength(1)
    const [one, other] = [
      await messagesTo(server, person.email),
      await messagesTo(server, 'personne-a-cette-adresse@exemple.fr'),
    ]
    expect(one.map(({ subject, body }) => [subject, body])).toEqual(other.map(({ subject, body }) => [subject, body]))
  })

  test('that is closed invites it, and adds nobody', async () => {
    const closed = await server.addPerson()
    await server.app.services.database.writer('users').where({ id: closed.id }).update({ isActive: false })
    await name(closed.email)
    expect(await team()).toEqual([manager.id])
    expect(await invited()).toEqual([closed.email])
  })

  test('that is confirmed makes it a manager at once, though another in another case is not', async () => {
    const confirmed = await server.addPerson({ username: 'un', email: 'jean@exemple.fr' })
    await server.addPerson({ username: 'deux', email: 'Jean@exemple.fr', emailConfirmed: false })
    await name('Jean@exemple.fr')
    expect(await team()).toEqual([manager.id, confirmed.id])
  })

  test('that is unconfirmed and already on the team invites nobody', async () => {
    const person = await server.addPerson({ emailConfirmed: false })
    await server.addCanteen(tilleuls, [person, manager])
    await name(person.email)
    expect(await invited()).toEqual([])
    expect(await messagesTo(server, person.email)).toEqual([])
  })
})

test('an account made after the invitation, with its address, waits for the confirmation', async () => {
  await name('invitee@exemple.fr')
  const browser = new Browser(server.app)
  const payload = {
    username: 'invitee',
    email: 'invitee@exemple.fr',
    firstName: 'Zoé',
    lastName: 'Durand',
    password1: 'quatre mots sans rapport',
    cguApproved: true,
  }
  const { id } = (await browser.request('POST', '/api/v1/accounts/', { payload })).json()
  expect(await team()).toEqual([manager.id])
  expect((await browser.request('GET', '/api/v1/initialData/')).json().canteenPreviews).toEqual([])
  const { uid, token } = await lastLink(server, 'invitee@exemple.fr')
  await server.app.inject({ method: 'POST', url: '/api/v1/emailConfirmation/', payload: { uid, token } })
  expect(await team()).toEqual([manager.id, id])
})

describe('a user with an unconfirmed address', () => {
  test('sends no invitation: the file is refused, says why, and stores nothing', async () => {
    const unconfirmed = await server.addPerson({ emailConfirmed: false })
    const answer = await name('inconnu@exemple.fr', unconfirmed)
    expect(errorsOf(answer)).toEqual(['0 - unconfirmed-sender'])
    expect(answer.errors[0]?.message).toContain('votre adresse e-mail n’est pas encore confirmée')
    expect([await server.count('canteens'), await invited(), await server.count('outgoingEmails')]).toEqual([0, [], 0])
    const dryRun = await server.upload(
      '/api/v1/importCanteens/?dryRun=true',
      unconfirmed,
      file('cantines', [{ gestionnaires_additionnels: 'inconnu@exemple.fr' }]),
    )
    expect(errorsOf(dryRun.json())).toEqual(['0 - unconfirmed-sender'])
  })

  test('may import canteens with nobody else on their teams', async () => {
    const unconfirmed = await server.addPerson({ emailConfirmed: false })
    expect((await name(unconfirmed.email, unconfirmed)).count).toBe(1)
    expect(await team()).toEqual([unconfirmed.id])
    const other = await server.importCanteens(unconfirmed, file('cantines', [{ siret: parc }]))
    expect(other.count).toBe(1)
  })

  test('sends none with a file of diagnostics either', async () => {
    const unconfirmed = await server.addPerson({ emailConfirmed: false })
    const row = { gestionnaires_additionnels: 'inconnu@exemple.fr' }
    const answer = await server.importDiagnostics('simple', unconfirmed, file('diagnostics', [row]))
    expect(errorsOf(answer)).toEqual(['0 - unconfirmed-sender'])
  })
})

describe('an invitation that waits for an account whose address is confirmed', () => {
  const wait = async (email: string) => {
    const canteenId = await server.addCanteen(tilleuls, [manager])
    const creationDate = new Date().toISOString()
    await server.app.services.database.writer('managerInvitations').insert({ canteenId, email, creationDate })
  }
  const signIn = async ({ username }: Person) => {
    await new Browser(server.app).signIn(username)
    await server.app.services.background.waitForAll()
  }

  test('is accepted when it signs in, in any case', async () => {
    const person = await server.addPerson()
    await wait(person.email.toUpperCase())
    expect(await team()).toEqual([manager.id])
    await signIn(person)
    expect(await team()).toEqual([manager.id, person.id])
    expect(await invited()).toEqual([])
  })

  test('waits until the address is confirmed, however often the account signs in', async () => {
    const person = await server.addPerson({ emailConfirmed: false })
    await wait(person.email)
    await signIn(person)
    expect(await team()).toEqual([manager.id])
    expect(await invited()).toEqual([person.email])
  })
})

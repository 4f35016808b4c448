import type { CanteensImportAnswer } from '@ma-cantine/lib'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { afterEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret } from '../../support/siret-number.ts'
import { Browser } from '../support/browser.ts'
import { type Message, messagesTo } from '../support/mailbox.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
const start = async (rules: string): Promise<Person> => {
  server = await startTestServer({ RATE_LIMITS: rules })
  return server.addPerson()
}
afterEach(() => server.close())

const emails = (count: number, name = 'personne') =>
  Array.from({ length: count }, (_, index) => `${name}${index}@ailleurs.fr`)
const rowOf = (siret: string, people: readonly string[], nom = 'Cantine') => ({
  siret,
  nom,
  gestionnaires_additionnels: people.join(','),
})
const invite = (by: Person, siret: string, people: readonly string[]) =>
  server.importCanteens(by, file('cantines', [rowOf(siret, people)]))
const messages = () => server.rows<Message>('outgoingEmails')

describe('messages to people who are added to teams', () => {
  test('are counted by sender: one too many refuses the whole file', async () => {
    const person = await start('invitationsBySender=3/3600')
    const refused = await invite(person, tilleuls, emails(4))
    expect(errorsOf(refused)).toEqual(['0 - too-many-emails'])
    expect(refused.errors[0]?.message).toContain('(4)')
    expect([await server.count('canteens'), await server.count('managerInvitations'), await messages()]).toEqual([
      0,
      0,
      [],
    ])
    // What was refused was not sent: it is not counted.
    expect((await invite(person, tilleuls, emails(2))).count).toBe(1)
    expect(errorsOf(await invite(person, parc, emails(2, 'autre')))).toEqual(['0 - too-many-emails'])
    expect((await invite(person, parc, emails(1, 'autre'))).count).toBe(1)
    expect((await invite(await server.addPerson(), makeSiret(1), emails(3, 'encore'))).count).toBe(1)
    expect(await messages()).toHaveLength(6)
  })

  test('are counted by recipient, in any case: the invitation stays, the message does not leave', async () => {
    const person = await start('invitationsByRecipient=2/3600')
    for (const [index, email] of ['a@ailleurs.fr', 'A@ailleurs.fr', 'a@AILLEURS.fr', 'b@ailleurs.fr'].entries()) {
      expect((await invite(index % 2 ? person : await server.addPerson(), makeSiret(index), [email])).count).toBe(1)
    }
    expect(await server.count('managerInvitations')).toBe(4)
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([
      'a@ailleurs.fr',
      'A@ailleurs.fr',
      'b@ailleurs.fr',
    ])
  })

  test.each([
    ['the same name with tags', ['a@ailleurs.fr', 'a+1@ailleurs.fr', 'A+2@ailleurs.fr']],
    ['Gmail, which leaves out points', ['jean.ne@gmail.com', 'je.anne+1@googlemail.com', 'j.e.a.n.n.e@gmail.com']],
    ['Proton, which leaves out hyphens', ['jean-ne@proton.me', 'jeanne@protonmail.com', 'je_an.ne@pm.me']],
    ['iCloud by its three names', ['jeanne@icloud.com', 'jeanne@me.com', 'jeanne+x@mac.com']],
  ])('are counted by mailbox, in one file or in several: %s', async (_, [first = '', ...others]) => {
    const person = await start('invitationsByRecipient=2/3600')
    const together = [first, ...others, 'je.anne@ailleurs.fr', 'jeanne@ailleurs.fr']
    expect((await invite(person, makeSiret(0), together)).count).toBe(1)
    expect((await invite(await server.addPerson(), makeSiret(1), [first])).count).toBe(1)
    const left = (await messages()).map(({ recipient }) => recipient)
    expect(left.filter(recipient => !recipient.startsWith('je') || !recipient.endsWith('ailleurs.fr'))).toHaveLength(2)
    expect(left).toEqual(expect.arrayContaining(['je.anne@ailleurs.fr', 'jeanne@ailleurs.fr']))
  })

  test('are counted in all, whoever sends them', async () => {
    const person = await start('invitationsInAll=3/3600')
    expect((await invite(person, tilleuls, emails(2))).count).toBe(1)
    const refused = await invite(await server.addPerson(), parc, emails(2, 'autre'))
    expect(errorsOf(refused)).toEqual(['0 - too-many-emails'])
    expect(refused.errors[0]?.message).toContain('ce n’est pas de votre fait')
    expect((await invite(await server.addPerson(), parc, emails(1, 'autre'))).count).toBe(1)
  })

  test('may leave again when the time of the count is over', async () => {
    const person = await start('invitationsBySender=1/3600')
    await invite(person, tilleuls, emails(1))
    const over = async (milliseconds: number) => {
      await server.app.services.database.writer('rateLimits').update({ expire: Date.now() + milliseconds })
      return errorsOf(await invite(person, parc, emails(1, 'autre')))
    }
    expect(await over(60_000)).toEqual(['0 - too-many-emails'])
    expect(await over(0)).toEqual([])
  })

  test('of imports that arrive at once are counted together', async () => {
    const person = await start('invitationsBySender=3/3600')
    const answers = await Promise.all(
      [0, 1, 2].map(index => invite(person, makeSiret(index), emails(2, `groupe${index}-`))),
    )
    expect(answers.map(({ count }) => count).toSorted()).toEqual([0, 0, 1])
    expect(await messages()).toHaveLength(2)
  })

  test('are announced by a plan, and counted when it is carried out', async () => {
    const person = await start('invitationsBySender=3/3600')
    const colleague = await server.addPerson()
    const content = file('cantines', [
      rowOf(tilleuls, ['un@ailleurs.fr', colleague.email]),
      rowOf(parc, ['un@ailleurs.fr', 'deux@ailleurs.fr', person.email]),
    ])
    const send = async (query: string) =>
      (await server.upload(`/api/v1/importCanteens/${query}`, person, content)).json<CanteensImportAnswer>()
    for (let time = 0; time < 3; time++) expect((await send('?dryRun=true')).plan?.emailCount).toBe(3)
    expect(await messages()).toEqual([])
    const { plan } = await send('?dryRun=true')
    expect((await send(`?plan=${plan?.id}`)).count).toBe(2)
    expect(await messages()).toHaveLength(3)
    expect((await send('?dryRun=true')).plan?.emailCount).toBe(0)
  })

  test('are one a person, however many canteens and batches of the file', async () => {
    const person = await start('off')
    const colleague = await server.addPerson()
    const rows = Array.from({ length: 5200 }, (_, index) =>
      rowOf(makeSiret(index), ['invite@ailleurs.fr', colleague.email], `Cantine ${index}`),
    )
    expect((await server.importCanteens(person, file('cantines', rows))).count).toBe(5200)
    const [invitation, ...others] = await messagesTo(server, 'invite@ailleurs.fr')
    expect(others).toEqual([])
    expect(invitation?.body.match(/^- Cantine \d+$/gm)).toHaveLength(20)
    expect(invitation?.body).toContain('- et 5\u202f180 autres\n')
    const joined = await messagesTo(server, colleague.email)
    expect(joined).toHaveLength(1)
    expect(joined[0]?.body).toContain('- et 5\u202f180 autres\n')
  })

  test('have no free text in their subject, and names on one line in their body', async () => {
    const person = await start('off')
    const colleague = await server.addPerson()
    const nom = 'Gagnez 1 000 euros\n\nCordialement,\u2028La banque\tIci'
    await server.importCanteens(
      person,
      file('cantines', [rowOf(tilleuls, ['invite@ailleurs.fr', colleague.email], `"${nom}"`)]),
    )
    for (const { subject, body } of await messages()) {
      expect(subject).not.toMatch(/Gagnez|banque/)
      expect(body).toMatch(/^- "*Gagnez 1 000 euros Cordialement, La banque Ici"*$/m)
    }
    expect(await messages()).toHaveLength(2)
  })
})

describe('messages that confirm another address', () => {
  const signedIn = async (person: Person) => {
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    return (email: string) => browser.request('PATCH', `/api/v1/user/${person.id}`, { payload: { email } })
  }

  test('are counted by sender (429), with the time to wait; the change is refused with its message', async () => {
    const person = await start('confirmationsBySender=2/86400')
    const change = await signedIn(person)
    expect((await change('un@ailleurs.fr')).statusCode).toBe(200)
    expect((await change('deux@ailleurs.fr')).statusCode).toBe(200)
    const refused = await change('trois@ailleurs.fr')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toBe(accountRefusals('too-many-messages-of-sender', 86_400).in('fr'))
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(await messagesTo(server, 'trois@ailleurs.fr')).toEqual([])
    const [{ pendingEmail } = { pendingEmail: null }] = await server.rows<{ pendingEmail: string }>('users')
    expect(pendingEmail).toBe('deux@ailleurs.fr')
  })

  test('are counted by recipient, whoever sends them, when they are asked for again too', async () => {
    const person = await start('confirmationsByRecipient=2/86400')
    const change = await signedIn(person)
    expect((await change('victime@ailleurs.fr')).statusCode).toBe(200)
    const other = await signedIn(await server.addPerson())
    expect((await other('VICTIME@ailleurs.fr')).statusCode).toBe(200)
    expect((await (await signedIn(await server.addPerson()))('victime@ailleurs.fr')).statusCode).toBe(429)
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const refused = await browser.request('POST', '/api/v1/emailConfirmationRequest/')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toBe(accountRefusals('too-many-messages-to-address').in('fr'))
    expect((await change('autre@ailleurs.fr')).statusCode).toBe(200)
    expect(await messages()).toHaveLength(6)
  })

  test('are counted in all, and the refusal says that others caused it', async () => {
    const person = await start('confirmationsInAll=2/86400')
    for (const index of [0, 1]) {
      const change = await signedIn(await server.addPerson())
      expect((await change(`nouvelle${index}@ailleurs.fr`)).statusCode).toBe(200)
    }
    const refused = await (await signedIn(person))('encore@ailleurs.fr')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toBe(accountRefusals('too-many-messages-of-everyone', 86_400).in('fr'))
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
  })

  test('do not reach an unconfirmed former address that was written to enough', async () => {
    await start('confirmationsByRecipient=1/86400')
    const person = await server.addPerson({ emailConfirmed: false })
    const change = await signedIn(person)
    for (const index of [0, 1, 2]) expect((await change(`nouvelle${index}@ailleurs.fr`)).statusCode).toBe(200)
    expect(await messagesTo(server, person.email)).toHaveLength(1)
    const confirmed = await server.addPerson()
    const changeBack = await signedIn(confirmed)
    for (const index of [3, 4]) expect((await changeBack(`nouvelle${index}@ailleurs.fr`)).statusCode).toBe(200)
    expect(await messagesTo(server, confirmed.email)).toHaveLength(2)
  })

  test('do not share the counts of invitations: when too many leave, an address can still be confirmed', async () => {
    const limits = ['invitationsByRecipient', 'confirmationsByRecipient', 'invitationsInAll', 'confirmationsInAll']
    const person = await start(limits.map(name => `${name}=1/86400`).join())
    await invite(person, tilleuls, ['un@ailleurs.fr'])
    expect((await (await signedIn(person))('un@ailleurs.fr')).statusCode).toBe(200)
    expect(await messagesTo(server, 'un@ailleurs.fr')).toHaveLength(2)
  })
})

describe('the message that confirms the address of a new account', () => {
  const signUp = async (username: string, email: string) => {
    const browser = new Browser(server.app)
    const payload = {
      username,
      email,
      firstName: 'Camille',
      lastName: 'Dupont',
      password1: 'quatre mots sans rapport',
      cguApproved: true,
    }
    expect((await browser.request('POST', '/api/v1/accounts/', { payload })).statusCode).toBe(201)
    return browser
  }

  test.each(['confirmationsByRecipient=2/86400', 'confirmationsInAll=2/86400'])(
    'is counted (%s): over the limit the account is made without it',
    async rules => {
      await start(rules)
      for (const time of [1, 2, 3]) {
        const browser = await signUp(`inconnue${time}`, time === 2 ? 'VICTIME@ailleurs.fr' : 'victime@ailleurs.fr')
        expect((await browser.request('GET', '/api/v1/loggedUser/')).json().username).toBe(`inconnue${time}`)
        const payload = { password: 'quatre mots sans rapport' }
        expect((await browser.request('POST', '/api/v1/accountDeletion/', { payload })).statusCode).toBe(204)
      }
      expect(await messages()).toHaveLength(2)
    },
  )

  test('that did not leave can be asked for once the time of the count is over', async () => {
    await start('confirmationsByRecipient=1/86400')
    const first = await signUp('premiere', 'zoe@ailleurs.fr')
    await first.request('POST', '/api/v1/accountDeletion/', { payload: { password: 'quatre mots sans rapport' } })
    const browser = await signUp('seconde', 'zoe@ailleurs.fr')
    const ask = async () => (await browser.request('POST', '/api/v1/emailConfirmationRequest/')).statusCode
    expect(await ask()).toBe(429)
    await server.app.services.database.writer('rateLimits').update({ expire: Date.now() })
    expect(await ask()).toBe(204)
    expect(await messagesTo(server, 'zoe@ailleurs.fr')).toHaveLength(2)
  })
})

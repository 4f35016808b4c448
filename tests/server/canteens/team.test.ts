import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyRetention } from '../../../server/operations/apply-retention.ts'
import { messagesTo } from '../support/mailbox.ts'
import { personalToken } from '../support/make-token.ts'
import { makeSiret } from '../support/sirets.ts'
import { teamsOf } from '../support/teams.ts'
import { eventually, type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let teams: ReturnType<typeof teamsOf>
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'service@exemple.fr' })
  teams = teamsOf(server)
})
afterAll(() => server.close())

let canteens = 0
const addCanteen = (managers: readonly Person[], name = 'Cantine du Lac') =>
  server.addCanteen(makeSiret(++canteens), managers, { name })

const subjectsTo = async ({ email }: { email: string }) =>
  (await messagesTo(server, email)).map(({ subject }) => subject)

/** The parts of the history of a canteen that tell of its team, oldest first, with their authors. */
async function teamHistory(canteenId: number) {
  const rows = await server.rows<{
    entity: string
    entityId: number
    userId: number
    through: string
    before: string
    after: string
  }>('history')
  return rows
    .filter(({ entity, entityId }) => entity === 'canteens' && entityId === canteenId)
    .map(({ userId, before, after }) => ({ userId, before: JSON.parse(before), after: JSON.parse(after) }))
}

const managerIds = async (canteenId: number) =>
  (await server.rows<{ canteenId: number; userId: number }>('canteenManagers'))
    .filter(row => row.canteenId === canteenId)
    .map(({ userId }) => userId)

const nameOf = async (canteenId: number) =>
  (await server.rows<{ id: number; name: string }>('canteens')).find(({ id }) => id === canteenId)?.name ?? ''

describe('adding a person', () => {
  test('who has a confirmed account makes them a manager, by e-mail in any case, and tells them', async () => {
    const [manager, colleague] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager])
    const added = await teams.add(manager, canteenId, colleague.email.toUpperCase())
    expect(added).toEqual({
      id: canteenId,
      managers: [manager, colleague].map(({ email }) => ({ email, firstName: 'Camille', lastName: 'Dupont' })),
      managerInvitations: [],
      outcome: 'joined',
    })
    expect(await subjectsTo(colleague)).toEqual(['Vous pouvez désormais gérer une cantine'])
    expect(await teams.add(manager, canteenId, colleague.email)).toMatchObject({ outcome: 'unchanged' })
    expect(await subjectsTo(colleague)).toHaveLength(1)
    expect(await teamHistory(canteenId)).toEqual([
      { userId: manager.id, before: { managers: [manager.id] }, after: { managers: [manager.id, colleague.id] } },
    ])
  })

  test('without a confirmed account invites them, once, and the link opens only with the confirmed address', async () => {
    const manager = await server.addPerson()
    const canteenId = await addCanteen([manager])
    const email = 'invitee@exemple.fr'
    expect(await teams.add(manager, canteenId, email)).toMatchObject({
      managers: [{ email: manager.email }],
      managerInvitations: [{ email }],
      outcome: 'invited',
    })
    expect(await teams.add(manager, canteenId, email)).toMatchObject({ outcome: 'unchanged' })
    expect(await subjectsTo({ email })).toEqual(['Rejoignez une équipe sur ma cantine'])
    const [message] = await messagesTo(server, email)
    // Who invites, and to which canteen.
    for (const part of [manager.email, 'Camille Dupont', await nameOf(canteenId)]) expect(message?.body).toContain(part)
    const guest = await server.addPerson({ email, emailConfirmed: false })
    expect(await managerIds(canteenId)).toEqual([manager.id])
    await server.app.services.database.writer('users').where({ id: guest.id }).update({ emailConfirmed: true })
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/session/',
      payload: { username: guest.username, password },
    })
    await eventually(async () => ((await managerIds(canteenId)).includes(guest.id) ? true : undefined))
    expect((await server.rows('managerInvitations')).filter(row => row.canteenId === canteenId)).toEqual([])
  })

  test('in three letter cases invites one person, once', async () => {
    const manager = await server.addPerson()
    const canteenId = await addCanteen([manager])
    for (const email of ['Lou.Martin@exemple.fr', 'lou.martin@exemple.fr', 'LOU.MARTIN@EXEMPLE.FR'])
      await teams.add(manager, canteenId, email)
    const addressOf = async () =>
      (await server.rows<{ canteenId: number; email: string }>('managerInvitations')).filter(
        row => row.canteenId === canteenId,
      )
    expect((await addressOf()).map(({ email }) => email)).toEqual(['Lou.Martin@exemple.fr'])
    const { managerInvitations } = await teams.add(manager, canteenId, 'lou.MARTIN@exemple.fr')
    expect(managerInvitations).toHaveLength(1)
    expect(await subjectsTo({ email: 'Lou.Martin@exemple.fr' })).toHaveLength(1)
  })

  test('with a wrong e-mail is refused at its field', async () => {
    const manager = await server.addPerson()
    const canteenId = await addCanteen([manager])
    const answer = await teams.post(manager, 'addManager/', { canteenId, email: 'camille' })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['email']])
  })

  test('is refused to a manager whose own address is not confirmed: nothing is written, nothing leaves', async () => {
    const manager = await server.addPerson({ emailConfirmed: false })
    const canteenId = await addCanteen([manager])
    const answer = await teams.post(manager, 'addManager/', { canteenId, email: 'personne@exemple.fr' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toContain('Confirmez d’abord votre adresse e-mail')
    expect(await subjectsTo({ email: 'personne@exemple.fr' })).toEqual([])
    expect((await server.rows('managerInvitations')).filter(row => row.canteenId === canteenId)).toEqual([])
  })
})

describe('removing a person', () => {
  test('takes a manager off the team, tells them, and is kept in the history', async () => {
    const [manager, colleague] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager, colleague])
    expect(await teams.remove(manager, canteenId, colleague.email)).toEqual({
      id: canteenId,
      managers: [{ email: manager.email, firstName: 'Camille', lastName: 'Dupont' }],
      managerInvitations: [],
      outcome: 'left',
    })
    expect(await subjectsTo(colleague)).toEqual(['Vous ne gérez plus une cantine'])
    // Another manager did so a moment before.
    expect(await teams.remove(manager, canteenId, colleague.email)).toMatchObject({ outcome: 'unchanged' })
    expect(await subjectsTo(colleague)).toHaveLength(1)
    expect(await teamHistory(canteenId)).toEqual([
      { userId: manager.id, before: { managers: [manager.id, colleague.id] }, after: { managers: [manager.id] } },
    ])
    const refused = await teams.post(colleague, 'removeManager/', { canteenId, email: manager.email })
    expect(refused.statusCode).toBe(404)
  })

  test('withdraws an invitation, in any case', async () => {
    const manager = await server.addPerson()
    const canteenId = await addCanteen([manager])
    await teams.add(manager, canteenId, 'Zoe@exemple.fr')
    expect(await teams.remove(manager, canteenId, 'zoe@exemple.fr')).toMatchObject({
      managerInvitations: [],
      outcome: 'withdrawn',
    })
    expect((await teamHistory(canteenId)).at(-1)).toMatchObject({
      before: { managerInvitations: ['Zoe@exemple.fr'] },
      after: { managerInvitations: [] },
    })
  })

  test('may be oneself and the last one: nobody is told, and the canteen can be claimed', async () => {
    const [manager, stranger] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager])
    expect(await teams.remove(manager, canteenId, manager.email)).toMatchObject({ managers: [], outcome: 'left' })
    expect(await subjectsTo(manager)).toEqual([])
    expect((await teams.claim(stranger, canteenId)).statusCode).toBe(200)
  })

  test('of two managers who remove each other at once, one stays', async () => {
    const [one, other] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([one, other])
    const answers = await Promise.all([
      teams.post(one, 'removeManager/', { canteenId, email: other.email }),
      teams.post(other, 'removeManager/', { canteenId, email: one.email }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    expect(await managerIds(canteenId)).toHaveLength(1)
  })
})

describe('claiming a canteen', () => {
  test('makes the caller its manager, once however often it is sent, and can be undone', async () => {
    const person = await server.addPerson()
    const canteenId = await addCanteen([], 'Cantine libre')
    const answer = await teams.claim(person, canteenId)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: canteenId, name: 'Cantine libre', siret: makeSiret(canteens), publicationStatus: 'published' },
    ])
    expect((await teams.claim(person, canteenId)).json()).toEqual(answer.json())
    expect((await teams.undoClaim(person, canteenId)).json()).toEqual({})
    expect(await managerIds(canteenId)).toEqual([])
    expect((await teams.undoClaim(person, canteenId)).statusCode).toBe(403)
    const claimed = { managers: [person.id], claimedBy: [person.id] }
    const free = { managers: [], claimedBy: [] }
    expect(await teamHistory(canteenId)).toEqual([
      { userId: person.id, before: free, after: claimed },
      { userId: person.id, before: claimed, after: free },
    ])
    // Claimed again, the canteen is theirs as before.
    expect((await teams.claim(person, canteenId)).statusCode).toBe(200)
  })

  test('is refused for a canteen that has a manager, for an unknown one, and undone by nobody else', async () => {
    const [manager, stranger] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager])
    const taken = await teams.claim(stranger, canteenId)
    expect([taken.statusCode, taken.json()]).toEqual([
      400,
      { detail: 'Cette cantine a déjà une équipe : demandez à la rejoindre.' },
    ])
    for (const work of [teams.claim, teams.undoClaim]) {
      const unknown = await work(stranger, 987_654)
      expect([unknown.statusCode, unknown.json()]).toEqual([400, { detail: 'Cette cantine n’existe pas.' }])
    }
    expect((await teams.undoClaim(manager, canteenId)).statusCode).toBe(403)
    const free = await addCanteen([])
    await server.app.services.database.writer('canteens').where({ id: free }).update({ deletionDate: '2026-01-01' })
    expect((await teams.claim(stranger, free)).statusCode).toBe(400)
  })

  test('by two people at once is given to one', async () => {
    const people = [await server.addPerson(), await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([])
    const answers = await Promise.all(people.map(person => teams.claim(person, canteenId)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect(await managerIds(canteenId)).toHaveLength(1)
  })

  test('is over once its author has left the team, and remembered as done', async () => {
    const [person, colleague] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([])
    await teams.claim(person, canteenId)
    await teams.add(person, canteenId, colleague.email)
    await teams.remove(colleague, canteenId, person.email)
    expect((await teams.undoClaim(person, canteenId)).statusCode).toBe(403)
    const { reader } = server.app.services.database
    expect(await reader('canteenClaims').where({ canteenId })).toMatchObject([{ userId: null }])
  })
})

describe('a request to join a team', () => {
  test('reaches all its managers and the screen, once, with the name and e-mail of the account', async () => {
    const [one, other, asker] = [await server.addPerson(), await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([one, other], 'Cantine « des Prés »')
    const body = { email: asker.email.toUpperCase(), name: 'Le Préfet', message: 'Bonjour,\nje cuisine ici.' }
    for (const _ of [1, 2]) {
      const answer = await teams.ask(asker, canteenId, body)
      expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    }
    for (const { email } of [one, other]) {
      const [message, ...more] = await messagesTo(server, email)
      expect(more).toEqual([])
      expect(message?.subject).toBe('Une personne demande à rejoindre votre équipe')
      expect(message?.replyTo).toBe(asker.email)
      for (const text of [
        'Cantine « des Prés »',
        makeSiret(canteens),
        'Camille Dupont',
        asker.email,
        'je cuisine ici.',
      ]) {
        expect(message?.body).toContain(text)
      }
      const path = `/modifier-ma-cantine/${canteenId}--Cantine%20%C2%AB%20des%20Pr%C3%A9s%20%C2%BB/gestionnaires`
      expect(message?.body).toContain(`${server.settings.publicUrl}${path}?email=${encodeURIComponent(asker.email)}`)
      expect(message?.body).not.toContain('Le Préfet')
    }
    expect(await teams.requestsOf(other, canteenId)).toEqual([
      {
        id: expect.any(Number),
        email: asker.email,
        firstName: 'Camille',
        lastName: 'Dupont',
        message: 'Bonjour,\nje cuisine ici.',
        creationDate: expect.stringMatching(/[+]0[12]:00$/),
      },
    ])
  })

  test('is accepted once: the person joins, is told, and a second answer says that it is late', async () => {
    const [one, other, asker] = [await server.addPerson(), await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([one, other])
    await teams.ask(asker, canteenId)
    const [request] = await teams.requestsOf(one, canteenId)
    const path = `canteens/${canteenId}/joinRequests/${request?.id}`
    const answers = await Promise.all([teams.post(one, `${path}/accept/`), teams.post(other, `${path}/decline/`)])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 404])
    expect(answers.find(({ statusCode }) => statusCode === 404)?.json()).toEqual({
      detail: 'Cette demande n’attend plus de réponse : une autre personne de l’équipe y a répondu.',
    })
    const isAccepted = statuses[0] === 200
    expect((await managerIds(canteenId)).includes(asker.id)).toBe(isAccepted)
    expect(await subjectsTo(asker)).toEqual([
      isAccepted ? 'Votre demande a été acceptée' : 'Votre demande a été déclinée',
    ])
    expect(await teams.requestsOf(one, canteenId)).toEqual([])
  })

  test('accepted is kept in the history, withdraws an invitation, and is told with a link to the canteen', async () => {
    const [manager, asker] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager], 'Prés')
    await teams.ask(asker, canteenId)
    const answer = await teams.answer(manager, canteenId, 'accept')
    expect(answer.json()).toMatchObject({ id: canteenId, managers: [{ email: manager.email }, { email: asker.email }] })
    const [message] = await messagesTo(server, asker.email)
    expect(message?.body).toContain(`${server.settings.publicUrl}/dashboard/${canteenId}--Pr%C3%A9s`)
    expect(await teamHistory(canteenId)).toEqual([
      { userId: manager.id, before: { managers: [manager.id] }, after: { managers: [manager.id, asker.id] } },
    ])
  })

  test('declined tells who asked, who may ask again', async () => {
    const [manager, asker] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager])
    await teams.ask(asker, canteenId)
    expect((await teams.answer(manager, canteenId, 'decline')).json()).toMatchObject({
      managers: [{ email: manager.email }],
    })
    expect(await subjectsTo(asker)).toEqual(['Votre demande a été déclinée'])
    await teams.ask(asker, canteenId)
    expect(await teams.requestsOf(manager, canteenId)).toHaveLength(1)
    expect(await subjectsTo(manager)).toHaveLength(2)
  })

  test('is settled when the person joins in another way, and does not come back when they leave', async () => {
    const [manager, asker] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager])
    await teams.ask(asker, canteenId)
    await teams.add(manager, canteenId, asker.email)
    await teams.remove(manager, canteenId, asker.email)
    expect(await teams.requestsOf(manager, canteenId)).toEqual([])
  })

  test('for a canteen that nobody manages goes to the service', async () => {
    const asker = await server.addPerson()
    const canteenId = await addCanteen([])
    await teams.ask(asker, canteenId)
    const [message] = await messagesTo(server, 'service@exemple.fr')
    expect(message?.subject).toBe('Demande pour rejoindre une cantine sans gestionnaire')
    expect(message?.body).toContain(asker.email)
  })

  test('in the name of another, from the team itself or for an unknown canteen is refused', async () => {
    const [manager, asker] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager])
    const other = await teams.ask(asker, canteenId, { email: manager.email })
    expect([other.statusCode, other.json()]).toEqual([
      400,
      { email: ['Cette adresse n’est pas celle de votre compte.'] },
    ])
    expect(Object.keys((await teams.ask(asker, canteenId, { email: 'camille' })).json())).toEqual(['email'])
    expect((await teams.ask(manager, canteenId)).statusCode).toBe(400)
    expect((await teams.ask(asker, 987_654)).statusCode).toBe(404)
    expect(await teams.requestsOf(manager, canteenId)).toEqual([])
    expect(await subjectsTo(manager)).toEqual([])
  })

  test('is deleted with the account, and a year later', async () => {
    const [manager, asker, leaver] = [await server.addPerson(), await server.addPerson(), await server.addPerson()]
    const canteenId = await addCanteen([manager])
    const { database } = server.app.services
    await teams.ask(asker, canteenId)
    await teams.ask(leaver, canteenId)
    await database.writer('users').where({ id: leaver.id }).delete()
    expect((await teams.requestsOf(manager, canteenId)).map(({ email }) => email)).toEqual([asker.email])
    const old = new Date(Date.now() - 366 * 86_400_000).toISOString()
    await database.writer('joinRequests').where({ userId: asker.id }).update({ creationDate: old })
    expect(await applyRetention(database, new Date(), server.settings.publicUrl)).toMatchObject({ joinRequests: 1 })
    expect(await teams.requestsOf(manager, canteenId)).toEqual([])
  })
})

describe('claiming and asking to join', () => {
  test('take a confirmed address, a scope that writes, and a token that covers the canteen', async () => {
    const [person, unconfirmed] = [await server.addPerson(), await server.addPerson({ emailConfirmed: false })]
    const [free, own] = [await addCanteen([]), await addCanteen([person])]
    const limited = await personalToken(server, person, ['canteen:write'], { canteenIds: [own] })
    const reading = await personalToken(server, person, ['canteen:read'])
    for (const work of [teams.claim, teams.undoClaim, teams.ask]) {
      for (const caller of [null, { ...person, ...limited }, { ...person, ...reading }]) {
        expect((await work(caller, free)).statusCode).toBe(403)
      }
    }
    for (const work of [teams.claim, teams.ask]) expect((await work(unconfirmed, free)).statusCode).toBe(403)
    expect(await managerIds(free)).toEqual([])
    expect((await server.rows('joinRequests')).filter(({ canteenId }) => canteenId === free)).toEqual([])
  })
})

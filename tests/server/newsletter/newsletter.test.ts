import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '../../../server/accounts/remove-accounts.ts'
import { applyRetention } from '../../../server/operations/apply-retention.ts'
import { messagesTo } from '../support/mailbox.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { newsletterToken } from '../support/valid-inputs.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const post = (path: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  server.app.inject({ method: 'POST', url: `/api/v1/${path}/`, payload, headers, remoteAddress })
const ask = (email: string, headers?: Record<string, string>, remoteAddress?: string) =>
  post('subscribeNewsletter', { email }, headers, remoteAddress)
const confirm = (token: string) => post('newsletterConfirmation', { token })
const leave = (token: string) => post('newsletterDeparture', { token })

interface Subscription {
  readonly email: string
  readonly language: string
  readonly confirmationDate: string | null
}
const subscriptions = () => server.rows<Subscription>('newsletterSubscriptions')
const writer = () => server.app.services.database.writer

describe('a subscription', () => {
  test('begins when the holder of the address confirms it, and ends when they say so', async () => {
    const token = await newsletterToken(server, 'camille@exemple.fr')
    expect(await subscriptions()).toMatchObject([{ email: 'camille@exemple.fr', confirmationDate: null }])
    const [message] = await messagesTo(server, 'camille@exemple.fr')
    expect(message?.subject).toBe('Confirmez votre abonnement à la lettre d’information')
    const { publicUrl } = server.settings
    for (const page of ['confirmer', 'quitter']) {
      expect(message?.body).toContain(`${publicUrl}/v2/lettre-d-information/${page}?jeton=${token}`)
    }
    // Only the hash of the link is stored.
    expect(JSON.stringify(await writer()('newsletterLinks'))).not.toContain(token)

    for (const answer of [await confirm(token), await confirm(token)]) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { email: 'camille@exemple.fr' }])
    }
    expect((await subscriptions())[0]?.confirmationDate).not.toBeNull()
    const left = await leave(token)
    expect([left.statusCode, left.json()]).toEqual([200, {}])
    expect([await subscriptions(), await writer()('newsletterLinks')]).toEqual([[], []])
    expect((await leave(token)).json()).toEqual({
      nonFieldErrors: [newsletterRefusals('unknown-subscription').in('fr')],
    })
    expect((await confirm(token)).statusCode).toBe(400)
  })

  test('is asked for with the same answer whether the address is known or not; its holder learns the difference', async () => {
    const token = await newsletterToken(server, 'camille@exemple.fr')
    await confirm(token)
    const [known, unknown] = [await ask('Camille@EXEMPLE.fr'), await ask('autre@exemple.fr')]
    expect([known.statusCode, known.body, Object.keys(known.headers).sort()]).toEqual([
      200,
      unknown.body,
      Object.keys(unknown.headers).sort(),
    ])
    expect((await messagesTo(server, 'Camille@exemple.fr')).map(({ subject }) => subject)).toEqual([
      'Vous êtes déjà abonné à la lettre d’information',
    ])
    expect(await subscriptions()).toHaveLength(2)
    // The link of the first message still ends it.
    expect((await leave(token)).statusCode).toBe(200)
  })

  test('writes in the language of the reader', async () => {
    await ask('jo@exemple.fr', { 'accept-language': 'en-GB' })
    expect(await subscriptions()).toMatchObject([{ language: 'en' }])
    expect((await messagesTo(server, 'jo@exemple.fr'))[0]?.subject).toBe('Confirm your subscription to the newsletter')
  })

  test('needs an address', async () => {
    expect((await ask('')).json()).toEqual({ email: ['Ce champ est obligatoire'] })
    expect([(await ask('camille')).statusCode, (await ask('camille')).json()]).toEqual([
      400,
      { email: [expect.stringContaining('@')] },
    ])
  })

  test('that nobody confirms in seven days is forgotten, with its links', async () => {
    const [late, kept, confirmed] = await Promise.all(
      ['tard@exemple.fr', 'attend@exemple.fr', 'confirmee@exemple.fr'].map(email => newsletterToken(server, email)),
    )
    await confirm(confirmed ?? '')
    const day = 86_400_000
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
    await writer()('newsletterSubscriptions')
      .whereNot('email', 'attend@exemple.fr')
      .update({ requestDate: ago(7) })
    expect((await confirm(late ?? '')).statusCode).toBe(400)
    const { database } = server.app.services
    expect(await applyRetention(database, new Date(), server.settings.publicUrl)).toMatchObject({ newsletter: 1 })
    expect((await subscriptions()).map(({ email }) => email).sort()).toEqual([
      'attend@exemple.fr',
      'confirmee@exemple.fr',
    ])
    expect(await writer()('newsletterLinks')).toHaveLength(2)
    expect((await confirm(kept ?? '')).statusCode).toBe(200)
  })

  test('ends with the account of its holder', async () => {
    const { id } = await server.addPerson({ email: 'Camille@exemple.fr' })
    await newsletterToken(server, 'camille@exemple.fr')
    await newsletterToken(server, 'autre@exemple.fr')
    await server.app.services.database.transaction(transaction => removeAccounts(transaction, [id]))
    expect(await subscriptions()).toMatchObject([{ email: 'autre@exemple.fr' }])
  })
})

describe('messages to addresses that may not be the caller’s', () => {
  test('are three a day, and the caller sees no difference', async () => {
    await server.close()
    server = await startTestServer({ RATE_LIMITS: '' })
    for (let times = 0; times < 5; times++) expect((await ask('camille@exemple.fr')).statusCode).toBe(200)
    expect(await messagesTo(server, 'camille@exemple.fr')).toHaveLength(3)
  })

  test('are three a day to a mailbox, whatever tag its address has', async () => {
    await server.close()
    server = await startTestServer({ RATE_LIMITS: '' })
    for (let times = 0; times < 5; times++) {
      expect((await ask(`ca.mille+${times}@gmail.com`)).statusCode).toBe(200)
    }
    expect(await server.count('outgoingEmails')).toBe(3)
  })

  test('are limited by caller and in all', async () => {
    await server.close()
    server = await startTestServer({ RATE_LIMITS: 'newsletter=2/3600 newsletterInAll=3/3600' })
    const statuses: number[] = []
    for (let times = 0; times < 3; times++) statuses.push((await ask(`a${times}@exemple.fr`)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect((await ask('b@exemple.fr', {}, '198.51.100.4')).statusCode).toBe(200)
    const refused = await ask('c@exemple.fr', {}, '198.51.100.4')
    expect(refused.json()).toEqual({ detail: newsletterRefusals('too-many-subscriptions', 3600).in('fr') })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await subscriptions()).toHaveLength(3)
  })
})

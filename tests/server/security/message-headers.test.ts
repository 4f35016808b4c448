import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.empty())
afterAll(() => server.close())

/** Waits for the first sent message. */
const messageSent = () =>
  eventually(() => {
    try {
      const name = readdirSync(server.settings.mailFolder).find(entry => entry.endsWith('.eml'))
      return name && readFileSync(join(server.settings.mailFolder, name), 'utf8')
    } catch {
      return undefined
    }
  })

const breaks = ['\n', '\r\n', '\r', '\u2028']

test.each(breaks)('a name of several lines (cut by %j) adds no header to a message, nor any recipient', async cut => {
  const sender = await server.addPerson({ emailConfirmed: true })
  const nom = `Tilleuls${cut}Bcc: voleur@exemple.fr${cut}${cut}Bonjour`
  await server.importCanteens(sender, file('cantines', [{ nom, gestionnaires_additionnels: 'nouveau@exemple.fr' }]))
  const [head = ''] = (await messageSent()).split('\r\n\r\n')
  const headers = head
    .split(/\r\n|\r|\n/)
    .filter(line => !/^\s/.test(line))
    .map(line => line.slice(0, line.indexOf(':')).toLowerCase())
  expect(await server.rows('canteens')).toMatchObject([{ name: expect.stringContaining('Bcc:') }])
  expect(headers).toContain('to')
  expect(headers).not.toContain('bcc')
  expect(head).toMatch(/^To: nouveau@exemple\.fr$/m)
})

test.each(breaks)('an address of several lines (cut by %j) is no address', async cut => {
  const payload = {
    username: 'camille',
    email: `camille@exemple.fr${cut}Bcc: voleur@exemple.fr`,
    firstName: 'Camille',
    lastName: 'Dupont',
    password1: 'quatre mots sans rapport',
    password2: 'quatre mots sans rapport',
    cguApproved: true,
  }
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/accounts/', payload })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json())).toEqual(['email'])
  expect(await server.count('outgoingEmails')).toBe(0)
})

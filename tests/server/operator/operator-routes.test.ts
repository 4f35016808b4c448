import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const processor = {
  name: 'Hébergeur exemplaire',
  country: 'France',
  purpose: 'Hébergement du service',
  guarantees: 'Contrat',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    CONTACT_EMAIL: 'nous@exemple.fr',
    OPERATOR_PUBLISHER: 'Direction des cantines exemplaires',
    OPERATOR_DPO_EMAIL: 'donnees@exemple.fr',
    OPERATOR_PROCESSORS: JSON.stringify([processor]),
  })
})
afterAll(() => server.close())

describe('the operator of the service', () => {
  test('is given to anybody, with null for what is not told', async () => {
    const answer = await server.app.inject({ url: '/api/v1/operator/' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      publisher: 'Direction des cantines exemplaires',
      publicationDirector: null,
      postalAddress: null,
      phone: null,
      hostName: null,
      hostAddress: null,
      hostPhone: null,
      controller: null,
      dpoEmail: 'donnees@exemple.fr',
      processors: [processor],
      sourceCodeUrl: null,
      contactEmail: 'nous@exemple.fr',
    })
  })
})

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type ClientOptions,
  createClient,
  createTeledeclarationOfDiagnostic,
  createToken,
  getCanteen,
  getSiretStatus,
  importPurchases,
  listMinistries,
  NetworkError,
  signOut,
  UnexpectedAnswerError,
} from '@ma-cantine/lib'
import { endpoint } from '@ma-cantine/lib/http/endpoint'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

let server: Server | undefined
afterEach(() => server?.close())

async function clientOf(listener: RequestListener, options: Partial<ClientOptions> = {}) {
  server = createServer(listener)
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createClient({ baseUrl: `http://127.0.0.1:${port}`, fetch, ...options })
}

const answering =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }

describe('an answer is', () => {
  test('checked and typed', async () => {
    const client = await clientOf(answering(200, '[{"value":"mer","name":"Mer"}]'))
    expect(await client.call(listMinistries)).toEqual([{ value: 'mer', name: 'Mer' }])
  })

  test('nothing when the endpoint has none', async () => {
    const client = await clientOf((_, response) => response.writeHead(204).end())
    expect(await client.call(signOut)).toBeUndefined()
  })

  test('nothing for a 204 of an endpoint whose answer is optional', async () => {
    const client = await clientOf((_, response) => response.writeHead(204).end())
    expect(await client.call(getSiretStatus, { params: { siret: '1' } })).toBeUndefined()
    await expect(client.call(listMinistries)).rejects.toBeInstanceOf(UnexpectedAnswerError)
  })
})

describe('a refusal is', () => {
  test('an AuthenticationError with the words of the specification for 403', async () => {
    const client = await clientOf(answering(403, '{"detail":"Jeton révoqué."}'))
    const error = await client.call(listMinistries).catch(error => error)
    expect(error).toBeInstanceOf(AuthenticationError)
    expect(error).toMatchObject({
      status: 403,
      detail: 'Jeton révoqué.',
      message: 'Votre session a expiré. Rechargez la page et reconnectez-vous pour continuer.',
    })
  })

  test('an AuthenticationError in the language of the client', async () => {
    const client = await clientOf(answering(403, '{}'), { locale: () => 'en' })
    await expect(client.call(listMinistries)).rejects.toMatchObject({
      message: 'Your session has expired. Reload the page and sign in again to go on.',
    })
  })

  test('a BadRequestError with the messages of each field for 400', async () => {
    const client = await clientOf(answering(400, '{"name":["Ce champ est obligatoire"],"detail":"Non"}'))
    const error = await client
      .call(createToken, { body: { name: 'x', scopes: ['import:write'] } })
      .catch(error => error)
    expect(error).toBeInstanceOf(BadRequestError)
    expect(error.fields).toEqual({ name: ['Ce champ est obligatoire'], nonFieldErrors: ['Non'] })
  })

  test('a BadRequestError with the sentence of a 400 alone, and its body, where the rest describes a canteen', async () => {
    const taken = { detail: 'Déjà prise', id: 12, name: 'Cantine des Tilleuls' }
    const client = await clientOf(answering(400, JSON.stringify(taken)))
    const error = await client.call(listMinistries).catch(error => error)
    expect(error).toMatchObject({ fields: { nonFieldErrors: ['Déjà prise'] }, body: taken })
    expect(Object.keys(error.fields)).toEqual(['nonFieldErrors'])
  })

  test.each(['_All__', '__all__', 'error'])('understood when the form-level key is %s', async key => {
    const client = await clientOf(answering(400, JSON.stringify({ [key]: ['Non'] })))
    const error = await client.call(listMinistries).catch(error => error)
    expect(error.fields).toEqual({ nonFieldErrors: ['Non'] })
  })

  test('understood when the body is a bare list', async () => {
    const client = await clientOf(answering(400, '["Non"]'))
    const error = await client.call(listMinistries).catch(error => error)
    expect(error.fields).toEqual({ nonFieldErrors: ['Non'] })
  })

  test.each([400, 404, 500, 503])('an ApiError for %i in HTML', async status => {
    const client = await clientOf(answering(status, '<h1>Oups</h1>', 'text/html'))
    const error = await client.call(listMinistries).catch(error => error)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, message: `API responded with status of ${status}` })
  })
})

describe('an answer from somewhere else is an UnexpectedAnswerError:', () => {
  test.each([
    ['a page in HTML', '<h1>Bienvenue</h1>', 'text/html'],
    ['another JSON', '{"ok":true}', 'application/json'],
  ])('%s', async (_, body, type) => {
    const client = await clientOf(answering(200, body, type))
    await expect(client.call(listMinistries)).rejects.toBeInstanceOf(UnexpectedAnswerError)
  })
})

describe('no answer is a NetworkError:', () => {
  test('a server that is down', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:9', fetch })
    await expect(client.call(listMinistries)).rejects.toBeInstanceOf(NetworkError)
  })
  test('a connection that is cut', async () => {
    const client = await clientOf(request => request.socket.destroy())
    await expect(client.call(listMinistries)).rejects.toBeInstanceOf(NetworkError)
  })
  test('a connection cut in the middle of the answer', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
      response.write('[{', () => response.destroy())
    })
    await expect(client.call(listMinistries)).rejects.toBeInstanceOf(NetworkError)
  })
  test('but a call that the caller aborts is not', async () => {
    const client = await clientOf(() => {})
    const call = client.call(listMinistries, { signal: AbortSignal.timeout(20) })
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

describe('a request carries', () => {
  const echo: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const received = { url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() }
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ received: [JSON.stringify(received)] }))
    })
  }
  const sent = async (call: Promise<unknown>) => {
    const error: BadRequestError = await call.then(
      () => expect.fail('refused'),
      error => error,
    )
    return JSON.parse(error.fields.received?.[0] ?? '')
  }

  test('its parameters, escaped', async () => {
    const client = await clientOf(echo)
    expect(await sent(client.call(getCanteen, { params: { canteenId: '1/2' } }))).toMatchObject({
      url: '/api/v1/canteens/1%2F2',
    })
  })

  test('its query: lists as repeated parameters, without empty values, everything escaped', async () => {
    const search = endpoint({
      method: 'GET',
      path: '/api/v1/recherche/',
      summary: 'Cherche',
      access: 'public',
      query: z.object({
        search: z.string(),
        family: z.array(z.string()),
        limit: z.number(),
        offset: z.number().optional(),
        ordering: z.string().nullable(),
      }),
    })
    const client = await clientOf(echo)
    const query = {
      search: 'pommes & poires',
      family: ['AUTRES', 'BOISSONS'],
      limit: 10,
      offset: undefined,
      ordering: null,
    }
    expect(await sent(client.call(search, { query }))).toMatchObject({
      url: '/api/v1/recherche/?search=pommes+%26+poires&family=AUTRES&family=BOISSONS&limit=10',
    })
  })

  test('the wish to try it, after its own query', async () => {
    const client = await clientOf(echo)
    const params = { canteenId: 7, diagnosticId: 3 }
    const query = { honour_statement: 'true' } as const
    const path = '/api/v1/canteens/7/diagnostics/3/teledeclaration/create'
    const tried = client.call(createTeledeclarationOfDiagnostic, { params, query, dryRun: true })
    expect(await sent(tried)).toMatchObject({ url: `${path}?honour_statement=true&dryRun=true` })
    const made = client.call(createTeledeclarationOfDiagnostic, { params, query, dryRun: false })
    expect(await sent(made)).toMatchObject({ url: `${path}?honour_statement=true` })
  })

  test('the token, and a JSON body', async () => {
    const client = await clientOf(echo, { token: 'mc_secret' })
    expect(await sent(client.call(createToken, { body: { name: 'CI', scopes: ['import:write'] } }))).toMatchObject({
      headers: { authorization: 'Bearer mc_secret', 'content-type': 'application/json' },
      body: '{"name":"CI","scopes":["import:write"]}',
    })
  })

  test('the CSRF token on unsafe methods only', async () => {
    const client = await clientOf(echo, { csrfToken: () => 'csrf' })
    expect((await sent(client.call(signOut))).headers['x-csrftoken']).toBe('csrf')
    expect((await sent(client.call(listMinistries))).headers['x-csrftoken']).toBeUndefined()
  })

  test('a file as the part named file', async () => {
    const client = await clientOf(echo)
    const file = { name: 'achats.csv', content: new Blob(['a,b'], { type: 'text/csv' }) }
    const { headers, body } = await sent(client.call(importPurchases, { file }))
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('name="file"; filename="achats.csv"')
    expect(body).toContain('a,b')
  })

  test('what a person writes, as it is, to the server alone', async () => {
    const client = await clientOf(echo, { token: 'mc_secret' })
    const path = '/api/v1/purchases/?search=prix:12&limit=1'
    expect(await sent(client.send({ method: 'POST', path, body: null }))).toMatchObject({
      url: path,
      headers: { authorization: 'Bearer mc_secret', 'content-type': 'application/json' },
      body: 'null',
    })
    await expect(client.send({ method: 'GET', path: '//autre.example/' })).rejects.toThrow(TypeError)
  })
})

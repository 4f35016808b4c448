import { scopes } from '@ma-cantine/lib'
import { apiVersions, documentPathOf } from '@ma-cantine/lib/http/api-version'
import { compileErrors, validate } from '@readme/openapi-parser'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import answerExamples from '../../../../server/http/openapi/answer-examples.json' with { type: 'json' }
import { bodyExamples } from '../../../../server/http/openapi/body-examples.ts'
import { Contract, endpoints } from '../../support/contract.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let contract: Contract
beforeAll(async () => {
  server = await startTestServer()
  contract = await Contract.of(server)
})
afterAll(() => server.close())

const get = (headers: Record<string, string> = {}, url = '/api/schema/') => server.app.inject({ url, headers })

describe('GET /api/schema/', () => {
  test('gives anyone a valid document of OpenAPI 3.1', async () => {
    const answer = await get()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    // The validator modifies its argument.
    const verdict = await validate(answer.json())
    expect(verdict.valid ? '' : compileErrors(verdict)).toBe('')
    expect(verdict.warnings).toEqual([])
    expect(answer.json().openapi).toMatch(/^3\.1\./)
  })

  test('gives the same document in YAML to who asks for it, by the address or by the Accept header', async () => {
    const json = (await get()).json()
    for (const answer of [await get({}, '/api/schema?format=yaml'), await get({ accept: 'application/yaml' })]) {
      expect(answer.headers['content-type']).toBe('application/yaml; charset=utf-8')
      expect(parse(answer.body)).toEqual(json)
    }
  })

  test.each(apiVersions)('gives a valid document of the calls of %s, the others left out', async version => {
    const answer = await get({}, documentPathOf(version))
    const verdict = await validate(answer.json())
    expect(verdict.valid ? '' : compileErrors(verdict)).toBe('')
    expect(verdict.warnings).toEqual([])
    const { info, paths } = answer.json<Contract['document']>()
    expect(info.version).toBe(version)
    const names = Object.values(paths).flatMap(methods => Object.values(methods).map(({ operationId }) => operationId))
    const expected = [...endpoints].filter(([, endpoint]) => [undefined, version].includes(endpoint.version))
    expect(names.toSorted()).toEqual(expected.map(([name]) => name).toSorted())
    expect(names.length).toBeLessThan(endpoints.size)
    const yaml = await get({}, `${documentPathOf(version)}&format=yaml`)
    expect(parse(yaml.body)).toEqual(answer.json())
    expect((await get({ 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(200)
  })

  test('names the versions that it has to who asks for another, or for two', async () => {
    for (const query of ['version=2024', 'version=', 'version=2025&version=2026']) {
      const answer = await get({}, `/api/schema/?${query}`)
      expect(answer.statusCode, query).toBe(400)
      expect(answer.json().detail, query).toContain('2025, 2026')
    }
  })

  test.each(['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/json, application/yaml', 'x', ''])(
    'gives JSON for Accept: %s',
    async accept => {
      expect((await get({ accept })).headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )

  test('is not sent again to a client that has it', async () => {
    const [json, yaml] = [(await get()).headers.etag, (await get({ accept: 'application/yaml' })).headers.etag]
    expect(json).not.toBe(yaml)
    const answer = await get({ 'if-none-match': String(json) })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
    expect((await get({ 'if-none-match': String(yaml) })).statusCode).toBe(200)
  })

  test('only accepts GET', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/schema/' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET')
  })
})

describe('the document', () => {
  test('has each endpoint of the library once, under the name that the library gives it', () => {
    const found = contract.operations.map(({ name, method, path }) => `${name}: ${method} ${path}`)
    const expected = [...endpoints].map(
      ([name, { method, path }]) => `${name}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  test('puts each operation under one tag, and has no empty tag', () => {
    const chapters = contract.document.tags.map(({ name }) => name)
    for (const { name, operation } of contract.operations) {
      expect(operation.tags, name).toEqual([expect.toBeOneOf(chapters)])
    }
    expect(new Set(contract.operations.flatMap(({ operation }) => operation.tags))).toEqual(new Set(chapters))
  })

  test('gives the ways to call an operation: a session with its CSRF token, a token with the right scope', () => {
    for (const { name, operation } of contract.operations) {
      const { access, scope, otherScope, method } = endpoints.get(name) ?? expect.fail(name)
      const session = method === 'GET' ? { session: [] } : { session: [], csrf: [] }
      expect(operation.security, name).toEqual([
        ...(access === 'public' ? [{}] : []),
        session,
        ...(scope ? [{ token: [scope] }, { application: [scope] }] : []),
        ...(otherScope ? [{ token: [otherScope] }, { application: [otherScope] }] : []),
      ])
    }
    const { flows } = contract.document.components.securitySchemes.application
    expect(Object.keys(flows.authorizationCode.scopes)).toEqual([...scopes])
  })

  test('asks for an upload where there is one, for JSON where there is a body', () => {
    for (const { name, operation } of contract.operations) {
      const { body, upload } = endpoints.get(name) ?? expect.fail(name)
      const types = Object.keys(operation.requestBody?.content ?? {})
      expect(types, name).toEqual(upload ? ['multipart/form-data'] : body ? ['application/json'] : [])
    }
  })

  test('has schemas that a strict validator compiles', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })
    formats.default(ajv)
    const $id = 'https://ma-cantine.example/strict'
    const bodies = contract.operations
      .map(({ operation }) => operation.requestBody?.content['application/json']?.schema)
      .filter(schema => schema !== undefined)
    const $defs = { ...contract.document.components.schemas, ...bodies }
    // In one document, each schema is compiled once, whatever refers to it.
    ajv.addSchema(JSON.parse(JSON.stringify({ $id, $defs }).replaceAll('#/components/schemas/', '#/$defs/')) as object)
    for (const name of Object.keys($defs)) expect(ajv.getSchema(`${$id}#/$defs/${name}`), name).toBeDefined()
  })

  test('gives an example of each body and of each answer in JSON', () => {
    const withBody = contract.operations.filter(({ operation }) => operation.requestBody?.content['application/json'])
    expect(Object.keys(bodyExamples).toSorted()).toEqual(withBody.map(({ name }) => name).toSorted())
    const withAnswer = contract.operations.filter(({ name }) => endpoints.get(name)?.answer)
    expect(Object.keys(answerExamples).toSorted()).toEqual(withAnswer.map(({ name }) => name).toSorted())
  })

  test('gives examples that are right', () => {
    for (const [examples, part] of [
      [bodyExamples, 'body'],
      [answerExamples, 'answer'],
    ] as const) {
      for (const [name, example] of Object.entries(examples)) {
        const { operation } = contract.operations.find(operation => operation.name === name) ?? expect.fail(name)
        const { content } =
          part === 'body'
            ? (operation.requestBody ?? {})
            : (operation.responses['200'] ?? operation.responses['201'] ?? {})
        const media = content?.['application/json'] ?? expect.fail(name)
        expect(media.example, name).toEqual(example)
        expect(contract.valueFaults(media.schema, example), name).toEqual([])
      }
    }
  })

  test('says which version a call belongs to, and which call it replaces', () => {
    const describe = (name: string) =>
      contract.operations.find(operation => operation.name === name)?.operation.description
    expect(describe('createCanteenPurchase')).toContain('Appel de 2026, à la place de `POST /api/v1/purchases/`')
    expect(describe('changeCanteenPurchase')).toContain('`PATCH /api/v1/purchases/{purchaseId}`')
    expect(describe('createPurchase')).toContain('Appel de 2025.')
    expect(describe('listPurchases')).not.toContain('Appel de')
  })

  test('gives parameters of lists one type each: what a client should send, not all that is understood', () => {
    const schemas = Object.fromEntries(
      contract.operations
        .find(({ name }) => name === 'listPurchases')
        ?.operation.parameters.map(({ name, schema }) => [name, schema]) ?? [],
    )
    expect(schemas).toMatchObject({
      canteen: { type: 'array', items: { type: 'integer' } },
      family: { type: 'array', items: { enum: expect.arrayContaining(['BOISSONS']) } },
      date_after: { type: 'string', format: 'date' },
      search: { type: 'string' },
      limit: { type: 'integer', minimum: 1 },
    })
    for (const { name, operation } of contract.operations) {
      for (const { name: parameter, in: place, schema } of operation.parameters) {
        if (place === 'query') expect(schema.anyOf, `${name}: ${parameter}`).toBeUndefined()
      }
    }
  })

  test('describes the type that clients of 2026 give with a file, where they do', () => {
    for (const { name, operation } of contract.operations) {
      const properties = operation.requestBody?.content['multipart/form-data']?.schema.properties ?? {}
      const types = endpoints.get(name)?.uploadTypes
      if (types) expect(properties.type, name).toMatchObject({ enum: [...types] })
      else expect(Object.keys(properties), name).not.toContain('type')
    }
  })

  test('bounds the numbers in paths by what the databases hold', () => {
    for (const { name, operation } of contract.operations) {
      for (const { schema, ...parameter } of operation.parameters) {
        if (parameter.in !== 'path' || schema.type !== 'integer') continue
        expect(schema.maximum, `${name}: ${parameter.name}`).toBeLessThanOrEqual(2_147_483_647)
      }
    }
  })

  test('names parameters of the query in snake_case, but for those of the public service', () => {
    for (const { name, operation } of contract.operations) {
      for (const parameter of operation.parameters) {
        if (parameter.in === 'query')
          expect(parameter.name, name).toMatch(
            /^([a-z][a-z0-9_]*|dryRun|ignoreRedaction|sectorCategories|gratuityOption)$/,
          )
      }
    }
  })

  test('describes the idempotency key, the version and their answers where a call accepts one', () => {
    for (const { name, operation } of contract.operations) {
      const { idempotent, versioned, method, requestHeaders = {} } = endpoints.get(name) ?? expect.fail(name)
      const keys = operation.parameters.filter(parameter => parameter.in === 'header')
      expect(
        keys.map(({ name, required }) => [name, required]),
        name,
      ).toEqual([
        ...Object.keys(requestHeaders).map(each => [each, true]),
        ...(idempotent ? [['Idempotency-Key', false]] : []),
        ...(versioned ? [['If-Match', false]] : []),
      ])
      expect('409' in operation.responses, name).toBe(method !== 'GET')
      expect('412' in operation.responses, name).toBe(Boolean(versioned))
      expect('422' in operation.responses, name).toBe(Boolean(idempotent))
    }
  })

  test('names the media types of downloads, and the operations whose answer may be empty', () => {
    for (const { name, operation } of contract.operations) {
      const { answer, download, created, dryRun, emptyStatus = 204 } = endpoints.get(name) ?? expect.fail(name)
      const statuses = Object.keys(operation.responses).filter(status => status.startsWith('2'))
      const empty = answer?.safeParse(undefined).success ? ['204'] : []
      const creations = created === 'unless-known' || dryRun ? ['200', '201'] : ['201']
      expect(statuses, name).toEqual(
        created ? creations : answer ? ['200', ...empty] : download ? ['200'] : [`${emptyStatus}`],
      )
      if (download) expect(Object.keys(operation.responses['200']?.content ?? {}), name).toEqual([...download])
    }
  })

  test('is the same from one server to the next', async () => {
    const other = await startTestServer({ PUBLIC_URL: 'https://ailleurs.example' })
    expect((await other.app.inject({ url: '/api/schema/' })).body).toBe((await get()).body)
    await other.close()
  })
})

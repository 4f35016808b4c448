import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyExamples } from '../../../server/http/openapi/body-examples.ts'
import type { JsonSchema } from '../../../server/http/openapi/schemas.ts'
import { fc } from '../../support/properties.ts'
import { trials } from '../../support/trials.ts'
import { Contract, type DescribedOperation, endpoints } from '../support/contract.ts'
import { bodyArbitrary, pathArbitrary, queryArbitrary } from '../support/input-arbitraries.ts'
import { openCampaign } from '../support/open-campaign.ts'
import { type Caller, makeWorld, type World } from '../support/people-of-contract.ts'
import { RecordedExamples } from '../support/recorded-examples.ts'
import { boundary, multipart, multipartType, startTestServer, type TestServer } from '../support/test-server.ts'
import { type ValidInput, validInputs } from '../support/valid-inputs.ts'

/**
 * Number of requests for each operation, all callers together; the environment can raise it. Most never reach the
 * database: the second one gets fewer.
 */
const runs = Number(process.env.CONTRACT_RUNS ?? trials(process.env.TEST_DATABASE === 'postgresql' ? 4 : 25))

/** What the code answers whatever database it is on. */
const alike = process.env.TEST_DATABASE === 'postgresql' ? { tags: 'long' } : {}

const examples = new RecordedExamples()

let server: TestServer
let contract: Contract
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'error', PUBLISH_BY_DEFAULT: 'false', ...openCampaign })
  contract = await Contract.of(server)
})
afterAll(async () => {
  examples.write()
  await server.close()
})

interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  /** Headers besides those of the caller. */
  readonly cookies?: string
}

const send = ({ method }: DescribedOperation, { headers }: Caller, sent: Sent): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method,
    url: sent.url,
    headers: { ...headers, ...sent.headers, ...cookiesOf(headers, sent) },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  })

/** The cookies of the session, and those for this address. */
const cookiesOf = ({ cookie }: Caller['headers'], { cookies }: Sent) =>
  cookies === undefined ? {} : { cookie: [cookie, cookies].join('; ') }

const json = { 'content-type': 'application/json' }

const bodySchema = ({ operation }: DescribedOperation): JsonSchema | undefined =>
  operation.requestBody?.content['application/json']?.schema

/** The address, with the given path parameters, or the canteen of this world. */
const address = ({ path }: DescribedOperation, { canteenId }: World, { params = {}, query = '' }: ValidInput): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? canteenId)) + query

function rightRequest(described: DescribedOperation, world: World, input: ValidInput): Sent {
  const url = address(described, world, input)
  if (input.file !== undefined) {
    return { url, headers: { 'content-type': multipartType, ...input.headers }, payload: multipart(input.file) }
  }
  const { cookies } = input
  if (input.body === undefined) return { url, headers: {}, ...(cookies ? { cookies } : {}) }
  return { url, headers: json, payload: JSON.stringify(input.body), ...(cookies ? { cookies } : {}) }
}

interface Scene {
  readonly world: World
  readonly right: ValidInput
}
const readScenes = new Map<string, Promise<Scene>>()

/** A world and a valid input of an operation in it. Those of one that only reads serve again. */
function makeScene(operation: DescribedOperation): Promise<Scene> {
  const { name, method } = operation
  const make = async () => {
    const world = await makeWorld(server)
    return { world, right: await rightInputOf(operation, world) }
  }
  const scene = readScenes.get(name) ?? make()
  if (method === 'GET') readScenes.set(name, scene)
  return scene
}

function whoMay({ access }: DescribedOperation, { user, managing, elected, verifiedStaff }: World): Caller {
  return { public: managing, user: managing, manager: managing, elected, staff: verifiedStaff }[access] ?? user
}

/** What a body names that each server, or each day, has of its own. */
const ownNames: ReadonlySet<string> = new Set(
  `apart together canteen canteenId destinationCanteen canteenIds ids diagnosticId siret email username password oldPassword uid token code version day
  periodStartDate periodEndDate declarationStart declarationEnd correctionStart correctionEnd weighings from to userCode`.split(
    /\s+/,
  ),
)

/** The example of the document, with the ids and secrets of this server, which the table gives. */
async function rightInputOf({ name }: DescribedOperation, world: World): Promise<ValidInput> {
  const known = (await validInputs[name]?.(world, server)) ?? {}
  const example = bodyExamples[name]
  if (!example) return known
  const own = Object.entries(known.body ?? {}).filter(([key]) => ownNames.has(key))
  return { ...known, body: { ...example, ...Object.fromEntries(own) } }
}

const names = [...endpoints.keys()].sort()
// A first note of an action is based on no version: the tests of actions ask.
const versioned = names.filter(name => endpoints.get(name)?.versioned && name !== 'noteWasteAction')
const described = (name: string): DescribedOperation =>
  contract.operations.find(operation => operation.name === name) ?? expect.fail(`${name} is not in the document`)

describe('every operation of the document', () => {
  test.each(names)('%s succeeds for an allowed caller with a valid request', async name => {
    const operation = described(name)
    const { world, right } = await makeScene(operation)
    const request = rightRequest(operation, world, right)
    const answer = await send(operation, whoMay(operation, world), request)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBeLessThan(300)
    expect(contract.findFaults(operation, answer), answer.body.slice(0, 200)).toEqual([])
    examples.add(name, answer, server)
  })

  test.each(versioned)('%s answers as described to a change based on another version', alike, async name => {
    const operation = described(name)
    const { world, right } = await makeScene(operation)
    const { headers, ...request } = rightRequest(operation, world, right)
    const basedOnOther = { ...headers, 'if-match': '"2001-01-01T00:00:00.000+01:00"' }
    const answer = await send(operation, whoMay(operation, world), { ...request, headers: basedOnOther })
    expect(answer.statusCode, answer.body).toBe(412)
    expect(Object.keys(answer.json()).toSorted()).toEqual(['changedBy', 'detail', 'modificationDate'])
    expect(contract.findFaults(operation, answer)).toEqual([])
  })

  test.each(names)('%s names each mandatory field that is missing', alike, async name => {
    const operation = described(name)
    const schema = bodySchema(operation)
    if (!schema?.required) return
    const { world, right } = await makeScene(operation)
    for (const field of schema.required) {
      const { [field]: _, ...body } = (right.body ?? {}) as Record<string, unknown>
      const request = rightRequest(operation, world, { ...right, body })
      const answer = await send(operation, whoMay(operation, world), request)
      expect(answer.statusCode, field).toBe(400)
      expect(answer.json()).toHaveProperty(field)
    }
  })

  test.each(names)('%s answers as described to any request of any caller, and never fails', alike, async name => {
    const operation = described(name)
    const { world, right } = await makeScene(operation)
    const polluted = Object.keys(Object.prototype)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...world.callers), anyRequest(operation, world, right), async (caller, sent) => {
        const answer = await send(operation, caller, sent)
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        expect(contract.findFaults(operation, answer), `${answer.statusCode} ${answer.body.slice(0, 300)}`).toEqual([])
        expect(Object.keys(Object.prototype)).toEqual(polluted)
      }),
      { seed: 1, numRuns: runs },
    )
  })
})

test('a path with U+0000 is the address of nothing', async () => {
  const { verifiedStaff } = await makeWorld(server)
  const paths = contract.operations.filter(({ path }) => path.includes('{'))
  const answers = await Promise.all(
    paths.map(operation =>
      send(operation, verifiedStaff, { url: operation.path.replace(/\{\w+\}/g, '7%00'), headers: {} }),
    ),
  )
  expect(answers.map(({ statusCode }, index) => `${statusCode} ${paths[index]?.name}`)).toEqual(
    paths.map(({ name }) => `404 ${name}`),
  )
  const images = await server.app.inject({ url: '/media/avatars/%00', headers: verifiedStaff.headers })
  expect(images.statusCode).toBe(404)
})

/** Generates any request that reaches the operation. */
function anyRequest(described: DescribedOperation, world: World, right: ValidInput): fc.Arbitrary<Sent> {
  const { operation, path } = described
  const inPath = operation.parameters.filter(parameter => parameter.in === 'path')
  const params = fc.record(
    Object.fromEntries(
      inPath.map(({ name }) => [name, pathArbitrary(String(right.params?.[name] ?? world.canteenId))] as const),
    ),
    { noNullPrototype: true },
  )
  const query = queryArbitrary(operation.parameters.filter(parameter => parameter.in === 'query'))
  const url = fc
    .tuple(params, query)
    .map(([params, query]) => path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query)
  const schema = bodySchema(described)
  const body = schema ? jsonRequest(schema, right.body) : uploadRequest(right.file ?? 'a,b\n1,2\n')
  return fc.tuple(url, body, oddHeaders).map(([url, { headers, payload }, odd]) => ({
    url,
    headers: { ...headers, ...odd },
    // A GET has no body.
    ...(described.method === 'GET' || payload === undefined ? {} : { payload }),
  }))
}

type Body = Omit<Sent, 'url'>

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { accept: 'text/html' },
      { accept: 'application/xml;q=0.1' },
      { 'accept-language': 'zz;q=x,,;' },
      { authorization: 'Basic dXNlcjpwYXNz' },
      { authorization: `Bearer ${'x'.repeat(5000)}` },
      { cookie: 'sessionid=; sessionid=%; csrftoken' },
      { 'x-csrftoken': '\u00e9' },
      { 'if-none-match': '*' },
      { range: 'bytes=5-1' },
      { 'content-encoding': 'gzip' },
      { 'idempotency-key': 'la-meme' },
      { 'idempotency-key': '\u00e9'.repeat(300) },
      { 'x-http-method-override': 'DELETE' },
      { 'x-forwarded-for': '\u00e9,,' },
    ),
  },
)

const contentTypes = [
  'application/json; charset=latin1',
  'application/json;',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'application/xml',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '',
  ';',
  'é/é',
]

function jsonRequest(schema: JsonSchema, known: unknown): fc.Arbitrary<Body> {
  const text = bodyArbitrary(schema, known)
  const encoded = fc.oneof(
    { weight: 12, arbitrary: text },
    { weight: 1, arbitrary: text.map(text => Buffer.from(text, 'utf16le')) },
    { weight: 1, arbitrary: text.map(text => Buffer.from(text, 'latin1')) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 50 }).map(bytes => Buffer.from(bytes)) },
  )
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constant(json) },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes).map(type => ({ 'content-type': type })) },
  )
  return fc.oneof(
    { weight: 12, arbitrary: fc.record({ headers: types, payload: encoded }, { noNullPrototype: true }) },
    { weight: 1, arbitrary: fc.constant({ headers: {} }) },
  )
}

/** Generates uploads: valid, truncated, of another kind, with an odd name, or none. */
function uploadRequest(content: string): fc.Arbitrary<Body> {
  const contents = fc.oneof(
    fc.constant(content),
    fc.constant(content.slice(0, content.length / 2)),
    fc.constant(content.replace(',', '\0,')),
    fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes)),
  )
  const parts = fc.record(
    {
      name: fc.constantFrom('file', 'autre', '', '__proto__'),
      filename: fc.constantFrom('fichier.csv', '../../etc/passwd', 'a\0.csv', '.csv', 'x'.repeat(3000), '', null),
      type: fc.constantFrom('text/csv', 'text/html', 'é', null),
    },
    { noNullPrototype: true },
  )
  const bodies = fc.tuple(contents, parts).map(([content, part]) => multipart(content, part))
  const cut = fc.tuple(bodies, fc.double({ min: 0, max: 1, noNaN: true }))
  const payload = fc.oneof(
    { weight: 4, arbitrary: fc.constant(multipart(content)) },
    { weight: 4, arbitrary: bodies },
    { weight: 2, arbitrary: cut.map(([body, share]) => body.subarray(0, body.length * share)) },
    { weight: 1, arbitrary: fc.constant(Buffer.from(`--${boundary}--\r\n`)) },
    { weight: 1, arbitrary: fc.constantFrom(Buffer.alloc(0), Buffer.from('{"file": 1}')) },
  )
  const headers = fc.oneof(
    { weight: 6, arbitrary: fc.constant({ 'content-type': multipartType }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('application/json', ...contentTypes).map(type => ({ 'content-type': type })),
    },
  )
  return fc.record({ headers, payload }, { noNullPrototype: true })
}

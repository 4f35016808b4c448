import type { Endpoint } from '@ma-cantine/lib'
import * as lib from '@ma-cantine/lib'
import { isEndpoint } from '@ma-cantine/lib/http/endpoint'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import type { OpenApiDocument } from '../../../server/http/openapi/document.ts'
import type { Operation, Response } from '../../../server/http/openapi/operation.ts'
import type { TestServer } from './test-server.ts'

export interface DescribedOperation {
  readonly name: string
  readonly method: Endpoint['method']
  /** With `{name}` for each parameter. */
  readonly path: string
  readonly operation: Operation
  readonly access: Endpoint['access']
}

const documentId = 'https://ma-cantine.example/openapi'

/** The endpoints of the library, by the name under which it exports them. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(lib).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)

/** The document that a server gives of itself, and what it says of an answer. */
export class Contract {
  readonly document: OpenApiDocument
  readonly operations: readonly DescribedOperation[]
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true })
  private readonly validators = new Map<string, ValidateFunction>()

  private constructor(document: OpenApiDocument) {
    this.document = document
    formats.default(this.ajv)
    this.ajv.addSchema(document, documentId)
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: operation.operationId,
        method: method.toUpperCase() as Endpoint['method'],
        path,
        operation,
        access: (endpoints.get(operation.operationId) as Endpoint).access,
      })),
    )
  }

  static async of(server: TestServer): Promise<Contract> {
    return new Contract((await server.app.inject({ url: '/api/schema/' })).json())
  }

  /** What the answer has that the document does not allow: empty when it is as described. */
  findFaults({ operation }: DescribedOperation, answer: LightMyRequestResponse): string[] {
    const status = String(answer.statusCode)
    const found = operation.responses[status]
    if (!found) return [`the status ${status} is not described`]
    const { content = {} } = this.resolve(found)
    if (Object.keys(content).length === 0) return answer.body === '' ? [] : ['the answer should be empty']
    const type = String(answer.headers['content-type']).split(';')[0] ?? ''
    const media = content[type]
    if (!media) return [`the content type ${type} is not described for ${status}`]
    // A file is bytes, also when they are JSON.
    const isFile = media.schema.format === 'binary'
    if (type !== 'application/json' || isFile) return []
    // Clients must tolerate keys added to answers; those of a refusal are all described.
    const schema = answer.statusCode < 400 ? media.schema : { ...media.schema, unevaluatedProperties: false }
    return this.schemaFaults(schema, answer)
  }

  /** What is wrong with a value, by a schema of the document. */
  valueFaults(schema: object, value: unknown): string[] {
    const key = JSON.stringify(schema).replaceAll('"#/', `"${documentId}#/`)
    const validate = this.validators.get(key) ?? this.ajv.compile(JSON.parse(key) as object)
    this.validators.set(key, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }

  private schemaFaults(schema: object, answer: LightMyRequestResponse): string[] {
    try {
      return this.valueFaults(schema, JSON.parse(answer.body))
    } catch (error) {
      return [String(error)]
    }
  }

  private resolve({ $ref, ...response }: Response): Response {
    const name = $ref?.split('/').at(-1)
    return name === undefined ? response : (this.document.components.responses[name] as Response)
  }
}

import type { Checker, Symbol as Sign, Type } from 'typescript/unstable/sync'
import type { Endpoint } from '../http/endpoint.ts'
import { indent } from './indent.ts'
import { lineLength } from './line-length.ts'
import { shapeText, type WriteType } from './type-text.ts'

/** The call of an endpoint by the client of the library: what it sends, and what it answers. */
export function callText(name: string, endpoint: Endpoint, sign: Sign, checker: Checker, writeType: WriteType): string {
  const type = checker.getTypeOfSymbol(sign)
  const schemaOf = (part: 'params' | 'query' | 'body' | 'answer'): Type | undefined => {
    const property = endpoint[part] && type && checker.getPropertyOfType(type, part)
    const schema = property && checker.getTypeOfSymbol(property)
    return schema && checker.getNonNullableType(schema)
  }
  const text = (schema: Type, side: '_input' | '_output') => {
    const property = checker.getPropertyOfType(schema, side)
    const type = property && checker.getTypeOfSymbol(property)
    const line = writeType(type)
    return type && line.startsWith('{') && line.length > lineLength ? shapeText(type, checker, writeType) : line
  }
  const sent = (['params', 'query', 'body'] as const).flatMap(part => {
    const schema = schemaOf(part)
    // Numbers of a path are read from its text, where anything might stand.
    return schema ? [`${part}: ${text(schema, part === 'params' ? '_output' : '_input')}`] : []
  })
  if (endpoint.upload) sent.push('file: { name: string; content: Blob }')
  const input = sent.length > 0 ? `, {\n${sent.map(line => `${indent(line)},\n`).join('')}}` : ''
  if (endpoint.download) return `client.download(${name}${input}): Promise<Response>`
  const answer = schemaOf('answer')
  return `client.call(${name}${input}): Promise<${answer ? text(answer, '_output') : 'void'}>`
}

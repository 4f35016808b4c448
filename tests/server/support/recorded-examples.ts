import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LightMyRequestResponse } from 'fastify'
import type { TestServer } from './test-server.ts'

const file = fileURLToPath(new URL('../../../server/http/openapi/answer-examples.json', import.meta.url))

/** Lists show what their items are with one. */
const firstOnly = (_: string, value: unknown) => (Array.isArray(value) ? value.slice(0, 1) : value)

/**
 * The answers to valid requests, which become the examples of the document in a run with `RECORD_EXAMPLES=yes`: one
 * operation a line, without what was secret or of this machine.
 */
export class RecordedExamples {
  private readonly texts = new Map<string, string>()

  add(name: string, answer: LightMyRequestResponse, { settings }: TestServer): void {
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    if (!isJson || answer.headers['content-disposition']) return
    const text = JSON.stringify(JSON.parse(answer.body, firstOnly))
      .replaceAll(settings.publicUrl, 'https://ma-cantine.example')
      .replace(/"(token|clientSecret)":"[^"]+"/g, '"$1":"un-secret"')
    this.texts.set(name, text)
  }

  write(): void {
    if (process.env.RECORD_EXAMPLES !== 'yes') return
    const known = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    const texts = new Map([...known.map(([name, answer]) => [name, JSON.stringify(answer)] as const), ...this.texts])
    const lines = [...texts].toSorted().map(([name, text]) => `${JSON.stringify(name)}: ${text}`)
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  }
}

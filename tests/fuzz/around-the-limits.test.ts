import { schemaOf } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { purchase } from '../support/files.ts'
import { cut } from './support/any-file.ts'

const header = schemaOf('achats')
  .fields.map(field => field.name)
  .join(',')
const right = Object.values(purchase).join(',')
/** A row of about that many bytes. */
const row = (bytes: number, end = '') =>
  right.replace('Pommes de terre', 'x'.repeat(Math.max(0, bytes - right.length - 1 - end.length)) + end)

/** Contents in which something happens after about that many bytes. */
const contents: Readonly<Record<string, (bytes: number) => Uint8Array>> = {
  'a row of that length': bytes => encode([header, row(bytes), right]),
  'a row of that length, with quotes': bytes =>
    encode([header, row(bytes).replace('x', '"x').replace(',F', '",F'), right]),
  'a quote opened there and never closed': bytes => encode([header, row(bytes), right.replace('Pommes', '"Pommes')]),
  'a stray quote there': bytes => encode([header, row(bytes), right.replace('Pommes', 'Po"mmes'), right]),
  'an accent there, in UTF-8': bytes => encode([header, row(bytes), right.replace('Po', 'éé€'), right]),
  'an accent there, in windows-1252': bytes => latin1([header, row(bytes), right.replace('Po', 'é'), right]),
  'an accent early and bytes of windows-1252 there': bytes =>
    latin1([header, right.replace('Po', 'Ã©'), row(bytes), right.replace('Po', 'é'), right]),
  'a line end of two characters there': bytes => encode([header, row(bytes), right], '\r\n'),
  'a header of that length': bytes => encode([`${header},${'x'.repeat(Math.max(1, bytes - header.length))}`, right]),
  'one line of that length and nothing else': bytes => encode(['x'.repeat(bytes)], ''),
  'no line end at the end': bytes => encode([header, row(bytes, 'é')], '\n', ''),
}

function encode(lines: readonly string[], lineEnd = '\n', last = lineEnd): Uint8Array {
  return Buffer.from(lines.join(lineEnd) + last)
}
const latin1 = (lines: readonly string[]): Uint8Array => Buffer.from(`${lines.join('\n')}\n`, 'latin1')

function check(bytes: Uint8Array, size: number, byBytes: boolean): Report {
  const validation = new Validation({ tables: [tableOf('achats')], byBytes })
  for (const chunk of cut(bytes, [size])) validation.push(chunk)
  return validation.end()
}

// The head that tells an encoding, the window that confirms it and the longest row of the automata, the longest row of all.
describe.each([1024, 64 * 1024, 1024 * 1024])('around %i bytes', limit => {
  test.each(Object.entries(contents))('%s: one report, however read and cut', (_, content) => {
    for (const shift of [-header.length - 2, -1, 0, 1]) {
      const bytes = content(limit + shift)
      const whole = check(bytes, bytes.length, true)
      expect({ shift, ...check(bytes, limit > 65_536 ? 65_521 : 1021, true) }).toEqual({ shift, ...whole })
      expect({ shift, ...check(bytes, 65_536, false) }).toEqual({ shift, ...whole })
    }
  })
})

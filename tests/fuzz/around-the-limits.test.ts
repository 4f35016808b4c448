import { schemaOf } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { purchase } from '../support/files.ts'
import { isLong } from '../support/trials.ts'
import { cut } from './support/any-file.ts'

const header = schemaOf('achats')
  .fields.map(field => field.name)
  .join(',')
const right = Object.values(purchase).join(',')
const delimiters = Object.values(purchase).length - 1
/** A right row of that many bytes, delimiters included. */
const row = (bytes: number, end = '') =>
  right.replace(
    purchase.description,
    `${'x'.repeat(bytes - right.length + purchase.description.length - end.length)}${end}`,
  )
const mebibyte = 1024 * 1024
/** With more in its cells, a row is no row: csv-parse counts before it takes in one more character. */
const longest = mebibyte + 1
/** The bytes, from the first that is not ASCII, that tell the encoding. */
const window = 64 * 1024

const early = right.replace('Pommes', 'Ã©')
const late = right.replace('Pommes', 'é')
/** Between the first byte that is not ASCII of a row and the next row. */
const behindEarly = early.length - early.indexOf('Ã') + 1

interface Expected {
  readonly encoding?: string
  readonly rows: number
  readonly found?: readonly string[]
}

/** Contents in which something happens after that many bytes, or about as many, and what is found of each. */
const contents: Readonly<Record<string, readonly [(bytes: number) => Uint8Array, (bytes: number) => Expected]>> = {
  'a row with that much in its cells': [
    bytes => encode([header, row(bytes + delimiters), right]),
    bytes => (bytes > longest ? { rows: 0, found: ['2 - row-too-long'] } : { rows: 2 }),
  ],
  'a row of that length, with quotes': [
    bytes => encode([header, row(bytes).replace('x', '"x').replace(',F', '",F'), right]),
    () => ({ rows: 2 }),
  ],
  'a quote opened there and never closed': [
    bytes => encode([header, row(bytes), right.replace('Pommes', '"Pommes')]),
    () => ({ rows: 1, found: ['3 - unclosed-quote'] }),
  ],
  'a stray quote there': [
    bytes => encode([header, row(bytes), right.replace('Pommes', 'Po"mmes'), right]),
    () => ({ rows: 3 }),
  ],
  'an accent there, in UTF-8': [
    bytes => encode([header, row(bytes), right.replace('Po', 'éé€'), right]),
    () => ({ rows: 3 }),
  ],
  'an accent there, in windows-1252': [
    bytes => latin1([header, row(bytes), late, right]),
    () => ({ rows: 3, encoding: 'iso-8859-1' }),
  ],
  'an accent, and a byte of windows-1252 so far behind': [
    bytes => latin1([header, early, row(bytes - behindEarly - 1 - late.indexOf('é')), late, right]),
    bytes =>
      // A byte that ends the window might start a character of UTF-8.
      bytes < window - 1
        ? { rows: 4, encoding: 'iso-8859-1', found: ['0 - doubtful-encoding', '2 description garbled-text'] }
        : { rows: 4, encoding: 'utf-8', found: ['4 description encoding-error'] },
  ],
  'a line end of two characters there': [bytes => encode([header, row(bytes), right], '\r\n'), () => ({ rows: 2 })],
  'a header of that length': [
    bytes => encode([`${header},${'x'.repeat(bytes - header.length - 1)}`, right]),
    () => ({ rows: 1, found: ['1 - extra-label'] }),
  ],
  'one line of that length and nothing else': [
    bytes => encode(['x'.repeat(bytes)], ''),
    bytes => ({ rows: 0, found: [bytes > longest ? '1 - row-too-long' : '1 - missing-header'] }),
  ],
  'no line end at the end': [bytes => encode([header, row(bytes, 'é')], '\n', ''), () => ({ rows: 1 })],
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

const shifts = isLong ? [-header.length - 2, -2, -1, 0, 1, 2] : [-1, 0, 1]

// The head that tells an encoding, the window that confirms it and the longest row of the automata, the longest row of all.
describe.each([1024, window, mebibyte])('around %i bytes', limit => {
  test.each(Object.entries(contents))('%s: the right report, however read and cut', (_, [content, expected]) => {
    for (const shift of shifts) {
      const bytes = content(limit + shift)
      const whole = check(bytes, bytes.length, true)
      const { encoding, rows } = whole
      const found = whole.errors.map(({ row, field, code }) => `${row} ${field ?? '-'} ${code}`)
      expect({ shift, encoding, rows, found }).toEqual({
        shift,
        encoding: 'utf-8',
        found: [],
        ...expected(limit + shift),
      })
      expect({ shift, ...check(bytes, limit > 65_536 ? 65_521 : 1021, true) }).toEqual({ shift, ...whole })
      expect({ shift, ...check(bytes, 65_536, false) }).toEqual({ shift, ...whole })
    }
  })
})

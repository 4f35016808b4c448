import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { describeError, type FileKind, locales, schemaOf } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { fileEncoder } from '@ma-cantine/lib/repair/text-encoder'
import type { Encoding } from '@ma-cantine/lib/table-schema/encoding'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { expect, test } from 'vitest'
import { examplePath, expectedExamples } from '../support/examples.ts'
import { fc } from '../support/properties.ts'

/** `TROUBLES=1000` makes a longer run. */
const runs = Number(process.env.TROUBLES ?? 250)

/** Real layouts: the right examples that are texts in UTF-8. */
const layouts = Object.entries(expectedExamples).flatMap(([name, { kind, valid, encoding, bom }]) =>
  kind && valid && encoding === 'utf-8' && !bom && /\.[ct]sv$/.test(name)
    ? [{ name, kind, text: readFileSync(examplePath(name), 'utf8') }]
    : [],
)

interface Written {
  readonly text: string
  readonly encoding: Encoding
}

const eachLine = (text: string, change: (line: string) => string) => text.replace(/[^\r\n]+/g, change)
const misread = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

/** What happens to files on their way, none of which a person means. */
const troubles: Readonly<Record<string, (written: Written) => Written>> = {
  'MS-DOS': written => ({ ...written, encoding: 'ibm850' }),
  Macintosh: written => ({ ...written, encoding: 'macintosh' }),
  'Windows-1252': written => ({ ...written, encoding: 'windows-1252' }),
  'UTF-16': written => ({ ...written, encoding: 'utf-16le' }),
  'a line for Excel': ({ text, ...rest }) => ({ ...rest, text: `sep=;\r\n${text}` }),
  'an end mark': ({ text, ...rest }) => ({ ...rest, text: `${text}\x1a` }),
  'line ends of old Macintoshes': ({ text, ...rest }) => ({ ...rest, text: text.replace(/\r?\n/g, '\r') }),
  'read in another encoding': ({ text, ...rest }) => ({ ...rest, text: misread(text) }),
  'one line read in another encoding': ({ text, ...rest }) => ({
    ...rest,
    text: text.replace(/(?<=\n)[^\r\n]*[À-ÿ][^\r\n]*/, misread),
  }),
  'accents apart': ({ text, ...rest }) => ({ ...rest, text: text.normalize('NFD') }),
  'an invisible character in the header': ({ text, ...rest }) => ({ ...rest, text: text.replace('e', 'e\u200b') }),
  'no-break spaces after SIRETs': ({ text, ...rest }) => ({ ...rest, text: text.replace(/\d{14}/g, '$&\u00a0') }),
  'hyphens that do not break': ({ text, ...rest }) => ({
    ...rest,
    text: text.replace(/(\d{4})-(\d\d)-(\d\d)/g, '$1\u2011$2\u2011$3'),
  }),
  'a control character': ({ text, ...rest }) => ({ ...rest, text: text.replace(/(?<=\n.*)[a-z](?=[a-z])/, '$&\v') }),
  'rows in quotes as a whole': ({ text, ...rest }) => ({
    ...rest,
    text: eachLine(text, line => `"${line.replaceAll('"', '""')}"`),
  }),
  'a web page': ({ text, ...rest }) => ({ ...rest, text: `<!DOCTYPE html>\n<pre>${text}</pre>` }),
  'years without their century': ({ text, ...rest }) => ({
    ...rest,
    text: text.replace(/\b20(\d\d-\d\d-\d\d)/g, '00$1'),
  }),
}

const encoded = ({ text, encoding }: Written): Uint8Array | null => {
  const encoder = fileEncoder(encoding)
  if (!encoder.has(text)) return null
  const mark = encoding === 'utf-16le' ? encoder.byteOrderMark : new Uint8Array(0)
  return Buffer.concat([mark, encoder.encode(new TextEncoder().encode(text))])
}

function read(bytes: Uint8Array, kind: FileKind) {
  const records: string[] = []
  const table = tableOf(kind)
  // A record reads its cells when it is asked for them.
  const onRecord = (draft: unknown) =>
    void records.push(
      JSON.stringify([...table.columnOf.keys()].map(property => (draft as Record<string, unknown>)[property]))
        // Line ends inside cells are those of the file.
        .replaceAll(/(?:\\r)?\\n|\\r/g, '\\n')
        .normalize(),
    )
  const validation = new Validation({ tables: [table], onRecord })
  validation.push(bytes)
  return { report: validation.end(), records }
}

test('two troubles of a real file crash nothing, are told in words, and change no value unseen', () => {
  const trouble = fc.constantFrom(...Object.keys(troubles))
  let refused = 0
  let accepted = 0
  fc.assert(
    fc.property(fc.constantFrom(...layouts), trouble, trouble, ({ name, kind, text }, first, second) => {
      const original = read(new TextEncoder().encode(text), kind)
      const written = [first, second].reduce<Written>((before, each) => troubles[each]?.(before) ?? before, {
        text,
        encoding: 'utf-8',
      })
      const bytes = encoded(written)
      if (!bytes) return
      const { report, records } = read(bytes, kind)
      for (const error of [...report.errors, ...report.warnings])
        for (const locale of locales) {
          const sentences = describeError(error as Parameters<typeof describeError>[0], schemaOf(kind), locale)
          expect(Object.values(sentences).every(sentence => sentence.length > 3)).toBe(true)
        }
      if (report.valid) accepted++
      else refused++
      if (report.valid)
        expect({ name, first, second, records }).toEqual({ name, first, second, records: original.records })
    }),
    { numRuns: runs },
  )
  expect(Math.min(refused, accepted)).toBeGreaterThan(runs / 20)
})

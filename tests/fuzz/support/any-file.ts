import { type FileKind, fileKinds, schemaOf } from '@ma-cantine/lib'
import { rightRows } from '../../support/files.ts'
import { fc } from '../../support/properties.ts'

export const anyKind: fc.Arbitrary<FileKind> = fc.constantFrom(...fileKinds)

/** Texts that break readers of tables more often than random ones. */
const pieces = fc.oneof(
  fc.constantFrom(
    ',',
    ';',
    '\t',
    '|',
    '"',
    '""',
    '\n',
    '\r',
    '\r\n',
    ' ',
    '\ufeff',
    '\0',
    '\ufffd',
    '€',
    'é',
    '😀',
    '1,5',
  ),
  fc.constantFrom(...fileKinds.flatMap(kind => Object.values(rightRows[kind]))),
  fc.constantFrom(
    ...fileKinds.flatMap(kind =>
      schemaOf(kind)
        .fields.slice(0, 30)
        .map(field => field.name),
    ),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

const header = fc
  .tuple(anyKind, fc.constantFrom(',', ';', '\t', '|'), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([kind, delimiter, lineEnd]) => {
    const labels = schemaOf(kind).fields.map(field => field.name)
    return (
      labels.join(delimiter) + lineEnd + labels.map(label => rightRows[kind][label] ?? '').join(delimiter) + lineEnd
    )
  })

const text = fc
  .tuple(fc.option(header, { nil: '' }), fc.array(pieces, { maxLength: 60 }))
  .map(([start, rest]) => start + rest.join(''))

const signature = fc.constantFrom(
  [],
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
)

/** Any bytes: noise, noise after a known signature, text in several encodings with some bytes changed. */
export const anyBytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.tuple(signature, fc.uint8Array({ maxLength: 400 })).map(([start, rest]) => Uint8Array.from([...start, ...rest])),
  {
    weight: 4,
    arbitrary: fc
      .tuple(text, fc.constantFrom<BufferEncoding>('utf8', 'utf8', 'latin1', 'utf16le'), fc.boolean())
      .chain(([content, encoding, mark]) => {
        const bytes = Buffer.from((mark ? '\ufeff' : '') + content, encoding)
        const change = fc.tuple(fc.nat({ max: Math.max(0, bytes.length - 1) }), fc.nat({ max: 255 }))
        return fc.array(change, { maxLength: 3 }).map(changes => {
          const changed = Uint8Array.from(bytes)
          for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte
          return changed
        })
      }),
  },
)

/** Cuts bytes into chunks, whose sizes repeat the given ones. */
export function cut(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = []
  for (let start = 0, turn = 0; start < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? bytes.length
    chunks.push(bytes.subarray(start, start + size))
    start += size
  }
  return chunks
}

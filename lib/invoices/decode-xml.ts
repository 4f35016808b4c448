import { InvoiceRefusal } from './invoice-problem.ts'
import { decodeSingleBytes, isSingleByte } from './single-byte-text.ts'

/** The longest start in which an XML declaration is looked for. */
const declarationLength = 200

/** Whether the bytes start as XML does, in any of the encodings. */
export const startsAsXml = (bytes: Uint8Array): boolean =>
  startOf(bytes, unicodeOf(bytes) ?? 'windows-1252')
    .replace(/^\ufeff?\s*/, '')
    .startsWith('<')

/** The text of an XML file, by its byte order mark, else by its declaration, else as UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const shown = unicodeOf(bytes)
  for (const encoding of shown === null ? declaredEncodings(bytes) : [shown]) {
    const text = decode(bytes, encoding)
    if (text !== null) return withoutLabel(text.trimStart())
  }
  throw new InvoiceRefusal('broken-xml')
}

/** The label is used up, and the parser refuses some that browsers know: `iso_8859-1:1987`. */
const withoutLabel = (text: string): string => text.replace(/^(<\?xml\s[^>]*?)\s+encoding\s*=\s*["'][^"'>]*["']/, '$1')

/** The encoding that the first bytes show by themselves. */
function unicodeOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return null
}

const startOf = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes.subarray(0, declarationLength))

const asciiLabels: ReadonlySet<string> = new Set(['ascii', 'us-ascii', 'ansi_x3.4-1968'])

/** The encodings to try in turn, by the label of the declaration. */
function declaredEncodings(bytes: Uint8Array): string[] {
  const [, declared = 'utf-8'] =
    /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(startOf(bytes, 'windows-1252')) ?? []
  const label = declared.trim().toLowerCase()
  const encoding = encodingOf(label)
  if (encoding === null) throw new InvoiceRefusal('unknown-encoding', declared)
  // What is not ASCII after all is more often UTF-8 than what browsers take it for.
  if (asciiLabels.has(label)) return ['utf-8', encoding]
  // The declaration was read byte by byte: the file is not in the UTF-16 that it names.
  return [encoding.startsWith('utf-16') ? 'utf-8' : encoding]
}

/** The name of the encoding of a label, by the list that browsers follow (WHATWG); null for an unknown label. */
function encodingOf(label: string): string | null {
  if (isSingleByte(label)) return label
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

/** The text of bytes; null when they are not in the encoding. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  if (isSingleByte(encoding)) return decodeSingleBytes(bytes, encoding)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

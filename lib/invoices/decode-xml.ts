import { InvoiceRefusal } from './invoice-problem.ts'

/** The encodings that invoices are written in, by their names in an XML declaration. */
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  // Without a byte order mark: the declaration itself tells by its bytes.
  'utf-16': 'utf-8',
}

/** The longest start in which an XML declaration is looked for. */
const declarationLength = 200

/** Whether the bytes start as XML does, in any of the encodings. */
export const startsAsXml = (bytes: Uint8Array): boolean =>
  startOf(bytes, unicodeOf(bytes) ?? 'windows-1252')
    .replace(/^\ufeff?\s*/, '')
    .startsWith('<')

/** The text of an XML file, by its byte order mark, else by its declaration, else as UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = unicodeOf(bytes) ?? declaredEncoding(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).trimStart()
  } catch {
    throw new InvoiceRefusal('broken-xml')
  }
}

/** The encoding that the first bytes show by themselves. */
function unicodeOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return null
}

const startOf = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes.subarray(0, declarationLength))

function declaredEncoding(bytes: Uint8Array): string {
  const [, declared = 'utf-8'] =
    /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(startOf(bytes, 'windows-1252')) ?? []
  const encoding = encodings[declared.toLowerCase()]
  if (encoding === undefined) throw new InvoiceRefusal('unknown-encoding', declared)
  return encoding
}

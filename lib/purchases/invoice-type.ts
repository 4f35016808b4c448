/** The size that an invoice may have, where the operator sets no other limit. */
export const largestInvoice = 10_000_000

/** The media types of invoices. */
export const invoiceTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export type InvoiceType = (typeof invoiceTypes)[number]

/** Looks at the start of a file. */
type Test = (start: string) => boolean

const startsWith =
  (...texts: readonly string[]): Test =>
  start =>
    texts.some(text => start.startsWith(text))

const tests: Readonly<Record<InvoiceType, Test>> = {
  'application/pdf': startsWith('%PDF-'),
  'image/jpeg': startsWith('\xff\xd8\xff'),
  'image/png': startsWith('\x89PNG\r\n\x1a\n'),
  'image/gif': startsWith('GIF87a', 'GIF89a'),
  'image/webp': start => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
}

/** What people choose by mistake for an invoice, or as a photograph of one that needs another form. */
export type OtherFileKind = 'empty' | 'heic' | 'page' | 'xml' | 'office' | 'archive' | 'unknown'

const zip = startsWith('PK\x03\x04')
/** The first file in the archive that a document of an office suite is, after the fixed part of its header. */
const isOfficeArchive = (start: string): boolean =>
  zip(start) && /^(?:\[Content_Types\]|mimetypeapplication|_rels\/|docProps\/|word\/|xl\/)/.test(start.slice(30))

const otherTests: Readonly<Record<Exclude<OtherFileKind, 'unknown'>, Test>> = {
  empty: start => start === '',
  heic: start => /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/.test(start.slice(4)),
  page: start => /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|svg)/i.test(start),
  xml: start => /^(?:\xef\xbb\xbf)?\s*<[?\w]/.test(start),
  office: start => startsWith('\xd0\xcf\x11\xe0')(start) || isOfficeArchive(start),
  archive: start => zip(start) || startsWith('Rar!', '7z\xbc\xaf', '\x1f\x8b')(start),
}

/** The part of a file, from its start, that tells what it is. */
export const tellingLength = 64

/**
 * The type of an invoice by its content, whatever its name or its sender says; null for what is no invoice.
 *
 * @param start of the file, read as Latin-1.
 */
export function invoiceTypeOf(start: string): InvoiceType | null {
  return invoiceTypes.find(type => tests[type](start)) ?? null
}

/** What a file that is no invoice is, so that its owner learns what to do. */
export function otherFileKindOf(start: string): OtherFileKind {
  const kinds = Object.keys(otherTests) as (keyof typeof otherTests)[]
  return kinds.find(kind => otherTests[kind](start)) ?? 'unknown'
}

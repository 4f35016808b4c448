import { odsManifest, odsMediaType } from '@ma-cantine/lib/spreadsheets/ods/ods-package'
import { element, escapeXml, xmlHead } from '@ma-cantine/lib/spreadsheets/xml'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js'

/** The parts of an office document, by path, in order. */
export type Parts = Readonly<Record<string, string>>

/** The first day that an archive can tell: the same parts always give the same bytes. */
const sameDay = new Date(1980, 0, 1)

/** Packs the parts of an office document. A `mimetype` is stored as it is, for programs to recognise it. */
export async function packParts(parts: Parts): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    extendedTimestamp: false,
    dataDescriptor: false,
    lastModDate: sameDay,
  })
  for (const [path, text] of Object.entries(parts)) {
    await zip.add(path, new TextReader(text), path === 'mimetype' ? { level: 0 } : {})
  }
  return zip.close()
}

const odfNamespaces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['office', 'style', 'text', 'table', 'meta'].map(name => [
      `xmlns:${name}`,
      `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`,
    ]),
  ),
  'xmlns:fo': 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
  'xmlns:number': 'urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0',
  'xmlns:svg': 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0',
  'xmlns:of': 'urn:oasis:names:tc:opendocument:xmlns:of:1.2',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** The root of a part of an OpenDocument file. */
export const odfRoot = (name: string, ...content: readonly string[]): string =>
  element(name, { ...odfNamespaces, 'office:version': '1.3' }, ...content)

/** The font of our documents, which LibreOffice has under another name. */
export const odfFonts = element(
  'office:font-face-decls',
  {},
  element('style:font-face', { 'style:name': 'Calibri', 'svg:font-family': 'Calibri, Carlito, sans-serif' }),
)

export const odfText: Readonly<Record<string, string>> = {
  'style:font-name': 'Calibri',
  'fo:font-size': '11pt',
  'fo:language': 'fr',
  'fo:country': 'FR',
}

interface OpenDocument {
  readonly title: string
  readonly description: string
  readonly styles: string
  readonly content: string
}

/** The parts of an OpenDocument spreadsheet (ISO/IEC 26300) in French. */
export const spreadsheetParts = ({ title, description, styles, content }: OpenDocument): Parts => ({
  mimetype: odsMediaType,
  'content.xml': xmlHead + content,
  'styles.xml': xmlHead + styles,
  'meta.xml':
    xmlHead +
    odfRoot(
      'office:document-meta',
      element(
        'office:meta',
        {},
        element('dc:title', {}, escapeXml(title)),
        element('dc:description', {}, escapeXml(description)),
        element('dc:language', {}, 'fr-FR'),
      ),
    ),
  'META-INF/manifest.xml': odsManifest(['content.xml', 'styles.xml', 'meta.xml']),
})

import { element, xmlHead } from '../xml.ts'

export const odsMediaType = 'application/vnd.oasis.opendocument.spreadsheet'

const namespace = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0'

/** The part of an OpenDocument spreadsheet that tells its other parts, all of them XML. */
export const odsManifest = (paths: readonly string[]): string =>
  xmlHead +
  element(
    'manifest:manifest',
    { 'xmlns:manifest': namespace, 'manifest:version': '1.3' },
    element('manifest:file-entry', {
      'manifest:full-path': '/',
      'manifest:version': '1.3',
      'manifest:media-type': odsMediaType,
    }),
    ...paths.map(path =>
      element('manifest:file-entry', { 'manifest:full-path': path, 'manifest:media-type': 'text/xml' }),
    ),
  )

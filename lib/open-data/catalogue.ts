import { dataFormats } from './data-formats.ts'
import { dataPagePath } from './data-paths.ts'
import { datasets } from './datasets.ts'
import type { OpenData } from './open-data-api.ts'

const europe = 'http://publications.europa.eu/resource/authority'

export interface CatalogueOptions {
  /** Address of the site, without a final slash. */
  readonly site: string
  /** Who publishes the data; null when the operator does not say so. */
  readonly publisher: string | null
  readonly contact: string
}

/** The catalogue of open data in JSON-LD, with the terms of DCAT 3 (https://www.w3.org/TR/vocab-dcat-3/), for portals. */
export function dataCatalogue({ date, licence, datasets: published }: OpenData, options: CatalogueOptions) {
  const { site } = options
  const common = {
    'dct:license': { '@id': licence.address },
    'dct:language': { '@id': `${europe}/language/FRA` },
    ...(date === null ? {} : { 'dct:modified': { '@type': 'xsd:dateTime', '@value': date } }),
  }
  const publisher = { '@type': 'foaf:Organization', 'foaf:name': options.publisher ?? 'ma cantine' }
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
      spdx: 'http://spdx.org/rdf/terms#',
      vcard: 'http://www.w3.org/2006/vcard/ns#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@id': `${site}${dataPagePath}`,
    '@type': 'dcat:Catalog',
    'dct:title': 'Données ouvertes de ma cantine',
    'dct:description':
      'Les cantines de la restauration collective visibles du public, leurs bilans télédéclarés et les chiffres des territoires.',
    'dct:publisher': publisher,
    'foaf:homepage': { '@id': `${site}${dataPagePath}` },
    ...common,
    'dcat:dataset': published.map(({ name, title, description, schemaPath, files }) => ({
      '@id': `${site}${dataPagePath}#${name}`,
      '@type': 'dcat:Dataset',
      'dct:identifier': name,
      'dct:title': title,
      'dct:description': description,
      'dct:publisher': publisher,
      'dct:accrualPeriodicity': { '@id': `${europe}/frequency/DAILY` },
      'dct:spatial': { '@id': `${europe}/country/FRA` },
      'dcat:theme': { '@id': `${europe}/data-theme/AGRI` },
      'dcat:keyword': datasets[name].keywords,
      'dcat:landingPage': { '@id': `${site}${dataPagePath}#${name}` },
      'dcat:contactPoint': { '@type': 'vcard:Kind', 'vcard:hasEmail': { '@id': `mailto:${options.contact}` } },
      ...common,
      'dcat:distribution': files.map(({ format, path, size, digest }) => ({
        '@id': `${site}${path}`,
        '@type': 'dcat:Distribution',
        'dct:title': `${name}.${format}`,
        'dct:format': format.toUpperCase(),
        'dct:conformsTo': { '@id': `${site}${schemaPath}` },
        'dcat:mediaType': `https://www.iana.org/assignments/media-types/${dataFormats[format].split(';')[0]}`,
        'dcat:accessURL': { '@id': `${site}${dataPagePath}#${name}` },
        'dcat:downloadURL': { '@id': `${site}${path}` },
        'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(size) },
        'spdx:checksum': {
          '@type': 'spdx:Checksum',
          'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
          'spdx:checksumValue': digest,
        },
        ...common,
      })),
    })),
  }
}

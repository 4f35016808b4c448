import type { DataFormat } from './data-formats.ts'
import type { DatasetName } from './dataset.ts'

/** The paths of what is published, from the root of the site. None ever changes. */
export const dataFilePath = (dataset: DatasetName, format: DataFormat): string =>
  `/static/open-data/${dataset}.${format}`
export const dataSchemaPath = (dataset: DatasetName): string => `/static/open-data/${dataset}.schema.json`
export const cataloguePath = '/static/open-data/catalogue.jsonld'

/** Where people read about the data. */
export const dataPagePath = '/donnees-ouvertes'

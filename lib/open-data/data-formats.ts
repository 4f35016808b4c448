/** The media type of each format in which a dataset is published. */
export const dataFormats = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  parquet: 'application/vnd.apache.parquet',
} as const

export type DataFormat = keyof typeof dataFormats
export const dataFormatNames = Object.keys(dataFormats) as DataFormat[]

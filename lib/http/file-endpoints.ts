import type { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'

/** The media type of each format in which lists are exported. */
export const fileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const

export type FileFormat = keyof typeof fileTypes

const formatWords: Readonly<Record<FileFormat, string>> = {
  csv: 'en CSV',
  xlsx: 'dans un classeur Excel',
  ods: 'dans un classeur OpenDocument',
}

type FileEndpoint<Params extends z.ZodType, Query extends z.ZodType> = Endpoint<Params, z.ZodType, z.ZodType, Query>

/** The same file in each format. */
export type FileEndpoints<Params extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType> = Readonly<
  Record<FileFormat, FileEndpoint<Params, Query>>
>

interface FileDescription<Params extends z.ZodType, Query extends z.ZodType>
  extends Pick<FileEndpoint<Params, Query>, 'access' | 'scope' | 'params' | 'query' | 'headers'> {
  /** Without the extension. */
  readonly path: string
  /** Takes the words of a format, as in “en CSV”. */
  readonly summary: (words: string) => string
}

/** Makes the endpoints of an export. Each needs an export of its own as well: its name is its `operationId`. */
export function fileEndpoints<Params extends z.ZodType, Query extends z.ZodType>({
  path,
  summary,
  ...description
}: FileDescription<Params, Query>): FileEndpoints<Params, Query> {
  const of = (format: FileFormat): FileEndpoint<Params, Query> =>
    endpoint({
      method: 'GET',
      path: `${path}.${format}`,
      summary: summary(formatWords[format]),
      download: [fileTypes[format]],
      ...description,
    })
  return { csv: of('csv'), xlsx: of('xlsx'), ods: of('ods') }
}

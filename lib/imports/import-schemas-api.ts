import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { type FileKind, fileKinds } from './file-kind.ts'

/** The path at which the server serves the schema of a kind, which never changes. */
export const schemaPath = (kind: FileKind): string => `/static/schemas/${kind}.json`

/** A published schema, with its version and its dates. */
export const ListedSchema = z.object({
  kind: z.enum(fileKinds),
  /** Its data and their format: `achats@2026-id`. */
  format: z.string(),
  /** The name that the schema gives itself. */
  name: z.string(),
  title: z.string(),
  /** Raised whenever the schema changes: see `schemas/README.md`. */
  version: z.string(),
  /** The day (2026-06-30) or the month (2026-02) in which the format was published; null when it is older than 2026. */
  validFrom: z.string().nullable(),
  /** The year of the last declaration campaign in which files may have the format; null as long as no end is announced. */
  lastCampaign: z.int().nullable(),
  /** The path from the root of the site, always the same. */
  path: z.string(),
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the file, in hexadecimal. */
  digest: z.string(),
})
export type ListedSchema = z.output<typeof ListedSchema>

export const listImportSchemas = endpoint({
  method: 'GET',
  path: '/api/v1/importSchemas/',
  summary: 'Liste les schémas des fichiers à importer, avec leur version et leur empreinte',
  access: 'public',
  answer: z.array(ListedSchema),
})

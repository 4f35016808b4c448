import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fileKinds } from './file-kind.ts'

export const ListedSchema = z.object({
  kind: z.enum(fileKinds),
  /** The name that the schema gives itself. */
  name: z.string(),
  title: z.string(),
  /** Raised whenever the schema changes: see `schemas/README.md`. */
  version: z.string(),
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

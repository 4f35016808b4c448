import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fileKinds } from './file-kind.ts'
import { documentContents, documentFormats } from './import-documents.ts'

/** A template or an example to download, for one kind of file and in one format. */
export const ListedDocument = z.object({
  kind: z.enum(fileKinds),
  content: z.enum(documentContents),
  format: z.enum(documentFormats),
  name: z.string(),
  /** The path from the root of the site. */
  path: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type ListedDocument = z.output<typeof ListedDocument>

export const listImportDocuments = endpoint({
  method: 'GET',
  path: '/api/v1/importDocuments/',
  summary: 'Liste les modèles et les exemples de fichiers à importer',
  access: 'public',
  answer: z.array(ListedDocument),
})

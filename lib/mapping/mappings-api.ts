import { z } from 'zod'
import { CanteenPreview } from '../accounts/canteen-preview.ts'
import { visibleText } from '../entities/visible-text.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { PathId } from '../http/path-id.ts'
import { Mapping } from './mapping.ts'

/** A mapping that a person keeps for the next files of the same program. */
export const ImportMapping = z.object({
  id: z.int(),
  name: z.string(),
  mapping: Mapping,
  /** The canteen whose team sees it; null when only its author does. */
  canteen: CanteenPreview.nullable(),
  /** The name of who keeps it; null for oneself. */
  author: z.string().nullable(),
  creationDate: z.iso.datetime({ offset: true }),
  modificationDate: z.iso.datetime({ offset: true }),
})
export type ImportMapping = z.output<typeof ImportMapping>

/** A mapping of columns to keep. It is its author’s alone unless it names a canteen. */
export const ImportMappingDraft = z.object({
  name: visibleText(100),
  mapping: Mapping,
  /** A canteen that one manages, to share the mapping with its team. */
  canteenId: Id.nullable().optional(),
})
export type ImportMappingDraft = z.output<typeof ImportMappingDraft>

/** Properties that are left out stay as they are. */
export const ImportMappingChange = ImportMappingDraft.partial()
export type ImportMappingChange = z.output<typeof ImportMappingChange>

const params = z.object({ mappingId: PathId })

export const listImportMappings = endpoint({
  method: 'GET',
  path: '/api/v1/importMappings/',
  summary: 'Liste les correspondances de colonnes que l’on garde, et celles que ses équipes partagent',
  access: 'user',
  scope: 'import:write',
  answer: z.array(ImportMapping),
})

/** A name that one uses already is taken over: its mapping is replaced. */
export const createImportMapping = endpoint({
  method: 'POST',
  path: '/api/v1/importMappings/',
  summary: 'Garde une correspondance de colonnes pour les prochains fichiers',
  access: 'user',
  scope: 'import:write',
  body: ImportMappingDraft,
  refers: true,
  answer: ImportMapping,
  created: 'unless-known',
})

export const changeImportMapping = endpoint({
  method: 'PATCH',
  path: '/api/v1/importMappings/:mappingId/',
  summary: 'Change le nom, le contenu ou le partage d’une correspondance de colonnes',
  access: 'user',
  scope: 'import:write',
  params,
  body: ImportMappingChange,
  answer: ImportMapping,
})

export const deleteImportMapping = endpoint({
  method: 'DELETE',
  path: '/api/v1/importMappings/:mappingId/',
  summary: 'Supprime une correspondance de colonnes',
  access: 'user',
  scope: 'import:write',
  params,
})

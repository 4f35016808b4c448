import { z } from 'zod'
import { DryRunQuery } from '../http/dry-run.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import type { FileKind } from './file-kind.ts'
import { CanteensImportAnswer, DiagnosticsImportAnswer, ImportAnswer, RecapImportAnswer } from './import-answer.ts'
import { ImportsOfMonth, PurchasesOfMonth } from './import-figures.ts'
import { importPaths } from './import-paths.ts'
import { ImportChange } from './import-plan.ts'
import { ImportDetail, ImportRecord } from './import-record.ts'
import { similarChoices } from './similar-choices.ts'

/**
 * `dryRun`: returns the changes without making them. `plan`: makes the changes of that dry run, or none if the import
 * would now make others.
 */
export const ImportQuery = DryRunQuery.extend({
  plan: z.string().min(1).max(100).optional(),
})
export type ImportQuery = z.output<typeof ImportQuery>

/** How the rows of a file of 2026 name their canteens, in the words of the public service. */
const uploadTypes = ['id', 'siret'] as const

export const importPurchases = endpoint({
  method: 'POST',
  path: importPaths.PURCHASES,
  summary: 'Importe un fichier d’achats',
  access: 'user',
  scope: 'import:write',
  limit: 'import',
  upload: true,
  uploadTypes,
  idempotent: true,
  query: ImportQuery.extend({ similar: z.enum(similarChoices).optional() }),
  answer: ImportAnswer,
})

/**
 * The address that the public service of 2026 keeps for files of 8 columns, by SIRET or by id, in which words of 2026 may stand
 * (`CIRCUIT_COURT`, `EUROPE`, `DEPARTEMENT`…). It takes all other files of purchases too.
 */
export const importFormerPurchases = endpoint({
  ...importPurchases,
  path: '/api/v1/importPurchasesOld/',
  summary: 'Importe un fichier d’achats, à l’adresse que les fichiers de 2025 ont gardée',
  version: '2026',
})

/**
 * The recap of a supplier, each row of which is compared with the purchases that are stored. New rows become purchases.
 * Those that stored purchases may hold are left out, unless `similar` says otherwise.
 */
export const importSupplierRecap = endpoint({
  ...importPurchases,
  path: importPaths.RECAP,
  summary: 'Importe le récapitulatif d’un fournisseur, sans compter deux fois les achats déjà enregistrés',
  answer: RecapImportAnswer,
})

export const importCanteens = endpoint({
  method: 'POST',
  path: importPaths.CANTEENS,
  summary: 'Crée ou met à jour des cantines à partir d’un fichier',
  version: '2025',
  access: 'user',
  scope: 'import:write',
  limit: 'import',
  upload: true,
  idempotent: true,
  query: ImportQuery,
  answer: CanteensImportAnswer,
})

/** The address that the public service of 2026 gives to these files; `importCanteens` takes them too. */
export const importNewCanteens = endpoint({
  ...importCanteens,
  path: '/api/v1/importCanteens/create/',
  summary: 'Crée des cantines à partir d’un fichier au format de 2026',
  version: '2026',
  replaces: importCanteens,
})

/** As `importNewCanteens`. */
export const importCanteenChanges = endpoint({
  ...importCanteens,
  path: '/api/v1/importCanteens/update/',
  summary: 'Modifie des cantines à partir d’un fichier au format de 2026',
  version: '2026',
  replaces: importCanteens,
})

/** As `importNewCanteens`; only staff may send these files. */
export const importCanteenManagers = endpoint({
  ...importCanteens,
  path: '/api/v1/importCanteensManagers/',
  summary: 'Ajoute des gestionnaires à des cantines à partir d’un fichier au format de 2026',
  version: '2026',
})

/**
 * The common part of the four imports of diagnostics, which each take the files of one level only. The first two take the
 * formats of both years, told by the header.
 */
const diagnosticsImport = {
  method: 'POST',
  access: 'user',
  scope: 'import:write',
  upload: true,
  idempotent: true,
  limit: 'import',
  query: ImportQuery,
  answer: DiagnosticsImportAnswer,
} as const

export const importSimpleDiagnostics = endpoint({
  ...diagnosticsImport,
  uploadTypes,
  path: importPaths.SIMPLE,
  summary: 'Importe des cantines et leurs bilans simples',
})

export const importDetailedDiagnostics = endpoint({
  ...diagnosticsImport,
  uploadTypes,
  path: importPaths.COMPLETE,
  summary: 'Importe des cantines et leurs bilans détaillés',
})

export const importCentralSimpleDiagnostics = endpoint({
  ...diagnosticsImport,
  path: importPaths.CC_SIMPLE,
  summary: 'Importe des livreurs de repas, leurs bilans simples et leurs satellites',
  version: '2025',
})

export const importCentralDetailedDiagnostics = endpoint({
  ...diagnosticsImport,
  path: importPaths.CC_COMPLETE,
  summary: 'Importe des livreurs de repas, leurs bilans détaillés et leurs satellites',
  version: '2025',
})

const ImportParams = z.object({ importId: PathId })

export const listImports = endpoint({
  method: 'GET',
  path: '/api/v1/imports/',
  summary: 'Liste les imports que l’on a faits, refusés compris, du plus récent au plus ancien',
  access: 'user',
  scope: 'import:write',
  query: z.object(paging(pageSizes.imports)),
  answer: pageOf(ImportRecord, {}),
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/v1/imports/:importId/',
  summary: 'Donne un import que l’on a fait',
  access: 'user',
  scope: 'import:write',
  params: ImportParams,
  answer: ImportDetail,
})

/**
 * 404 for somebody else’s import. Empty for one about a canteen that the caller no longer manages, and without the
 * purchases that were deleted since.
 */
export const listImportChanges = endpoint({
  method: 'GET',
  path: '/api/v1/imports/:importId/changes/',
  summary: 'Liste ce qu’un import a créé et changé, valeur par valeur',
  access: 'user',
  scope: 'import:write',
  params: ImportParams,
  query: z.object(paging(pageSizes.importChanges)),
  answer: pageOf(ImportChange, {}),
})

/** Covers the last twelve months, earliest first. */
export const countImportsByMonth = endpoint({
  method: 'GET',
  path: '/api/v1/importsByMonth/',
  summary: 'Compte les imports que l’on a faits, mois par mois, sur un an',
  access: 'user',
  scope: 'import:write',
  answer: z.array(ImportsOfMonth),
})

/** 404 for somebody else’s import; empty for one that created no purchase. */
export const countImportedPurchases = endpoint({
  method: 'GET',
  path: '/api/v1/imports/:importId/purchasesByMonth/',
  summary: 'Compte les achats d’un import, par mois et par famille de produits',
  access: 'user',
  scope: 'import:write',
  params: ImportParams,
  answer: z.array(PurchasesOfMonth),
})

/**
 * 404 for somebody else’s import, 403 when the caller no longer manages any of its canteens, 409 for an import that was
 * refused, is undone already or is too old.
 */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/v1/imports/:importId/undo/',
  summary: 'Annule un import : retire ce qu’il a créé, rétablit ce qu’il a changé',
  access: 'user',
  scope: 'import:write',
  params: ImportParams,
  answer: ImportDetail,
})

/** The outcome of withdrawing a plan: the import that had already applied it, or null when none ever will. */
export const WithdrawnPlan = z.object({ importId: z.int().nullable() })
export type WithdrawnPlan = z.output<typeof WithdrawnPlan>

/**
 * Waits for the request that is applying the plan, if any. 404 for a plan of somebody else, one already withdrawn and one
 * deleted (a day after it expired): none of these can be applied any more.
 */
export const withdrawPlan = endpoint({
  method: 'DELETE',
  path: '/api/v1/importPlans/:planId/',
  summary: 'Renonce à une simulation d’import : elle ne sera plus enregistrée',
  access: 'user',
  scope: 'import:write',
  params: z.object({ planId: z.string().min(1).max(100) }),
  answer: WithdrawnPlan,
})

/** An import of purchases, of canteens, or of diagnostics of one level; `importEndpoints` would be too long to infer. */
type ImportEndpoint =
  | typeof importPurchases
  | typeof importCanteens
  | typeof importSimpleDiagnostics
  | typeof importDetailedDiagnostics
  | typeof importCentralSimpleDiagnostics
  | typeof importCentralDetailedDiagnostics
  | typeof importSupplierRecap

/** The endpoint that takes files of each kind. */
export const importEndpoints: Readonly<Record<FileKind, ImportEndpoint>> = {
  achats: importPurchases,
  achats_2026_siret: importPurchases,
  achats_2026_id: importPurchases,
  cantines: importCanteens,
  cantines_admin: importCanteens,
  cantines_2026_creer: importCanteens,
  cantines_2026_modifier: importCanteens,
  cantines_2026_gestionnaires: importCanteens,
  diagnostics: importSimpleDiagnostics,
  diagnostics_2026_siret: importSimpleDiagnostics,
  diagnostics_2026_id: importSimpleDiagnostics,
  diagnostics_admin: importSimpleDiagnostics,
  diagnostics_cc: importCentralSimpleDiagnostics,
  diagnostics_complets: importDetailedDiagnostics,
  diagnostics_complets_2026: importDetailedDiagnostics,
  diagnostics_complets_cc: importCentralDetailedDiagnostics,
  recapitulatif_fournisseur: importSupplierRecap,
}

import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { Purchase } from '../purchases/purchase.ts'
import { InspectedAmount } from './inspect-amounts.ts'
import { missingProofs } from './missing-proofs.ts'

const InspectionParams = z.object({ canteenId: PathId, year: PathId })

/** The declaration of which an inspection file is made. */
export const InspectedDeclaration = z.object({
  date: z.iso.datetime({ offset: true }),
  version: z.int(),
  proofCode: z.string(),
  /** SHA-256 of the declared data, in hexadecimal. */
  digest: z.string(),
})
export type InspectedDeclaration = z.output<typeof InspectedDeclaration>

/** A purchase that lacks an invoice, or a certificate of its label. */
export const PurchaseToProve = z.object({
  ...Purchase.pick({ id: true, date: true, description: true, provider: true, characteristics: true, priceHt: true })
    .shape,
  missing: z.array(z.enum(missingProofs)),
})
export type PurchaseToProve = z.output<typeof PurchaseToProve>

/** What the archive of an inspection file holds besides its documents; the size is that of the files as they are stored. */
export const ArchiveContent = z.object({ purchases: z.int(), invoices: z.int(), invoiceSize: z.int() })
export type ArchiveContent = z.output<typeof ArchiveContent>

/**
 * What an inspection of a year would find: each amount with the purchases that make it, and a page of the purchases that
 * lack a proof, the largest first.
 */
export const Inspection = pageOf(PurchaseToProve, {
  year: z.int(),
  canteenName: z.string(),
  /** Null while the report is not declared: its amounts are then those of the report. */
  declaration: InspectedDeclaration.nullable(),
  amounts: z.array(InspectedAmount),
  archive: ArchiveContent,
})
export type Inspection = z.output<typeof Inspection>

/** Says how much of a report is proved, before somebody comes. */
export const getInspection = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/inspection/:year/',
  summary: 'Dit ce que les factures prouvent d’un bilan, et quels achats sont encore sans preuve',
  access: 'manager',
  scope: 'purchase:read',
  params: InspectionParams,
  query: z.object(paging(pageSizes.inspection)),
  answer: Inspection,
})

/** The whole inspection file: documents, tables, invoices and their digests. */
export const downloadInspectionArchive = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/inspection/:year/archive.zip',
  summary: 'Donne le dossier de contrôle d’un bilan télédéclaré, avec ses factures, dans une archive',
  access: 'manager',
  scope: 'purchase:read',
  params: InspectionParams,
  download: ['application/zip'],
})

/** The readable part of the inspection file. */
export const downloadInspectionDocument = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/inspection/:year/document.pdf',
  summary: 'Donne le dossier de contrôle d’un bilan télédéclaré, en PDF',
  access: 'manager',
  scope: 'purchase:read',
  params: InspectionParams,
  download: ['application/pdf'],
})

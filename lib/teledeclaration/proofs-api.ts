import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { oneText } from '../lists/query-values.ts'

/** The proof of a declaration in force, as a PDF document. */
export const downloadProof = endpoint({
  method: 'GET',
  path: '/api/v1/teledeclaration/:teledeclarationId/document.pdf',
  summary: 'Donne la preuve d’une télédéclaration, en PDF',
  version: '2025',
  access: 'user',
  scope: 'diagnostic:read',
  otherScope: 'canteen:read',
  params: z.object({ teledeclarationId: PathId }),
  download: ['application/pdf'],
})

/** `in-force`: it is the declaration of its canteen and year; `replaced`: a newer one is; `cancelled`: none is. */
export const proofStatuses = ['in-force', 'replaced', 'cancelled'] as const

/** What a proof says of itself, for who has it in hand: nothing but what it holds. Amounts are euros without VAT. */
export const ProofCheck = z.object({
  status: z.enum(proofStatuses),
  year: z.int(),
  version: z.int(),
  declarationDate: z.iso.datetime({ offset: true }),
  canteenName: z.string(),
  canteenSiret: z.string().nullable(),
  canteenSiren: z.string().nullable(),
  /** Those that the proof shows; null where nothing was given. */
  amounts: z.record(z.string(), z.number().nullable()),
  /** Whether the file with the SHA-256 of the query is a proof that was given out; null without it. */
  isGenuineFile: z.boolean().nullable(),
})
export type ProofCheck = z.output<typeof ProofCheck>

/** Anybody with a proof can check it by its code. */
export const checkProof = endpoint({
  method: 'GET',
  path: '/api/v1/teledeclarationProofs/:code/',
  summary: 'Dit si la preuve d’une télédéclaration est authentique et en vigueur',
  access: 'public',
  limit: 'proofCheck',
  params: z.object({ code: z.string().max(40) }),
  query: z.object({ sha256: oneText() }),
  answer: ProofCheck,
})

import {
  cancelTeledeclarationOfDiagnostic,
  createTeledeclarationOfDiagnostic,
  downloadProofOfDiagnostic,
} from '@ma-cantine/lib/teledeclaration/diagnostic-teledeclaration-api'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { Download } from '../http/download.ts'
import { FieldErrors, orNotFound, Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import type { Services } from '../services/services.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { writeOnce } from '../teams/write-once.ts'
import { cancelDeclaration, declarationEdition, declareDiagnostic } from './declare.ts'
import { giveProof } from './proofs.ts'

interface Place {
  readonly canteenId: number
  readonly diagnosticId: number
}

/** The declaration of a diagnostic at the addresses of 2026: the same acts as those of `teledeclaration-routes.ts`. */
export function diagnosticTeledeclarationRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings, mail } = services

  route(app, createTeledeclarationOfDiagnostic, async call => {
    const { caller, params, query } = call
    const answer = await writeOnce(services, createTeledeclarationOfDiagnostic, call, write =>
      write(async transaction => {
        await requireDiagnostic(transaction, reachOf(caller), params)
        // A person ticks the statement on the site; a script has no other way to make it.
        const isStated = caller.by === 'session' || query.honour_statement === 'true'
        if (!isStated) throw inTheWay(teledeclarationRefusals('honour-statement-in-address'))
        const seen = { isCurrent: isBasedOn(call.request), canteen: undefined }
        const edition = declarationEdition(caller, settings)
        await asInTheWay(declareDiagnostic(transaction, edition, params.diagnosticId, seen))
        return { answer: undefined, canteenIds: [params.canteenId] }
      }),
    )
    mail.drain()
    return answer
  })

  route(app, cancelTeledeclarationOfDiagnostic, async ({ caller, params, transaction: run }) => {
    await run(async transaction => {
      await requireDiagnostic(transaction, reachOf(caller), params)
      const id = await findInForce(transaction, params.diagnosticId)
      await asInTheWay(cancelDeclaration(transaction, declarationEdition(caller, settings), id))
    })
    mail.drain()
  })

  route(app, downloadProofOfDiagnostic, async ({ caller, params }) => {
    await requireDiagnostic(database.reader, reachOf(caller), params)
    const id = await findInForce(database.reader, params.diagnosticId)
    const { name, bytes } = await asInTheWay(giveProof(database, reachOf(caller), id, settings.publicUrl))
    return new Download(name, 'application/pdf', new Blob([bytes]).stream())
  })
}

/** Rights first: a canteen that does not exist is told before a diagnostic. @throws Refusal (404, 403). */
async function requireDiagnostic(reader: Knex, reach: Reach, { canteenId, diagnosticId }: Place): Promise<void> {
  await requireManaged(reader, reach, canteenId)
  const found = await reader('diagnostics').where({ id: diagnosticId, canteenId }).first('id')
  orNotFound(found, teledeclarationRefusals('unknown-diagnostic'))
}

/** The id of the declaration in force of a diagnostic. @throws FieldErrors (400) without one. */
async function findInForce(reader: Knex, diagnosticId: number): Promise<number> {
  const found: { id: number } | undefined = await reader('teledeclarations')
    .where({ diagnosticId, status: 'SUBMITTED' })
    .first('id')
  if (!found) throw inTheWay(teledeclarationRefusals('not-declared'))
  return found.id
}

/** What stands in the way of an act: clients of 2026 read a list, always in a 400. */
const inTheWay = (detail: Refusal['detail']): FieldErrors => new FieldErrors({ detail: [detail] })

/** Waits for an act whose caller is known to have the right to it. */
async function asInTheWay<Result>(act: Promise<Result>): Promise<Result> {
  try {
    return await act
  } catch (error) {
    if (error instanceof Refusal && (error.status === 400 || error.status === 403)) throw inTheWay(error.detail)
    throw error
  }
}

import { createHash } from 'node:crypto'
import { proofTotals } from '@ma-cantine/lib/teledeclaration/proof-content'
import type { ProofCheck } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { Snapshot } from '@ma-cantine/lib/teledeclaration/snapshot'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { orNotFound, Refusal } from '../http/refusal.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { parisTime } from '../time/date-time.ts'
import type { TeledeclarationRow } from './teledeclaration-rows.ts'
import { writeProof } from './write-proof.ts'

interface ProofFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Writes the proof of a declaration in force, and remembers the digest of the file, by which it is recognised later.
 * @throws Refusal (400, 403).
 */
export async function giveProof(
  { reader, transaction }: Pick<Database, 'reader' | 'transaction'>,
  reach: Reach,
  id: number,
  publicUrl: string,
): Promise<ProofFile> {
  const row: TeledeclarationRow | undefined = await reader('teledeclarations').where({ id }).first()
  if (!row?.canteenId) throw new Refusal(400, teledeclarationRefusals('unknown-teledeclaration'))
  await requireManaged(reader, reach, row.canteenId)
  if (row.status !== 'SUBMITTED') throw new Refusal(400, teledeclarationRefusals('not-in-force'))
  const bytes = await writeProof(row, publicUrl)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await transaction(async write => {
    await write('proofFiles')
      .insert({ teledeclarationId: id, sha256 })
      .onConflict(['teledeclarationId', 'sha256'])
      .ignore()
  })
  const { canteen } = Snapshot.parse(JSON.parse(row.declaredData))
  return { name: `teledeclaration-${row.year}--${slugOf(canteen.name)}--${row.creationDate.slice(0, 10)}.pdf`, bytes }
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'cantine'

/**
 * What a proof says of itself.
 * @param sha256 of a file that is said to be this proof.
 * @throws Refusal (404) for an unknown code.
 */
export async function checkProofOf(reader: Knex, code: string | null, sha256: string | undefined): Promise<ProofCheck> {
  const row: TeledeclarationRow | undefined =
    code === null ? undefined : await reader('teledeclarations').where({ proofCode: code }).first()
  const { id, status, version, year, creationDate, declaredData, canteenId } = orNotFound(
    row,
    teledeclarationRefusals('unknown-proof'),
  )
  const snapshot = Snapshot.parse(JSON.parse(declaredData))
  // Those whose canteen is gone have nothing in common.
  const latest: { id: number } | undefined =
    canteenId === null
      ? undefined
      : await reader('teledeclarations').where({ canteenId, year, status: 'SUBMITTED' }).first('id')
  const file =
    sha256 === undefined
      ? null
      : await reader('proofFiles').where({ teledeclarationId: id, sha256: sha256.toLowerCase() }).first('sha256')
  return {
    status: status === 'SUBMITTED' ? 'in-force' : latest ? 'replaced' : 'cancelled',
    year,
    version,
    declarationDate: parisTime(creationDate),
    canteenName: snapshot.canteen.name,
    canteenSiret: snapshot.canteen.siret,
    canteenSiren: snapshot.canteen.siren_unite_legale,
    amounts: proofTotals(snapshot),
    isGenuineFile: sha256 === undefined ? null : file !== undefined,
  }
}

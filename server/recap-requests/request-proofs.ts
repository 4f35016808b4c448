import { createHash } from 'node:crypto'
import { currentDay } from '@ma-cantine/lib/messages/today'
import type { RecapProofCheck } from '@ma-cantine/lib/recap-requests/recap-proofs-api'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { orNotFound } from '../http/refusal.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { proofAddress } from '../teledeclaration/write-proof.ts'
import { findRequest, type RequestRow, requestsOf, selectRequests } from './request-rows.ts'
import { writeRecapProof } from './write-recap-proof.ts'

/**
 * Writes the proof of a request as of today, and remembers the digest of the file, by which it is recognised later.
 * @throws Refusal (404).
 */
export async function giveRecapProof(
  { reader, transaction }: Pick<Database, 'reader' | 'transaction'>,
  reach: Reach,
  id: number,
  publicUrl: string,
): Promise<Uint8Array> {
  const row = await findRequest(reader, reach, id)
  const [found] = await requestsOf(reader, [row])
  const request = orNotFound(found, recapRequestRefusals('unknown-request'))
  const code = row.proofCode
  const bytes = await writeRecapProof(request, { code, address: proofAddress(publicUrl, code), day: currentDay() })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await transaction(async write => {
    await write('recapRequestProofs').insert({ requestId: id, sha256 }).onConflict(['requestId', 'sha256']).ignore()
  })
  return bytes
}

/**
 * What the proof of a request says of itself.
 * @param sha256 of a file that is said to be this proof.
 * @throws Refusal (404) for an unknown code.
 */
export async function checkRecapProofOf(
  reader: Knex,
  code: string | null,
  sha256: string | undefined,
): Promise<RecapProofCheck> {
  const found: RequestRow | undefined =
    code === null ? undefined : await selectRequests(reader).where({ proofCode: code }).first()
  const row = orNotFound(found, recapRequestRefusals('unknown-proof'))
  const [request] = await requestsOf(reader, [row])
  const file =
    sha256 === undefined
      ? null
      : await reader('recapRequestProofs').where({ requestId: row.id, sha256: sha256.toLowerCase() }).first('sha256')
  return {
    ...orNotFound(request, recapRequestRefusals('unknown-proof')),
    isGenuineFile: sha256 === undefined ? null : file !== undefined,
  }
}

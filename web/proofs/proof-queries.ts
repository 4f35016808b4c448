import { checkRecapProof, type RecapProofCheck } from '@ma-cantine/lib/recap-requests/recap-proofs-api'
import { isRequestCode } from '@ma-cantine/lib/teledeclaration/proof-code'
import { checkProof, type ProofCheck } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** What a code is the proof of, and what the server says of it. */
export type CheckedProof =
  | { readonly kind: 'declaration'; readonly proof: ProofCheck }
  | { readonly kind: 'request'; readonly proof: RecapProofCheck }

/** Asks what a code is the proof of. @param sha256 of a file that is said to be this proof. */
export async function checkCode(
  code: string,
  { sha256, signal }: { readonly sha256?: string; readonly signal?: AbortSignal } = {},
): Promise<CheckedProof> {
  const input = { params: { code }, query: sha256 === undefined ? {} : { sha256 }, ...(signal ? { signal } : {}) }
  return isRequestCode(code)
    ? { kind: 'request', proof: await client.call(checkRecapProof, input) }
    : { kind: 'declaration', proof: await client.call(checkProof, input) }
}

/** What the server says of a code; asked once, for each attempt counts. */
export const proofOf = (code: string) =>
  queryOptions({
    queryKey: ['proof', code],
    queryFn: ({ signal }) => checkCode(code, { signal }),
    retry: false,
  })

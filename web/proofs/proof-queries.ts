import { checkProof } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** What the server says of a code; asked once, for each attempt counts. */
export const proofOf = (code: string) =>
  queryOptions({
    queryKey: ['proof', code],
    queryFn: ({ signal }) => client.call(checkProof, { params: { code }, query: {}, signal }),
    retry: false,
  })

import { AuthenticationError, BadRequestError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { createClient } from '@ma-cantine/lib/http/client'
import { declareMany } from '@ma-cantine/lib/teledeclaration/declare-many'
import { expect, test } from 'vitest'

/** Declares two reports; a try at the second one ends with this error. */
async function declareTwo(error: Error) {
  const outcomes: string[] = []
  const run = declareMany({
    client: createClient({ baseUrl: 'http://localhost', fetch }),
    items: ['first', 'second'],
    seenOf: () => ({ diagnostic: { id: 1, modificationDate: '' }, seenCanteen: { modificationDate: '' } }),
    keyOf: item => item,
    sendAgain: async () => {
      if (outcomes.length === 1) throw error
      return undefined as never
    },
  })
  for await (const { item, reason } of run) outcomes.push(reason === null ? item : `${item}: ${reason}`)
  return outcomes
}

test.each([
  new RefusedError(404, 'Bilan inconnu.'),
  new RefusedError(412, 'Bilan modifié.'),
  new BadRequestError({ nonFieldErrors: ['Bilan', 'incomplet.'] }),
])('the refusal of one report is its outcome: %o', async error => {
  const reason = error instanceof RefusedError ? error.detail : 'Bilan incomplet.'
  expect(await declareTwo(error)).toEqual(['first', `second: ${reason}`])
})

test.each([
  new RefusedError(409, 'Requête en cours.'),
  new RefusedError(422, 'Clé d’une autre requête.'),
  new AuthenticationError(),
])('an answer that says nothing of the report stops the run: %o', async error => {
  await expect(declareTwo(error)).rejects.toBe(error)
})

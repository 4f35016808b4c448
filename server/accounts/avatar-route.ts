import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { orNotFound } from '../http/refusal.ts'
import { avatarPath, findAvatar } from './avatars.ts'

/** Serves images, which are not part of the API, from addresses that cannot be guessed. */
export function avatarRoute(app: FastifyInstance): void {
  const path = avatarPath(':key')
  app.get<{ Params: { key: string } }>(path, async (request, reply) => {
    const found = await findAvatar(app.services.database.reader, request.params.key)
    const image = orNotFound(found, accountRefusals('unknown-image'))
    return reply
      .type(image.type)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(image.content)
  })
  refuseOtherMethods(app, path, ['GET'])
}

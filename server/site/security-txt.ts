import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'

const path = '/.well-known/security.txt'

/** Milliseconds from each answer: only a copy kept elsewhere goes out of date. RFC 9116 asks for less than a year. */
const validity = 180 * 86_400_000

/** Tells whom to report a security fault to (RFC 9116). Not in the contract: it is not for users of the API. */
export function securityTxt(app: FastifyInstance, { settings }: Services): void {
  app.get(path, (_, reply) => reply.type('text/plain; charset=utf-8').send(contentOf(settings)))
  refuseOtherMethods(app, path, ['GET', 'HEAD'])
}

function contentOf({ contactEmail, publicUrl }: Settings): string {
  const fields = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Date.now() + validity).toISOString()}`,
    'Preferred-Languages: fr, en',
    // RFC 9116 allows no web address but over HTTPS.
    ...(publicUrl.startsWith('https://') ? [`Canonical: ${publicUrl}${path}`] : []),
  ]
  return `${fields.join('\n')}\n`
}

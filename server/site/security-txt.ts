import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'

const path = '/.well-known/security.txt'

/** Validity of each answer in milliseconds; RFC 9116 recommends less than a year. */
const validity = 180 * 86_400_000

/**
 * Serves the contact for security faults (RFC 9116). It is not in the contract: it does not concern users of the API.
 */
export function securityTxtRoute(app: FastifyInstance, { settings }: Services): void {
  app.get(path, (_, reply) => reply.type('text/plain; charset=utf-8').send(contentOf(settings)))
  refuseOtherMethods(app, path, ['GET', 'HEAD'])
}

function contentOf({ contactEmail, publicUrl }: Settings): string {
  const fields = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Date.now() + validity).toISOString()}`,
    'Preferred-Languages: fr, en',
    // RFC 9116 only allows addresses with HTTPS.
    ...(publicUrl.startsWith('https://') ? [`Canonical: ${publicUrl}${path}`] : []),
  ]
  return `${fields.join('\n')}\n`
}

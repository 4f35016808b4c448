import type { FastifyRequest } from 'fastify'

/**
 * The public address of a path of this server, from the settings rather than from the `Host` header, which anybody may
 * forge.
 */
export const absoluteUrl = ({ server }: FastifyRequest, path: string): string =>
  `${server.services.settings.publicUrl}${path}`

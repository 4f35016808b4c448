import type { FastifyRequest } from 'fastify'

/** The public address of a path of this server; never the one that the `Host` header claims. */
export const absoluteUrl = ({ server }: FastifyRequest, path: string): string =>
  `${server.services.settings.publicUrl}${path}`

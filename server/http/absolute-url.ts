import type { FastifyRequest } from 'fastify'

/** The address of a path of this server, as the caller reaches it. */
export const absoluteUrl = ({ protocol, host }: FastifyRequest, path: string): string => `${protocol}://${host}${path}`

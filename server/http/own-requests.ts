import type { FastifyRequest } from 'fastify'

/** In place of the network address of a request that the server makes to itself; no real one is a word. */
export const ownAddress = 'own'

/** Whether the server itself asks: limits are for visitors, whose own request for a page has counted already. */
export const isOwnRequest = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === ownAddress

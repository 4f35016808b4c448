import type { FastifyRequest } from 'fastify'

/** Whether a browser asks for a page to show, and not a script for data. */
export const wantsPage = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true && !url.startsWith('/api/')

import type { FastifyRequest } from 'fastify'

/** Whether a browser asks for a page, rather than a script for data. */
export const isPageRequest = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true && !url.startsWith('/api/')

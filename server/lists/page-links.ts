import type { FastifyRequest } from 'fastify'
import { absoluteUrl } from '../http/absolute-url.ts'

interface Paging {
  readonly limit: number
  readonly offset: number
}

/** The addresses of the next and previous pages: that of this request with another offset. */
export function pageLinks(request: FastifyRequest, { limit, offset }: Paging, count: number) {
  const [path = '', query = ''] = request.url.split('?', 2)
  const linkTo = (start: number): string => {
    const parameters = new URLSearchParams(query)
    parameters.set('limit', String(limit))
    if (start > 0) parameters.set('offset', String(start))
    else parameters.delete('offset')
    return absoluteUrl(request, `${path}?${parameters}`)
  }
  return {
    next: offset + limit < count ? linkTo(offset + limit) : null,
    previous: offset > 0 ? linkTo(Math.max(0, offset - limit)) : null,
  }
}

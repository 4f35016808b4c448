import type { IncomingMessage } from 'node:http'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The language that a request asks for, French by default. */
export const localeOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale =>
  preferredLocale(headers['accept-language'])

/** The same, declared in the headers of the answer. */
export function declareLanguage(request: FastifyRequest, reply: FastifyReply): Locale {
  const locale = localeOf(request)
  const vary = reply.getHeader('vary')
  reply.headers({ 'content-language': locale, vary: vary ? `${vary}, accept-language` : 'accept-language' })
  return locale
}

/** The preferred language among ours. */
function preferredLocale(header = ''): Locale {
  const wanted = header.split(',').map((range, index) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const quality = parameters.find(parameter => parameter.trim().startsWith('q='))
    return { language: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1, index }
  })
  wanted.sort((a, b) => b.quality - a.quality || a.index - b.index)
  const known = wanted.flatMap(
    ({ language, quality }) => locales.find(locale => quality > 0 && locale === language) ?? [],
  )
  return known[0] ?? 'fr'
}

import type { IncomingMessage } from 'node:http'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The language that a request asks to be answered in, French when it does not say. */
export const localeOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale =>
  preferredLocale(headers['accept-language'])

/** The same, for an answer that says which language it is in. */
export function languageOfAnswer(request: FastifyRequest, reply: FastifyReply): Locale {
  const locale = localeOf(request)
  const vary = reply.getHeader('vary')
  reply.headers({ 'content-language': locale, vary: vary ? `${vary}, accept-language` : 'accept-language' })
  return locale
}

/** The first of our languages in order of preference. */
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

import type { IncomingMessage } from 'node:http'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The language that a request asks for, French by default. */
export function localeOf({ headers }: Pick<IncomingMessage, 'headers'>): Locale {
  // A region changes nothing: `en-GB` is English.
  const wanted = new Negotiator({ headers }).languages().map(tag => tag.split('-')[0]?.toLowerCase())
  return wanted.flatMap(language => locales.find(locale => locale === language) ?? [])[0] ?? 'fr'
}

/** The same, declared in the headers of the answer. */
export function declareLanguage(request: FastifyRequest, reply: FastifyReply): Locale {
  const locale = localeOf(request)
  const vary = reply.getHeader('vary')
  reply.headers({ 'content-language': locale, vary: vary ? `${vary}, accept-language` : 'accept-language' })
  return locale
}

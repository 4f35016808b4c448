import type { IncomingMessage } from 'node:http'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The language chosen on the site, kept by `web/app/locale.ts`. */
const chosenLocale = (cookies: string | undefined): Locale | undefined =>
  locales.find(locale => cookies?.split(/; */).includes(`langue=${locale}`))

/**
 * The language that a request asks for, French by default. For pages and downloads, which the browser asks for itself,
 * the choice made on the site comes first; the scripts of the site state it in `Accept-Language`.
 */
export function localeOf({ headers }: Pick<IncomingMessage, 'headers'>): Locale {
  const chosen = headers.accept?.includes('text/html') ? chosenLocale(headers.cookie) : undefined
  if (chosen) return chosen
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

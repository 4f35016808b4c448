import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'

/** Addresses that the public service once had, which other sites still link to, and the screens that took their place. */
const formerAddresses: Readonly<Record<string, string>> = {
  '/importer-achats': '/v2/importer-des-donnees/achats',
  '/nouvelle-cantine': '/v2/ajouter-une-cantine',
  '/politique-de-confidentialite': '/v2/donnees-personnelles',
  '/partenaires': '/acteurs-de-l-eco-systeme',
  '/importer-diagnostics/cantines-seules': '/v2/importer-des-donnees/cantines',
}

/** Sends those who follow a former address to its screen, with what the address asks for. */
export function formerAddressRoutes(app: FastifyInstance): void {
  for (const [former, path] of Object.entries(formerAddresses)) {
    app.get(former, (request, reply) => {
      const query = request.url.indexOf('?')
      return reply.redirect(path + (query === -1 ? '' : request.url.slice(query)), 301)
    })
    refuseOtherMethods(app, former, ['GET'])
  }
}

import {
  getEstablishment,
  listCanteenTwins,
  searchEstablishments,
} from '@ma-cantine/lib/canteens/establishment-search-api'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { findRegistered, findTwins, searchByName } from './establishment-search.ts'

export function establishmentRoutes(app: FastifyInstance, services: Services): void {
  route(app, searchEstablishments, ({ caller, query }) => {
    const search = { name: query.name, postalCode: query.postal_code ?? null, city: query.city ?? null }
    return searchByName(services, reachOf(caller), search)
  })

  route(app, getEstablishment, ({ caller, params }) => findRegistered(services, reachOf(caller), params.siret))

  route(app, listCanteenTwins, ({ caller, query }) =>
    findTwins(services, reachOf(caller), query.name, query.city_insee_code),
  )
}

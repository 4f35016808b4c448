import { listCommunes } from '@ma-cantine/lib/canteens/communes-api'
import type { FastifyInstance } from 'fastify'
import { OutsideServiceError } from '../external/outside-service-error.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { loadTerritories } from '../territories/territories.ts'

export function communesRoutes(app: FastifyInstance, { outside }: Services): void {
  route(app, listCommunes, async ({ query }) => {
    const territories = await loadTerritories()
    const known = territories.communesServedBy(query.postal_code)
    if (known.length > 0 || !outside.communes) {
      return known.map(({ name, code, department }) => ({ nom: name, code, codeDepartement: department.code }))
    }
    try {
      // A postal code newer than the packaged data.
      return await outside.communes.findByPostalCode(query.postal_code)
    } catch (error) {
      if (error instanceof OutsideServiceError) return []
      throw error
    }
  })
}

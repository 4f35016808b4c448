/** Client of the State's list of communes, with the protocol of `geo.api.gouv.fr`. */
import { z } from 'zod'
import type { OutsideService } from './outside-service.ts'

const Answer = z.array(z.object({ nom: z.string(), code: z.string(), codeDepartement: z.string() }))

export type CommuneAnswer = z.output<typeof Answer>[number]

export class CommunesService {
  private readonly service: OutsideService

  constructor(service: OutsideService) {
    this.service = service
  }

  /**
   * The communes that a postal code serves.
   * @throws OutsideServiceError
   */
  findByPostalCode(postalCode: string, signal?: AbortSignal): Promise<CommuneAnswer[]> {
    const query = { codePostal: postalCode, fields: 'nom,code,codeDepartement' }
    return this.service.json('/communes', Answer, { query, signal })
  }
}

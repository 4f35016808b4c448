/** Client of the State's list of communes, with the protocol of `geo.api.gouv.fr`. */
import type { Coordinates } from '@ma-cantine/lib/canteens/coordinates'
import { z } from 'zod'
import type { OutsideService } from './outside-service.ts'

const Answer = z.array(z.object({ nom: z.string(), code: z.string(), codeDepartement: z.string() }))

/** GeoJSON gives longitudes first. */
const CentresAnswer = z.array(
  z.object({ code: z.string(), centre: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).nullish() }),
)

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

  /**
   * The middles of the communes of a département, by their INSEE codes.
   * @throws OutsideServiceError
   */
  async findCentres(department: string, signal?: AbortSignal): Promise<Map<string, Coordinates>> {
    const query = { codeDepartement: department, fields: 'code,centre' }
    const communes = await this.service.json('/communes', CentresAnswer, { query, signal })
    return new Map(
      communes.flatMap(({ code, centre }) => {
        if (!centre) return []
        const [longitude, latitude] = centre.coordinates
        return [[code, { latitude, longitude }] as const]
      }),
    )
  }
}

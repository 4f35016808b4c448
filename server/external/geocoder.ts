/**
 * Client of the geocoder of the national address base, with the protocol of `api-adresse.data.gouv.fr` and
 * `data.geopf.fr/geocodage`.
 */
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { OutsideService } from './outside-service.ts'
import { OutsideServiceError } from './outside-service-error.ts'

/** A place to find by its INSEE code, or else by its postal code. */
export interface PlaceToFind {
  readonly id: number
  readonly cityInseeCode: string | null
  readonly postalCode: string | null
}

export interface FoundPlace {
  readonly city: string
  readonly cityInseeCode: string
  readonly postalCode: string
  /** Code of the département. */
  readonly department: string
}

const resultColumns = ['result_citycode', 'result_postcode', 'result_city', 'result_context']

const Answer = z.array(
  z.object({
    id: z.coerce.number().int(),
    result_citycode: z.string(),
    result_postcode: z.string(),
    result_city: z.string(),
    /** Département's code, its name and the région's, separated by commas. */
    result_context: z.string(),
  }),
)

export class Geocoder {
  private readonly service: OutsideService

  constructor(service: OutsideService) {
    this.service = service
  }

  /**
   * Finds places by their codes, all in one call, which accepts thousands of lines (50 MB).
   * @returns the places found, by id.
   * @throws OutsideServiceError
   */
  async findPlaces(places: readonly PlaceToFind[], signal?: AbortSignal): Promise<Map<number, FoundPlace>> {
    const lines = places.map(({ id, cityInseeCode, postalCode }) =>
      cityInseeCode ? `${id},${cityInseeCode},` : `${id},,${postalCode ?? ''}`,
    )
    const form = [
      ['data', new Blob([['id,citycode,postcode', ...lines].join('\n')], { type: 'text/csv' }), 'cantines.csv'],
      ['citycode', 'citycode'],
      ['postcode', 'postcode'],
      ...resultColumns.map(column => ['result_columns', column] as const),
    ] as const
    const found = readAnswer(await this.service.text('/search/csv', { form, signal }))
    return new Map(
      found.flatMap(({ id, result_city, result_citycode, result_postcode, result_context }) => {
        const department = result_context.split(',', 1)[0]?.trim() ?? ''
        if (!result_city || !result_citycode || !department) return []
        const place = { city: result_city, cityInseeCode: result_citycode, postalCode: result_postcode, department }
        return [[id, place] as const]
      }),
    )
  }
}

function readAnswer(text: string): z.output<typeof Answer> {
  try {
    return Answer.parse(parse(text, { columns: true, bom: true, skip_empty_lines: true }))
  } catch (error) {
    throw new OutsideServiceError('geocoder', 'the answer is not as documented', 'lasting', { cause: error })
  }
}

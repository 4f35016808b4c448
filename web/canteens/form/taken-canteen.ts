import { type CanteenStatus, SiretTaken } from '@ma-cantine/lib/canteens/canteen-status-api'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'

/** The canteen that has the SIRET already, when this is why the server refused; null for any other failure. */
export function takenCanteen(error: unknown): CanteenStatus | null {
  if (!(error instanceof BadRequestError)) return null
  return SiretTaken.safeParse(error.body).data ?? null
}

import type { Client } from '@ma-cantine/lib/http/client'
import { getInspection, type Inspection } from '@ma-cantine/lib/inspection/inspection-api'
import type { Context } from '../app/context.ts'
import { canteenRecords } from '../canteens/canteens.ts'
import { findCanteen, isCanteenNumber } from '../canteens/find-canteen.ts'
import { refusalOfRecords } from '../lists/records.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'

/** A canteen, or what it has for the year, that does not exist. */
export const refusalOfInspection = refusalOfRecords({ ...canteenRecords, unknownCode: 'not-found' })

export interface ReadInspection {
  readonly canteenId: number
  readonly inspection: Inspection
}

/** @throws Failure when the text names no canteen. */
export function requireCanteenNumber(text: string, { words }: Context): void {
  if (!isCanteenNumber(text)) {
    throw new Failure(exitCodes.usage, { code: 'bad-canteen', ...words.canteens.badNumber(text) })
  }
}

/** Reads what an inspection of a canteen would find. @throws Failure when nobody has this SIRET. */
export async function readInspection(
  client: Client,
  text: string,
  year: number,
  { words }: Context,
): Promise<ReadInspection> {
  const canteen = await findCanteen(client, text)
  if (!canteen) throw new Failure(exitCodes.usage, { code: 'unknown-canteen', ...words.canteens.unknown(text) })
  const inspection = await client.call(getInspection, { params: { canteenId: canteen.id, year }, query: {} })
  return { canteenId: canteen.id, inspection }
}

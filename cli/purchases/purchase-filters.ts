import type { Client } from '@ma-cantine/lib/http/client'
import { type ProductFamily, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { type StoredCharacteristic, storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { findCanteen, isCanteenNumber } from '../canteens/find-canteen.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { canteenNumbers, characteristicNames, codes, day, familyNames } from './purchase-options.ts'

/** The filters of the list of purchases: all of them must match. */
export interface PurchaseFilterOptions {
  readonly canteen?: readonly string[]
  readonly family?: readonly ProductFamily[]
  readonly characteristic?: readonly StoredCharacteristic[]
  readonly after?: string
  readonly before?: string
  readonly search?: string
}

/** The same filters, as the API takes them. */
export interface PurchaseQuery {
  readonly canteen?: string[]
  readonly family?: ProductFamily[]
  readonly characteristics?: StoredCharacteristic[]
  readonly date_after?: string | undefined
  readonly date_before?: string | undefined
  readonly search?: string | undefined
}

/** Adds the filters to a command. */
export function purchaseFilterOptions(command: Command, words: Words): Command {
  const { help } = words.purchases
  return command
    .option(`--canteen <${help.canteenArgument}>`, help.canteen, canteenNumbers(words))
    .option(`--family <${help.familyArgument}>`, help.family, codes(productFamilies, familyNames, words))
    .option(
      `--characteristic <${help.characteristicArgument}>`,
      help.characteristic,
      codes(storedCharacteristics, characteristicNames, words),
    )
    .option(`--after <${help.dayArgument}>`, help.after, day(words))
    .option(`--before <${help.dayArgument}>`, help.before, day(words))
    .option(`--search <${words.help.searchArgument}>`, help.search)
}

export const hasFilter = ({ canteen, family, characteristic, after, before, search }: PurchaseFilterOptions): boolean =>
  [canteen, family, characteristic, after, before].some(value => value !== undefined) || Boolean(search?.trim())

/** The filters as the API takes them: it knows canteens by their ids alone. */
export async function purchaseQuery(
  client: Client,
  { canteen = [], family, characteristic, after, before, search }: PurchaseFilterOptions,
  context: Context,
): Promise<PurchaseQuery> {
  const ids = await canteenIds(client, canteen, context)
  return {
    ...(ids.length > 0 ? { canteen: ids.map(String) } : {}),
    ...(family ? { family: [...family] } : {}),
    ...(characteristic ? { characteristics: [...characteristic] } : {}),
    date_after: after,
    date_before: before,
    search: search?.trim() || undefined,
  }
}

/** The ids of canteens given by id or by SIRET. @throws Failure for a SIRET that no canteen of the caller has. */
export async function canteenIds(client: Client, texts: readonly string[], context: Context): Promise<number[]> {
  const ids = new Set<number>()
  for (const text of texts) ids.add(await canteenId(client, text, context))
  return [...ids]
}

export async function canteenId(client: Client, text: string, { words }: Context): Promise<number> {
  if (!isCanteenNumber(text)) {
    throw new Failure(exitCodes.usage, { code: 'bad-canteen', ...words.canteens.badNumber(text) })
  }
  if (text.length < 14) return Number(text)
  const canteen = await findCanteen(client, text)
  if (canteen) return canteen.id
  throw new Failure(exitCodes.usage, { code: 'unknown-canteen', ...words.canteens.unknownSiret(text) })
}

import type { Client } from '@ma-cantine/lib/http/client'
import { type ProductFamily, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { type StoredCharacteristic, storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import { Option } from 'commander'
import type { Context } from '../app/context.ts'
import { canteenFilter, canteenQuery } from '../canteens/canteen-filter.ts'
import { type ChosenRecords, type ExportWords, refusalOfRecords } from '../lists/records.ts'
import { day } from '../lists/typed-day.ts'
import type { Words } from '../words/fr.ts'
import { characteristicNames, codes, familyNames } from './purchase-options.ts'

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

/** The options of the filters. */
function purchaseFilters(words: Words): readonly Option[] {
  const { help } = words.purchases
  return [
    canteenFilter(words),
    new Option(`--family <${help.familyArgument}>`, help.family).argParser(codes(productFamilies, familyNames, words)),
    new Option(`--characteristic <${help.characteristicArgument}>`, help.characteristic).argParser(
      codes(storedCharacteristics, characteristicNames, words),
    ),
    new Option(`--after <${words.help.dayArgument}>`, help.after).argParser(day(words)),
    new Option(`--before <${words.help.dayArgument}>`, help.before).argParser(day(words)),
    new Option(`--search <${words.help.searchArgument}>`, help.search),
  ]
}

/** Purchases, as the commands on many of them choose them. */
export const purchaseRecords = {
  words: words => words.purchases,
  unknownCode: 'not-found',
  filters: purchaseFilters,
} satisfies ChosenRecords<ExportWords>

/** What a refusal of the server means for the commands of purchases. */
export const purchaseRefusal = refusalOfRecords(purchaseRecords)

/** The filters as the API takes them: it knows canteens by their ids alone. */
export async function purchaseQuery(
  client: Client,
  { canteen, family, characteristic, after, before, search }: PurchaseFilterOptions,
  context: Context,
): Promise<PurchaseQuery> {
  return {
    ...(await canteenQuery(client, canteen, context)),
    ...(family ? { family: [...family] } : {}),
    ...(characteristic ? { characteristics: [...characteristic] } : {}),
    date_after: after,
    date_before: before,
    search: search?.trim() || undefined,
  }
}

import type { Client } from '@ma-cantine/lib/http/client'
import { InvalidArgumentError, Option } from 'commander'
import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { findCanteen, isCanteenNumber } from './find-canteen.ts'

/** The option that chooses canteens. */
export const canteenFilter = (words: Words, description = words.canteens.help.filter): Option =>
  new Option(`--canteen <${words.canteens.help.numberArgument}>`, description).argParser(canteenNumbers(words))

/** Reads canteens separated by commas, by id or SIRET, which people write in groups of digits. Repeating adds to them. */
export const canteenNumbers =
  (words: Words) =>
  (text: string, before: readonly string[] = []): readonly string[] => {
    const numbers = text.split(',').map(item => item.replace(/[\s\u00a0\u202f]/g, ''))
    const wrong = numbers.find(number => !isCanteenNumber(number))
    if (wrong !== undefined) throw new InvalidArgumentError(words.canteens.noCanteen(wrong))
    return [...before, ...numbers]
  }

/** Reads one canteen. */
export const canteenNumber =
  (words: Words) =>
  (text: string): string => {
    const [number = '', ...others] = canteenNumbers(words)(text)
    if (others.length > 0) throw new InvalidArgumentError(words.canteens.noCanteen(text))
    return number
  }

/** The chosen canteens as the API takes them: it knows them by their ids alone. */
export async function canteenQuery(client: Client, texts: readonly string[] | undefined, context: Context) {
  const ids = await canteenIds(client, texts ?? [], context)
  return ids.length > 0 ? { canteen: ids.map(String) } : {}
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
  throw new Failure(exitCodes.usage, { code: 'unknown-canteen', ...words.canteens.unknown(text) })
}

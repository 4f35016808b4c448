import { parseArgs } from 'node:util'
import type { CountrySize } from './country.ts'

export const usage = `Utilisation :
  npm run seed
  npm run seed -- --national [--seed NUMÉRO] [--canteens NOMBRE]`

/** More would be another country than this one. */
const mostCanteens = 200_000

/** What the script writes: a country, or null for the demo account; undefined when it cannot be understood. */
export function readSeedOptions(args: readonly string[]): CountrySize | null | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { national: { type: 'boolean' }, seed: { type: 'string' }, canteens: { type: 'string' } },
    })
    const isSized = values.seed !== undefined || values.canteens !== undefined
    if (!values.national) return isSized ? undefined : null
    const seed = wholeNumber(values.seed ?? '1', 0, 2 ** 31 - 1)
    const canteens = wholeNumber(values.canteens ?? '40000', 1, mostCanteens)
    return seed === null || canteens === null ? undefined : { seed, canteens }
  } catch {
    return undefined
  }
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const number = Number(text)
  return /^\d+$/.test(text) && number >= least && number <= most ? number : null
}

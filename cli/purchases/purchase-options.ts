import { searchKey } from '@ma-cantine/lib/lists/search-key'
import { readAmount } from '@ma-cantine/lib/mapping/read-cells'
import type { Labels } from '@ma-cantine/lib/messages/labels'
import {
  characteristicLabels,
  characteristicShortLabels,
  familyLabels,
  familyShortLabels,
} from '@ma-cantine/lib/purchases/purchase-labels'
import { purchaseOrders } from '@ma-cantine/lib/purchases/purchase-orders'
import { nearestWord } from '@ma-cantine/lib/table-schema/nearest-word'
import { InvalidArgumentError, Option } from 'commander'
import type { Words } from '../words/fr.ts'
import { type WatchedShare, watchedShares } from './summary-shares.ts'

/** The names under which a code may be given. */
type LabelSets<Code extends string> = readonly Labels<Code>[]

/** Reads the value of an option; `before` are the values of the same option given before it. */
type Reader<Value> = (text: string, before?: Value) => Value

export const familyNames = [familyLabels, familyShortLabels]
export const characteristicNames = [characteristicLabels, characteristicShortLabels]

/** Reads codes, or their names in French or English, separated by commas. Repeating adds to them. */
export const codes =
  <Code extends string>(known: readonly Code[], labels: LabelSets<Code>, words: Words): Reader<readonly Code[]> =>
  (text, before = []) => [...before, ...readCodes(text, known, labels, words)]

/** Reads one code, or its name in French or English. */
export const code =
  <Code extends string>(known: readonly Code[], labels: LabelSets<Code>, words: Words) =>
  (text: string): Code =>
    readCode(text, known, labels) ?? refuseCode(text, known, words)

export function readCodes<Code extends string>(
  text: string,
  known: readonly Code[],
  labels: LabelSets<Code>,
  words: Words,
): readonly Code[] {
  // A name may hold a comma or « ou »: the whole text is tried first.
  const whole = readCode(text, known, labels)
  if (whole) return [whole]
  return text
    .split(/[,;]/)
    .filter(item => item.trim() !== '')
    .map(item => readCode(item, known, labels) ?? refuseCode(item, known, words))
}

/** The code that a text names, whatever its case and accents. */
export function readCode<Code extends string>(
  text: string,
  known: readonly Code[],
  labels: LabelSets<Code>,
): Code | undefined {
  const plain = (value: string) =>
    searchKey(value)
      .replace(/[\s_-]+/g, ' ')
      .trim()
  const target = plain(text)
  return known.find(each =>
    [each, ...labels.flatMap(({ fr, en }) => [fr[each], en[each]])].some(name => plain(name) === target),
  )
}

function refuseCode(text: string, known: readonly string[], words: Words): never {
  const nearest = nearestWord(
    searchKey(text)
      .replace(/[\s-]+/g, '_')
      .toUpperCase(),
    known,
  )
  throw new InvalidArgumentError(words.purchases.badCode(text.trim(), nearest, known))
}

/** Reads a price as people write it: 1 234,50 €, 1234.5, 12. */
export const price =
  (words: Words): Reader<string> =>
  text => {
    const found = readTypedPrice(text)
    if (found === null) throw new InvalidArgumentError(words.purchases.badPrice)
    return found
  }

/**
 * The price that a text means, with a decimal point; null when it means none, or when one cannot tell: 1.234 and
 * 1,234 are a thousand for some and one euro for others.
 */
export function readTypedPrice(text: string): string | null {
  const [french, english] = [readAmount(text, ','), readAmount(text, '.')]
  const amount = /,\d{3}(?:,\d{3})+(?!\d)|,\d{3}\.\d/.test(text) ? english : french
  const isAmbiguous = /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text.replace(/[\s\u00a0\u202f]/g, ''))
  return isAmbiguous ? null : amount
}

/** The option that orders a list by these fields. */
export const sortOption = (help: string, orders: readonly string[], words: Words): Option =>
  new Option(`--sort <${words.purchases.help.sortArgument}>`, help).argParser(sortReader(orders, words))

/** The option that orders the list of purchases. */
export const purchaseSortOption = (words: Words): Option => sortOption(words.purchases.help.sort, purchaseOrders, words)

/** Reads the order of a list: names of fields separated by commas, each after « - » for the reverse order. */
export const sortReader =
  (orders: readonly string[], words: Words): Reader<string> =>
  text => {
    const fields = text.split(',').map(item => item.trim())
    const known = new Set(orders)
    const wrong = fields.find(field => !known.has(field.replace(/^-/, '')))
    if (wrong !== undefined) throw new InvalidArgumentError(words.purchases.badSort(wrong, orders))
    return fields.join(',')
  }

/** Reads shares that must be reached, in percent: `bio=20,combined=50`. Repeating adds to them. */
export const minimumShares =
  (words: Words): Reader<ReadonlyMap<WatchedShare, number>> =>
  (text, before = new Map()) => {
    const shares = new Map(before)
    for (const item of text.split(',')) {
      const [, name = '', percent = ''] = /^\s*([a-z]+)\s*=\s*(\d{1,3}(?:\.\d+)?)\s*%?\s*$/.exec(item) ?? []
      const share = watchedShares.find(known => known === name)
      if (share === undefined || Number(percent) > 100) {
        throw new InvalidArgumentError(words.purchases.badShare(item.trim(), watchedShares))
      }
      shares.set(share, Number(percent))
    }
    return shares
  }

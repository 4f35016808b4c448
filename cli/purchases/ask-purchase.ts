import type { Canteen } from '@ma-cantine/lib'
import { searchKey } from '@ma-cantine/lib/lists/search-key'
import type { Labels } from '@ma-cantine/lib/messages/labels'
import { characteristics, localDefinitions, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { characteristicLabels, familyLabels, localDefinitionLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { readTypedDay } from '../lists/typed-day.ts'
import type { Words } from '../words/fr.ts'
import type { TypedPurchase } from './purchase-draft.ts'
import { readTypedPrice } from './purchase-options.ts'

/** Reads an answer: a value, or the sentence that tells why it is none. */
type Reader<Value> = (answer: string) => { readonly value: Value } | { readonly why: string }

/** Asks until the answer can be read. */
async function askFor<Value>(
  label: string,
  proposed: string | null,
  read: Reader<Value>,
  { words, notice }: Context,
): Promise<Value> {
  for (;;) {
    const result = read(await ask({ text: words.purchases.question(label, proposed) }, words))
    if ('value' in result) return result.value
    notice(words.purchases.wrongAnswer(result.why))
  }
}

/** Asks for what a purchase on the command line leaves out, in the order of the form. */
export async function askPurchase(
  given: TypedPurchase,
  canteens: readonly Canteen[],
  context: Context,
): Promise<TypedPurchase> {
  const { purchases } = context.words
  const { labels } = purchases
  const canteen = given.canteen ?? (await askCanteen(canteens, context))
  const date =
    given.date ??
    (await askFor(
      labels.date,
      purchases.today,
      orWhy(text => readTypedDay(text || 'today'), context.words.usage.day),
      context,
    ))
  const description = given.description ?? (await askFor(labels.description, null, anyText, context))
  const provider = given.provider ?? (await askFor(labels.provider, null, anyText, context))
  const priceHt =
    given.priceHt ?? (await askFor(labels.priceHt, null, orWhy(readTypedPrice, purchases.badPrice), context))
  const family = given.family ?? (await askCodes('family', productFamilies, familyLabels, context))[0]
  const codes =
    given.characteristics ?? (await askCodes('characteristics', characteristics, characteristicLabels, context))
  const localDefinition =
    given.localDefinition ??
    (codes.includes('LOCAL')
      ? (await askCodes('localDefinition', localDefinitions, localDefinitionLabels, context))[0]
      : undefined)
  const localDefinitionKm =
    given.localDefinitionKm ??
    (localDefinition === 'KM'
      ? await askFor(labels.localDefinitionKm, null, readDistance(context.words), context)
      : null)
  return {
    ...given,
    canteen,
    date,
    description,
    provider,
    priceHt,
    characteristics: codes,
    ...(family ? { family } : {}),
    ...(localDefinition ? { localDefinition } : {}),
    ...(localDefinitionKm === null ? {} : { localDefinitionKm }),
  }
}

const anyText: Reader<string> = text => ({ value: text.trim() })

const orWhy =
  (read: (text: string) => string | null, why: string): Reader<string> =>
  text => {
    const value = read(text)
    return value === null ? { why } : { value }
  }

async function askCanteen(canteens: readonly Canteen[], context: Context): Promise<string> {
  const { purchases } = context.words
  const [only] = canteens
  if (only && canteens.length === 1) return String(only.id)
  for (const { id, name } of canteens) context.notice(`  ${String(id).padStart(6)}  ${makePrintable(name)}`)
  return askFor(
    purchases.whichCanteen,
    null,
    text => {
      const target = searchKey(text)
      const exact = canteens.find(({ id, siret }) => text === String(id) || text === siret)
      const named = target === '' ? [] : canteens.filter(({ name }) => searchKey(name).startsWith(target))
      const [found] = exact ? [exact] : named
      if (!found) return { why: purchases.noSuchCanteen }
      return exact || named.length === 1 ? { value: String(found.id) } : { why: purchases.severalCanteens }
    },
    context,
  )
}

/** A distance in whole kilometres; null for none. */
const readDistance =
  ({ usage }: Words): Reader<number | null> =>
  text => {
    if (text.trim() === '') return { value: null }
    return /^\d{1,5}$/.test(text.trim()) ? { value: Number(text) } : { why: usage.wholeNumber }
  }

/** Shows the names of codes with their ranks, and asks for ranks. */
async function askCodes<Code extends string>(
  property: 'family' | 'characteristics' | 'localDefinition',
  codes: readonly Code[],
  labels: Labels<Code>,
  context: Context,
): Promise<Code[]> {
  const { purchases } = context.words
  for (const [index, code] of codes.entries()) {
    context.notice(purchases.numberedChoice(index + 1, labels[context.locale][code]))
  }
  return askFor(
    purchases.labels[property],
    null,
    text => {
      const chosen = text.split(/[\s,;]+/).filter(item => item !== '')
      const known = chosen.flatMap(item => (/^\d{1,2}$/.test(item) ? (codes[Number(item) - 1] ?? []) : []))
      const wrong = known.length < chosen.length || (property !== 'characteristics' && known.length > 1)
      return wrong || (property === 'localDefinition' && known.length === 0)
        ? { why: purchases.noSuchChoice }
        : { value: known }
    },
    context,
  )
}

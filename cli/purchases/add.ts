import { readFile, stat } from 'node:fs/promises'
import type { Canteen, Purchase } from '@ma-cantine/lib'
import { ApiError, BadRequestError, isUnavailable, type RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Client } from '@ma-cantine/lib/http/client'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import {
  characteristics,
  type LocalDefinition,
  localDefinitions,
  type ProductFamily,
  productFamilies,
} from '@ma-cantine/lib/purchases/purchase-draft'
import { localDefinitionLabels, type StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import type { Context } from '../app/context.ts'
import { idempotencyKey, wholeNumber } from '../app/options.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { canteenId, canteenNumber } from '../canteens/canteen-filter.ts'
import { readingProblem } from '../files/read-input.ts'
import { day } from '../lists/typed-day.ts'
import { filesText } from '../output/files-text.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Problem } from '../problems/problem.ts'
import { openServer, type ServerOptions, type ServerVerb } from '../transport/call-server.ts'
import { sendAgain } from '../transport/send-again.ts'
import { wordsOf } from '../words/words.ts'
import { optionOf, type TypedPurchase } from './purchase-draft.ts'
import { characteristicNames, code, codes, familyNames, price } from './purchase-options.ts'
import { describePurchase } from './purchase-output.ts'

interface AddOptions extends CommonOptions, ServerOptions {
  readonly canteen?: string
  readonly date?: string
  readonly product?: string
  readonly supplier?: string
  readonly price?: string
  readonly family?: ProductFamily
  readonly characteristic?: readonly StoredCharacteristic[]
  readonly local?: LocalDefinition
  readonly localKm?: number
  readonly invoice?: string
  readonly idempotencyKey?: string
}

/** Larger files are never invoices, and are not read. */
const maximumInvoice = 100e6

export function definePurchasesAdd(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases
  verb('add', help.add)
    .option(`--canteen <${words.canteens.help.numberArgument}>`, help.addCanteen, canteenNumber(words))
    .option(`--date <${words.help.dayArgument}>`, help.date, day(words))
    .option(`--product <${help.productArgument}>`, help.product)
    .option(`--supplier <${help.productArgument}>`, help.supplier)
    .option(`--price <${help.priceArgument}>`, help.price, price(words))
    .option(`--family <${help.familyArgument}>`, help.addFamily, code(productFamilies, familyNames, words))
    .option(
      `--characteristic <${help.characteristicArgument}>`,
      help.addCharacteristic,
      codes<StoredCharacteristic>(characteristics, characteristicNames, words),
    )
    .option(`--local <${help.localArgument}>`, help.local, code(localDefinitions, [localDefinitionLabels], words))
    .option(`--local-km <${help.localKmArgument}>`, help.localKm, wholeNumber(words))
    .option(`--invoice <${words.help.outputArgument}>`, help.invoice)
    .option(`--idempotency-key <${words.help.idempotencyKeyArgument}>`, help.addKey, idempotencyKey(words))
    .addHelpText('after', `\n${help.addJson}`)
    .action(runCommand(add, locale))
}

const add: Verb<AddOptions> = async (context, _args, options) => {
  const { words, mayAsk } = context
  const given = typedPurchase(options)
  const invoiceFile = options.invoice === undefined ? undefined : await readInvoice(options.invoice, context)
  const needsAnswers = given.canteen === undefined || given.priceHt === undefined
  if (!mayAsk && given.priceHt === undefined) throw incomplete(['priceHt'], context)
  const { server, client, failureOf } = await openServer(context, options, addRefusal)
  const key = options.idempotencyKey ?? crypto.randomUUID()
  try {
    const canteens = given.canteen === undefined ? await listCanteens(client) : []
    const typed = needsAnswers && mayAsk ? await askAll(given, canteens, context) : given
    const [only] = canteens
    const canteen = typed.canteen ?? (canteens.length === 1 && only ? String(only.id) : undefined)
    if (canteen === undefined) throw incomplete(['canteen'], context)
    const draft = { ...typed, canteen: await canteenId(client, canteen, context), invoiceFile }
    const purchase = await create(client, draft, key, options.timeout).catch(error => {
      const failure = failureOf(error)
      const isUnsure = error instanceof ApiError && isUnavailable(error) && failure instanceof Failure
      throw isUnsure ? withKey(failure, key, context) : error
    })
    const output = describePurchase(purchase, words.purchases.added(purchase.id), context)
    const closing = [words.purchases.showAdded(purchase.id)]
    return {
      exitCode: exitCodes.fine,
      json: { ok: true, server, purchase },
      text: filesText([output], closing),
      view: async () => (await import('../output/views/files.tsx')).filesView([output], closing),
    }
  } catch (error) {
    if (error instanceof BadRequestError) throw refused(error, context)
    throw failureOf(error)
  }
}

/** A definition of « local » says that the product is local. */
function typedPurchase(options: AddOptions): TypedPurchase {
  const { canteen, date, product, supplier, family, characteristic, localKm } = options
  const local = options.local ?? (localKm === undefined ? undefined : 'KM')
  const codes =
    local && !characteristic?.includes('LOCAL') ? [...(characteristic ?? []), 'LOCAL' as const] : characteristic
  return {
    ...(canteen === undefined ? {} : { canteen }),
    ...(date === undefined ? {} : { date }),
    ...(product === undefined ? {} : { description: product }),
    ...(supplier === undefined ? {} : { provider: supplier }),
    ...(options.price === undefined ? {} : { priceHt: options.price }),
    ...(family ? { family } : {}),
    ...(codes ? { characteristics: codes } : {}),
    ...(local ? { localDefinition: local } : {}),
    ...(localKm === undefined ? {} : { localDefinitionKm: localKm }),
  }
}

async function askAll(given: TypedPurchase, canteens: readonly Canteen[], context: Context): Promise<TypedPurchase> {
  const { askPurchase } = await import('./ask-purchase.ts')
  return askPurchase(given, canteens, context)
}

/** The first thirty canteens by name: who has more gives its number. */
async function listCanteens(client: Client): Promise<readonly Canteen[]> {
  const [{ listCanteens }, { pageSizes }] = await Promise.all([
    import('@ma-cantine/lib/canteens/canteens-api'),
    import('@ma-cantine/lib/lists/page-size'),
  ])
  return (await client.call(listCanteens, { query: { limit: pageSizes.canteens.most, ordering: 'name' } })).results
}

type NewPurchase = Omit<TypedPurchase, 'canteen'> & {
  readonly canteen: number
  readonly invoiceFile: string | undefined
}

/** One key for all the tries, so that a lost answer does not store the purchase twice. */
async function create(client: Client, purchase: NewPurchase, key: string, seconds: number): Promise<Purchase> {
  const { createPurchase } = await import('@ma-cantine/lib/purchases/purchases-api')
  const { priceHt = '', characteristics, ...others } = purchase
  const body = { ...others, priceHt, ...(characteristics ? { characteristics: [...characteristics] } : {}) }
  const send = () => client.call(createPurchase, { body, idempotencyKey: key })
  return createPurchase.idempotent ? sendAgain(send, seconds) : send()
}

/** The invoice as the API takes it: the server tells its kind by its bytes. */
async function readInvoice(file: string, { words }: Context): Promise<string> {
  try {
    if ((await stat(file)).size > maximumInvoice) {
      throw new Failure(exitCodes.usage, { code: 'file-too-large', ...words.purchases.invoiceTooLarge(file) })
    }
    return `data:application/octet-stream;base64,${(await readFile(file)).toString('base64')}`
  } catch (error) {
    const problem = readingProblem(error, file, words)
    throw problem ? new Failure(exitCodes.usage, problem) : error
  }
}

function incomplete(properties: readonly string[], { words: { purchases } }: Context): Failure {
  const reasons = properties.map(property => ({
    code: 'missing',
    field: optionOf[property] ?? null,
    property,
    ...purchases.missingOption(optionOf[property] ?? property),
  }))
  return new Failure(exitCodes.usage, { code: 'incomplete', ...purchases.incomplete, reasons })
}

/** What the server says of each value, beside the option that gave it. */
function refused({ fields }: BadRequestError, { words: { purchases } }: Context): Failure {
  const reasons = Object.entries(fields).flatMap(([property, messages]) => {
    const field = optionOf[property] ?? null
    const advice = field === null ? '' : purchases.correctOption(field)
    return messages.map(message => ({
      code: 'refused',
      field,
      property: field === null ? null : property,
      message: field === null ? message : purchases.ofOption(field, message),
      advice,
    }))
  })
  return new Failure(exitCodes.refused, { code: 'refused', ...purchases.refused, reasons })
}

function addRefusal(error: RefusedError, context: Context): Failure | null {
  const { words } = context
  if (error.status === 409) {
    return new Failure(exitCodes.network, { code: 'under-way', ...words.purchases.underWay(error.detail) })
  }
  if (error.status !== 404) return null
  return new Failure(exitCodes.usage, { code: 'unknown-canteen', ...words.canteens.unknown(error.detail) })
}

function withKey({ exitCode, problem }: Failure, key: string, { words }: Context): Failure {
  const advised: Problem = { ...problem, advice: words.purchases.mayBeAdded(key) }
  return new Failure(exitCode, advised)
}

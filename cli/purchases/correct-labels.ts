import type { Locale } from '@ma-cantine/lib/messages/locale'
import {
  type Characteristic,
  characteristics,
  type LocalDefinition,
  localDefinitions,
  type ProductFamily,
  productFamilies,
} from '@ma-cantine/lib/purchases/purchase-draft'
import { localDefinitionLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { changeLabels, memoryOption, type OneProduct } from './change-labels.ts'
import { characteristicNames, code, codes, familyNames } from './purchase-options.ts'

interface CorrectOptions extends OneProduct {
  readonly family?: ProductFamily
  readonly characteristic?: readonly Characteristic[]
  readonly local?: LocalDefinition
  readonly followPurchases?: true
  readonly basedOn?: string
}

/** Defines `correct`: decides what a product is proposed with, or takes this back. */
export function defineCorrect(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help: purchase } = words.purchases
  const { help } = words.purchases.remembered
  verb('correct', help.correct)
    .argument(`<${help.productArgument}>`, help.product)
    .option(`--supplier <${help.supplierArgument}>`, help.supplier)
    .addOption(memoryOption(words))
    .option(`--family <${purchase.familyArgument}>`, purchase.addFamily, code(productFamilies, familyNames, words))
    .option(
      `--characteristic <${purchase.characteristicArgument}>`,
      purchase.addCharacteristic,
      codes<Characteristic>(characteristics, characteristicNames, words),
    )
    .option(
      `--local <${purchase.localArgument}>`,
      purchase.local,
      code(localDefinitions, [localDefinitionLabels], words),
    )
    .option('--follow-purchases', help.followPurchases)
    .option(`--based-on <${help.versionArgument}>`, help.basedOn)
    .action(runCommand(correct, locale))
}

const loadApi = () => import('@ma-cantine/lib/purchases/remembered-labels-api')

const correct: Verb<CorrectOptions> = (context, [product = ''], options) => {
  const words = context.words.purchases.remembered
  const { family = null, characteristic = [], local, basedOn: version } = options
  const isDecided = family !== null || characteristic.length > 0 || local !== undefined
  if (isDecided === (options.followPurchases === true)) {
    throw new Failure(exitCodes.usage, { code: 'no-choice', ...words.noChoice })
  }
  if (!isDecided) {
    return changeLabels(context, options, {
      product,
      call: async (client, body) => client.call((await loadApi()).followPurchases, { body, version }),
      none: { code: 'not-decided', ...words.notDecided(product) },
      done: words.followed(product),
    })
  }
  // A definition of « local » says that the product is local.
  const isLocal = local !== undefined && !characteristic.includes('LOCAL')
  const labels = {
    family,
    characteristics: isLocal ? [...characteristic, 'LOCAL' as const] : [...characteristic],
    localDefinition: local ?? null,
  }
  return changeLabels(context, options, {
    product,
    call: async (client, body) =>
      client.call((await loadApi()).correctLabels, { body: { ...body, ...labels }, version }),
    none: { code: 'never-bought', ...words.neverBought(product) },
    done: words.corrected(product),
  })
}

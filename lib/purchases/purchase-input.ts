import { z } from 'zod'
import { creationSources } from '../canteens/creation-source.ts'
import { Id } from '../http/id.ts'
import type { Message } from '../messages/catalogue.ts'
import type { ErrorCode } from '../messages/error-code.ts'
import { because, refusedWith } from '../messages/issue-message.ts'
import { brokenRules } from '../table-schema/broken-rules.ts'
import { readDate } from '../table-schema/cell-type.ts'
import { type StoredCharacteristic, storedCharacteristics } from './labels.ts'
import { roundPrice } from './price.ts'
import {
  type Characteristic,
  localDefinitions,
  type PurchaseDraft,
  productFamilies,
  retiredCharacteristics,
} from './purchase-draft.ts'
import { purchaseMessage } from './purchase-message.ts'
import { purchaseMessages } from './purchase-messages.ts'
import { purchaseRules } from './purchase-rules.ts'
import { purchaseColumns, purchaseTable } from './purchase-table.ts'

const Text = z
  .string()
  .refine(text => !text.includes('\0'), because(purchaseMessages('unstorable-text')))
  .transform(text => text.toWellFormed().trim() || null)
  .nullable()

const code = <Code extends string>(property: keyof PurchaseDraft, codes: readonly Code[]) =>
  z.enum(
    codes,
    because(input => purchaseMessage(property, 'enum', input)),
  )

const priceIndex = purchaseTable.schema.fields.findIndex(({ name }) => name === purchaseColumns.priceHt.column)

function priceCode(text: string): ErrorCode | null {
  const decimals = text.split(/[.,]/)[1] ?? ''
  return purchaseTable.checks[priceIndex]?.(text) ?? (decimals.length > 2 ? 'fraction-digits' : null)
}

const Price = z.union([z.number(), z.string()]).transform((value, context) => {
  const text = String(value).trim()
  const broken = priceCode(text)
  if (broken === null) return roundPrice(text)
  context.addIssue(refusedWith(purchaseMessage('priceHt', broken, text)))
  return z.NEVER
})

const Day = z.string().transform((text, context) => {
  const day = readDate(text.trim())
  if (day !== undefined) return day
  context.addIssue(refusedWith(purchaseMessage('date', 'type-error', text)))
  return z.NEVER
})

/**
 * What a form or an API client may say of a purchase. `canteen` is an id, `priceHt` euros without VAT with at most two
 * decimals, `invoiceFile` a data URI (`data:application/pdf;base64,…`) of a PDF, a JPEG or a PNG, null to remove it, or the
 * address that was read, which changes nothing.
 */
export const NewPurchase = z.object({
  canteen: Id,
  date: Day.optional(),
  description: Text.optional(),
  provider: Text.optional(),
  family: code('family', productFamilies).nullable().optional(),
  characteristics: z
    .array(code('characteristics', storedCharacteristics))
    .transform(codes => [...new Set(codes)])
    .nullable()
    .optional(),
  priceHt: Price,
  invoiceFile: z.string().nullable().optional(),
  localDefinition: code('localDefinition', localDefinitions).nullable().optional(),
  creationSource: z.enum(creationSources).nullable().optional(),
})
export type NewPurchase = z.output<typeof NewPurchase>

/** Left out = unchanged. What created a purchase is said once. */
export const PurchaseChange = NewPurchase.omit({ creationSource: true }).partial()
export type PurchaseChange = z.output<typeof PurchaseChange>

/** The values of a purchase that rules look at. */
export interface PurchaseValues {
  readonly description: string | null
  readonly provider: string | null
  readonly date: string
  readonly priceHt: string
  readonly family: PurchaseDraft['family']
  readonly characteristics: readonly StoredCharacteristic[] | null
  readonly localDefinition: PurchaseDraft['localDefinition']
}

const isRetired = (code: StoredCharacteristic): boolean => (retiredCharacteristics as readonly string[]).includes(code)

/**
 * What is wrong with a purchase as it would be stored, by property: the rules of files. Only what `given` holds is looked
 * at, and a retired characteristic may stay where it is already.
 */
export function purchaseErrors(
  values: PurchaseValues,
  given: ReadonlySet<keyof PurchaseDraft>,
  before: PurchaseValues | null,
): Record<string, Message[]> {
  const codes = values.characteristics ?? []
  const draft: PurchaseDraft = {
    ...values,
    siret: null,
    characteristics: codes.filter((code): code is Characteristic => !isRetired(code)),
  }
  const errors: Record<string, Message[]> = {}
  for (const { field, code } of brokenRules(purchaseRules, draft, given)) {
    errors[field] = [...(errors[field] ?? []), purchaseMessage(field, code, values[field as keyof PurchaseValues])]
  }
  const added = codes.filter(code => isRetired(code) && !before?.characteristics?.includes(code))
  if (added.length > 0) errors.characteristics = [purchaseMessage('characteristics', 'enum', added.join(','))]
  return errors
}

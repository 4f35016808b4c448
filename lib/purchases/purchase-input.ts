import { z } from 'zod'
import { givenSources } from '../entities/creation-source.ts'
import { type InputOf, type NamesOf, namesWhere } from '../entities/field.ts'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import { inputValues } from '../entities/input-values.ts'
import { Id } from '../http/id.ts'
import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue, withMessage } from '../messages/issue-message.ts'
import { brokenRules } from '../table-schema/broken-rules.ts'
import { readDate } from '../table-schema/cell-type.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { isStorable } from '../table-schema/unreadable-characters.ts'
import { longestCertificate } from './certificate.ts'
import { longestDistance } from './longest-distance.ts'
import { roundPrice } from './price.ts'
import { type PurchaseDraft, productFamilies } from './purchase-draft.ts'
import { type PurchaseFields, purchaseFields } from './purchase-fields.ts'
import { type PurchaseErrorCode, purchaseMessage } from './purchase-message.ts'
import { purchaseMessages } from './purchase-messages.ts'
import { purchaseRules } from './purchase-rules.ts'
import { distanceOfKm } from './purchase-rules-2026.ts'
import { purchaseTable } from './purchase-table.ts'

export const PurchaseText = z
  .string()
  .refine(isStorable, withMessage(purchaseMessages('unstorable-text')))
  .transform(textOrNull)

const isInFile = (name: string): name is keyof PurchaseDraft => purchaseTable.columnOf.has(name)

/** One of the codes. A property that files have too is refused with the sentence of files. */
const code = <Code extends string>(name: string, codes: readonly Code[]) =>
  z.enum(codes, isInFile(name) ? withMessage(input => purchaseMessage(name, 'enum', input)) : undefined)

const priceIndex = purchaseTable.schema.fields.findIndex(({ name }) => name === purchaseFields.priceHt.file.column)

function priceCode(text: string): PurchaseErrorCode | null {
  const decimals = text.split(/[.,]/)[1] ?? ''
  return purchaseTable.checks[priceIndex]?.(text) ?? (decimals.length > 2 ? 'fraction-digits' : null)
}

export const PurchasePrice = z.union([z.number(), z.string()]).transform((value, context) => {
  const text = String(value).trim()
  const broken = priceCode(text)
  if (broken === null) return roundPrice(text)
  context.addIssue(customIssue(purchaseMessage('priceHt', broken, text)))
  return z.NEVER
})

export const PurchaseDay = z.string().transform((text, context) => {
  const day = readDate(text.trim())
  if (day !== undefined) return day
  context.addIssue(customIssue(purchaseMessage('date', 'type-error', text)))
  return z.NEVER
})

/** Whether a text, if any, may be that of a certificate. */
const isShortEnough = (text: string | null): boolean => [...(text ?? '')].length <= longestCertificate

/** The `importSource` of a purchase that was copied from another one. */
export const duplicationSource = 'Duplication'

export const PurchaseFamily = code('family', productFamilies)

/** The zod reader of each kind of value. */
export const purchaseReaders: InputReaders<PurchaseFields> = {
  integer: () => Id,
  text: () => PurchaseText,
  day: () => PurchaseDay,
  amount: () => PurchasePrice,
  code: (name, { codes }) => code(name, codes),
  codes: (name, { codes }) => z.array(code(name, codes)).transform(given => [...new Set(given)]),
}

/**
 * A purchase from a form or an API client. `canteen` is an id, `priceHt` euros without VAT with at most two decimals.
 * `certificate` names that of its labels.
 * `invoiceFile` is a data URI (`data:application/pdf;base64,…`) of a PDF or of an image, null to remove the invoice, or its
 * present address, which changes nothing. `importSource` tells
 * how it was made: that of an import is the MD5 of its file.
 */
export const NewPurchase = z.object(
  inputShape(purchaseFields, purchaseReaders, {
    invoiceFile: z.string(),
    creationSource: z.enum(givenSources),
    localDefinitionKm: z.int().min(0).max(longestDistance),
    certificate: PurchaseText.refine(isShortEnough, withMessage(formMessages('longest', longestCertificate))),
  }),
)
export type NewPurchase = z.output<typeof NewPurchase>

/** Missing properties stay unchanged. `creationSource` and `importSource` are set at creation only. */
export const PurchaseChange = NewPurchase.omit({ creationSource: true, importSource: true }).partial()
export type PurchaseChange = z.output<typeof PurchaseChange>

/** Values that no file of 2025 has. */
type OtherName = 'localDefinitionKm' | 'certificate'
const otherNames: ReadonlySet<string> = new Set<OtherName>(['localDefinitionKm', 'certificate'])

type ValueNames = NamesOf<PurchaseFields, { readonly file: object; readonly input: string }> | OtherName

/** The values of a purchase that people and programs give. */
export type PurchaseValues = Pick<Readonly<InputOf<PurchaseFields>>, ValueNames>

export const purchaseValueNames = namesWhere<PurchaseFields, ValueNames>(
  purchaseFields,
  ({ file }, name) =>
    (file !== null || otherNames.has(name)) && purchaseFields[name as keyof PurchaseFields].input !== null,
)

export const purchaseInputValues = inputValues<PurchaseValues>(purchaseValueNames)

/**
 * The errors, by property, of a purchase as it would be stored, by the rules of files. Only the properties in `given`
 * are checked.
 */
export function purchaseErrors(
  values: PurchaseValues,
  given: ReadonlySet<keyof PurchaseValues>,
): Record<string, Message[]> {
  const characteristics = values.characteristics ?? []
  // The rules read no more of these codes than files of 2025 have.
  const draft = { ...values, siret: null, characteristics } as PurchaseDraft
  const errors: Record<string, Message[]> = {}
  const add = (field: string, message: Message) => {
    errors[field] = [...(errors[field] ?? []), message]
  }
  const rulesOfFiles = brokenRules(purchaseRules, draft, given as ReadonlySet<keyof PurchaseDraft>)
  for (const { field, code } of rulesOfFiles) {
    add(field, purchaseMessage(field, code, values[field as keyof PurchaseValues]))
  }
  if (given.has('characteristics') && characteristics.includes('FRANCE') && characteristics.includes('EUROPE')) {
    add('characteristics', purchaseMessages('two-origins'))
  }
  if (given.has('localDefinitionKm') && distanceOfKm.isBroken(values)) {
    add('localDefinitionKm', purchaseMessages(distanceOfKm.code))
  }
  return errors
}

import type { ElectronicInvoice } from '@ma-cantine/lib/invoices/electronic-invoice'
import { describeInvoiceWarning, draftRefusals } from '@ma-cantine/lib/invoices/invoice-messages'
import { otherSumOf } from '@ma-cantine/lib/invoices/other-sum'
import { purchaseOfDraft } from '@ma-cantine/lib/invoices/purchase-of-draft'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import type { Problem } from '../problems/problem.ts'
import { problemJson } from '../problems/problem-json.ts'
import type { Outcome } from './from-invoice.ts'

/** Refuses an invoice whose lines do not make the total that it announces: only a person can say which is right. */
export function refuseOtherTotal(outcome: Outcome, { words, locale }: Context): Outcome {
  const otherSum = 'invoice' in outcome ? otherSumOf(outcome.invoice) : null
  if (otherSum === null) return outcome
  const { code } = otherSum
  const message = describeInvoiceWarning(otherSum, locale)
  const problem = { code, message, advice: words.invoices.otherTotal }
  return { file: outcome.file, problem, exitCode: exitCodes.refused }
}

interface ReadFile {
  readonly file: string
  readonly invoice?: ElectronicInvoice
  readonly problem?: Problem
}

/** What is told of the invoices: lines for the error output, and the same for programs. */
export interface InvoiceOutput {
  readonly texts: readonly string[]
  readonly files: readonly object[]
  readonly hasRefusal: boolean
}

/** The canteen that an invoice names, unless the command names one. */
const siretOf = ({ buyerSirets }: ElectronicInvoice, given: string | undefined): string | null =>
  given ?? buyerSirets[0] ?? null

/** The drafts that can be saved. Family and characteristics are left to a person, who alone can confirm them. */
export const purchasesOf = (invoice: ElectronicInvoice, siret: string | undefined): PurchaseDraft[] =>
  invoice.drafts
    .filter(({ refusal }) => refusal === null)
    .map(draft => {
      const { description } = draft
      const choices = {
        siret: siretOf(invoice, siret),
        description,
        family: null,
        characteristics: [],
        localDefinition: null,
      }
      return purchaseOfDraft(invoice, draft, choices)
    })

export function describeOutcomes(
  outcomes: readonly ReadFile[],
  siret: string | undefined,
  context: Context,
): InvoiceOutput {
  const described = outcomes.map(outcome => describe(outcome, siret, context))
  const purchases = outcomes.flatMap(({ invoice }) => (invoice ? purchasesOf(invoice, siret) : []))
  const { invoices } = context.words
  const closing = [
    ...(purchases.some(purchase => purchase.siret === null) ? [invoices.noSiret] : []),
    ...(purchases.some(({ description }) => description === null) ? [invoices.noProduct] : []),
    purchases.length > 0 ? invoices.toComplete : invoices.nothing,
  ]
  return {
    texts: [...described.flatMap(({ texts }) => texts), ...closing],
    files: described.map(({ json }) => json),
    hasRefusal: outcomes.some(
      ({ invoice, problem }) => problem || invoice?.drafts.some(({ refusal }) => refusal !== null),
    ),
  }
}

function describe({ file, invoice, problem }: ReadFile, siret: string | undefined, { words, locale }: Context) {
  if (!invoice) {
    return {
      texts: [`✖ ${file} — ${problem?.message}`, `  → ${problem?.advice}`],
      json: { file, error: problem && problemJson(problem) },
    }
  }
  const euros = (amount: string) => formatEuros(amount, locale)
  const { invoices } = words
  const savable = purchasesOf(invoice, siret)
  const cents = savable.reduce((sum, { priceHt }) => sum + BigInt((priceHt ?? '0').replace('.', '')), 0n)
  const sum = cents
    .toString()
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1')
  const refused = invoice.drafts.flatMap(draft => (draft.refusal === null ? [] : { ...draft, refusal: draft.refusal }))
  const warnings = invoice.warnings.map(warning => describeInvoiceWarning(warning, locale))
  const reasons = [...new Set(refused.map(({ refusal }) => refusal))].map(code => draftRefusals(code).in(locale))
  const { isCreditNote, number, seller, date } = invoice
  return {
    texts: [
      `${refused.length > 0 ? '✖' : '✔'} ${file} — ${invoices.title(isCreditNote, number, seller, date)}`,
      ...(savable.length > 0 ? [`  ${invoices.drafts(savable.length, euros(sum))}`] : []),
      ...warnings.map(warning => `  ⚠ ${warning}`),
      ...refused.map(({ line, description, priceHt }) => `  ✖ ${invoices.line(line, description, euros(priceHt))}`),
      ...reasons.flatMap(({ message, advice }) => [`    ${message}`, `    → ${advice}`]),
    ],
    json: {
      file,
      invoice: {
        ...invoice,
        warnings: invoice.warnings.map((warning, index) => ({ ...warning, message: warnings[index] })),
        drafts: invoice.drafts.map(draft => ({
          ...draft,
          refusal: draft.refusal && { code: draft.refusal, ...draftRefusals(draft.refusal).in(locale) },
        })),
      },
    },
  }
}

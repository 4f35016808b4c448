import type { ElectronicInvoice, InvoiceDraft } from '@ma-cantine/lib/invoices/electronic-invoice'
import { purchasesCsv } from '@ma-cantine/lib/invoices/invoice-csv'
import { purchaseOfDraft } from '@ma-cantine/lib/invoices/purchase-of-draft'
import { impossibleCharacteristics } from '@ma-cantine/lib/purchases/impossible-characteristics'
import {
  type Characteristic2025,
  characteristics2025,
  type LocalDefinition2025,
  localDefinitions2025,
  type ProductFamily,
} from '@ma-cantine/lib/purchases/purchase-draft'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { sha256Hex } from '@ma-cantine/lib/table-schema/sha256-hex'
import type { FileToSend } from '../../imports/send/file-sender.ts'

/** What the person chose for a line of an invoice, which becomes a row of a file of 2025. */
export interface LineChoice {
  readonly isIncluded: boolean
  readonly description: string
  readonly family: ProductFamily | null
  readonly characteristics: readonly Characteristic2025[]
  readonly localDefinition: LocalDefinition2025 | null
}

/** The choices that the review starts with: proposals, for the person to confirm. */
export function firstChoice(draft: InvoiceDraft, proposal: PurchaseProposal | undefined): LineChoice {
  const family = proposal?.family ?? null
  const impossible = impossibleCharacteristics(family)
  const proposed = [...(proposal?.characteristics ?? []), ...draft.mentioned]
  return {
    isIncluded: draft.refusal === null,
    description: draft.description ?? '',
    family,
    characteristics: characteristics2025.filter(code => proposed.includes(code) && !impossible.includes(code)),
    localDefinition: localDefinitions2025.find(known => known === proposal?.localDefinition) ?? null,
  }
}

export type LineProblem = 'missing-product' | 'missing-local'

/** What must be mended before a line is saved; null for nothing. */
export function problemOf({
  isIncluded,
  description,
  characteristics,
  localDefinition,
}: LineChoice): LineProblem | null {
  if (!isIncluded) return null
  if (description.trim() === '') return 'missing-product'
  return characteristics.includes('LOCAL') && localDefinition === null ? 'missing-local' : null
}

/** The purchases that are included, as rows of a file. */
export const includedPurchases = (invoice: ElectronicInvoice, choices: readonly LineChoice[], siret: string) =>
  invoice.drafts.flatMap((draft, index) => {
    const choice = choices[index]
    if (!choice?.isIncluded || draft.refusal !== null) return []
    const localDefinition = choice.characteristics.includes('LOCAL') ? choice.localDefinition : null
    return purchaseOfDraft(invoice, draft, {
      ...choice,
      siret,
      description: choice.description.trim(),
      localDefinition,
    })
  })

/** The file that the import of purchases takes: the journal names it after the invoice. */
export function fileToSend(invoice: ElectronicInvoice, choices: readonly LineChoice[], siret: string): FileToSend {
  const bytes = new TextEncoder().encode(purchasesCsv(includedPurchases(invoice, choices, siret)))
  const name = `facture-${invoice.number.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60)}.csv`
  return { file: new File([bytes], name, { type: 'text/csv' }), kind: 'achats', sha256: sha256Hex(bytes) }
}

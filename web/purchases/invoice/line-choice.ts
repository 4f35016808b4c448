import type { ElectronicInvoice, InvoiceDraft } from '@ma-cantine/lib/invoices/electronic-invoice'
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

/** What the person chose for a line of an invoice, which becomes a row of a file of 2025. */
export interface LineChoice {
  readonly isIncluded: boolean
  readonly description: string
  readonly family: ProductFamily | null
  readonly characteristics: readonly Characteristic2025[]
  readonly localDefinition: LocalDefinition2025 | null
  /** What became of the proposal: nothing yet, accepted, or the person chose by themself. */
  readonly answer: 'none' | 'accepted' | 'own'
}

/** What the review starts with: what the invoice says of the product. Proposals fill nothing before they are accepted. */
export const firstChoice = (draft: InvoiceDraft): LineChoice => ({
  isIncluded: draft.refusal === null,
  description: draft.description ?? '',
  family: null,
  characteristics: characteristics2025.filter(code => draft.mentioned.includes(code)),
  localDefinition: null,
  answer: 'none',
})

/** The choice once the proposal is accepted, with what the invoice says. */
export function withProposal(choice: LineChoice, draft: InvoiceDraft, proposal: PurchaseProposal): LineChoice {
  const impossible = impossibleCharacteristics(proposal.family)
  const given = [...proposal.characteristics, ...draft.mentioned]
  return {
    ...choice,
    family: proposal.family,
    characteristics: characteristics2025.filter(code => given.includes(code) && !impossible.includes(code)),
    localDefinition: localDefinitions2025.find(known => known === proposal.localDefinition) ?? null,
    answer: 'accepted',
  }
}

/**
 * Whether a proposal may be accepted with others: it is sure, the invoice says nothing else of the product, and the line
 * can be saved with it.
 */
export function isSure(draft: InvoiceDraft, proposal: PurchaseProposal | undefined): proposal is PurchaseProposal {
  if (proposal?.certainty !== 'sure') return false
  if (draft.mentioned.some(code => !proposal.characteristics.includes(code))) return false
  return problemOf({ ...withProposal(firstChoice(draft), draft, proposal), description: '-' }) === null
}

/** Whether a proposal waits for an answer: that of a line that will be saved, of which nothing was chosen. */
export const isOpen = (choice: LineChoice | undefined, proposal: PurchaseProposal | undefined): boolean =>
  choice?.isIncluded === true && choice.answer === 'none' && proposal !== undefined && proposal.basis !== null

/** The choices with the sure proposals that wait for an answer. */
export const acceptSure = (
  drafts: readonly InvoiceDraft[],
  choices: readonly LineChoice[],
  proposals: readonly PurchaseProposal[],
): LineChoice[] =>
  choices.map((choice, index) => {
    const [draft, proposal] = [drafts[index], proposals[index]]
    if (!draft || !isSure(draft, proposal) || !isOpen(choice, proposal)) return choice
    return withProposal(choice, draft, proposal)
  })

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

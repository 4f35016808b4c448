import { catalogue } from '../messages/catalogue.ts'
import { formatNumber } from '../messages/numbers.ts'

/** The objections about purchases and invoices that need stored data. */
export const purchaseRefusals = catalogue(
  {
    'unknown-purchase': 'Cet achat n’existe pas.',
    'no-purchase-in-year': (year: number) => `Cette cantine n’a aucun achat en ${year}.`,
    'no-invoice': 'Cet achat n’a pas de facture.',
    'invoice-form': 'La facture doit être envoyée sous la forme « data:application/pdf;base64,… ».',
    'invoice-kind': 'La facture doit être un document PDF ou une image JPEG, PNG, GIF ou WebP.',
    'invoice-too-large': (kilobytes: number) =>
      `La facture dépasse la taille maximale de ${formatNumber(kilobytes, 'fr')} ko.`,
  },
  {
    'unknown-purchase': 'This purchase does not exist.',
    'no-purchase-in-year': year => `This canteen has no purchase in ${year}.`,
    'no-invoice': 'This purchase has no invoice.',
    'invoice-form': 'The invoice must be sent in the form “data:application/pdf;base64,…”.',
    'invoice-kind': 'The invoice must be a PDF document, or a JPEG, PNG, GIF or WebP image.',
    'invoice-too-large': kilobytes => `The invoice exceeds the largest size, ${formatNumber(kilobytes, 'en')} kB.`,
  },
)

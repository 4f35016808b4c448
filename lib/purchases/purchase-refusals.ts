import { catalogue } from '../messages/catalogue.ts'
import { formatNumber } from '../messages/numbers.ts'

interface RefusedCanteen {
  /** The canteen. */
  readonly value: string | number
  /** A whole sentence. */
  readonly detail: string
}

/** The objections about purchases and invoices that need stored data. */
export const purchaseRefusals = catalogue(
  {
    'unknown-purchase': 'Cet achat n’existe pas.',
    'no-purchase-in-year': (year: number) => `Cette cantine n’a aucun achat en ${year}.`,
    'hidden-year': (year: number) => `Les achats de ${year} ne sont pas publiés.`,
    /** A canteen that the caller may not act on has its number in place of its name. */
    'canteen-refused': ({ value, detail }: RefusedCanteen) =>
      `${typeof value === 'number' ? `Cantine n° ${value}` : value} : ${detail}`,
    'no-invoice': 'Cet achat n’a pas de facture.',
    'invoice-form': 'La facture doit être envoyée sous la forme « data:application/pdf;base64,… ».',
    'invoice-kind': 'La facture doit être un document PDF ou une image JPEG, PNG, GIF ou WebP.',
    'invoice-too-large': (kilobytes: number) =>
      `La facture dépasse la taille maximale de ${formatNumber(kilobytes, 'fr')} ko.`,
  },
  {
    'unknown-purchase': 'This purchase does not exist.',
    'no-purchase-in-year': year => `This canteen has no purchase in ${year}.`,
    'hidden-year': year => `The purchases of ${year} are not published.`,
    'canteen-refused': ({ value, detail }) =>
      `${typeof value === 'number' ? `Canteen no. ${value}` : value}: ${detail}`,
    'no-invoice': 'This purchase has no invoice.',
    'invoice-form': 'The invoice must be sent in the form “data:application/pdf;base64,…”.',
    'invoice-kind': 'The invoice must be a PDF document, or a JPEG, PNG, GIF or WebP image.',
    'invoice-too-large': kilobytes => `The invoice exceeds the largest size, ${formatNumber(kilobytes, 'en')} kB.`,
  },
)

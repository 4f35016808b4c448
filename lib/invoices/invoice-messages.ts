import { catalogue } from '../messages/catalogue.ts'
import { formatDay } from '../messages/dates.ts'
import * as english from '../messages/english.ts'
import { formatEuros } from '../messages/euros.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import type { DraftRefusal, InvoiceWarning, NamedInvoice } from './electronic-invoice.ts'
import type { InvoiceProblem, InvoiceProblemCode } from './invoice-problem.ts'

const listFr = new Intl.ListFormat('fr', { type: 'conjunction' })
const listEn = new Intl.ListFormat('en', { type: 'conjunction' })

const isNothing = (amount: string): boolean => amount === '0.00'

type Refused = InvoiceProblem

const lineFr = ({ detail }: Refused) => (detail === null ? '' : ` de la ligne ${detail}`)
const lineEn = ({ detail }: Refused) => (detail === null ? '' : ` of line ${detail}`)

const askSeller = 'Demandez la facture électronique corrigée à votre fournisseur, ou saisissez les achats vous-même.'
const xmlAlone = 'le fichier XML de la facture, qui se lit sans le PDF'
const askSellerEn = 'Ask your supplier for a corrected electronic invoice, or enter the purchases yourself.'
const xmlAloneEn = 'the XML file of the invoice, which is read without the PDF'

/** Why a file gives no purchases, and what to do. */
export const invoiceProblems = catalogue(
  {
    'empty-file': { message: 'Ce fichier est vide.', advice: 'Choisissez le fichier que votre fournisseur a envoyé.' },
    'file-too-large': {
      message: ({ detail }: Refused) => `Ce fichier dépasse ${detail} Mo, la taille maximale d’une facture.`,
      advice: 'Saisissez les achats vous-même, ou importez-les depuis un tableur.',
    },
    'not-an-invoice': {
      message: 'Ce fichier n’est ni un PDF, ni un fichier XML : ce n’est pas une facture électronique.',
      advice: 'Saisissez les achats vous-même ; une photo ou un document peut être joint à un achat.',
    },
    'protected-pdf': {
      message: 'Ce PDF est protégé : son contenu ne peut pas être lu sans mot de passe.',
      advice: `Demandez à votre fournisseur la facture sans mot de passe, ou ${xmlAlone}.`,
    },
    'broken-pdf': {
      message: 'Ce PDF est abîmé ou incomplet : il ne peut pas être lu.',
      advice: `Téléchargez-le de nouveau, ou demandez à votre fournisseur ${xmlAlone}.`,
    },
    'unsupported-packing': {
      message: 'La facture jointe à ce PDF est compressée d’une façon qui n’est pas lue ici.',
      advice: `Demandez à votre fournisseur ${xmlAlone}.`,
    },
    'plain-pdf': {
      message: 'Ce PDF n’est pas une facture électronique : il ne contient pas de données à lire.',
      advice: 'Saisissez les achats vous-même, un par un ou plusieurs à la fois ; le PDF peut être joint à un achat.',
    },
    'unpacked-too-large': {
      message: 'Ce PDF contient des données démesurées une fois décompressées : par sécurité, il n’est pas lu.',
      advice: askSeller,
    },
    'broken-xml': {
      message: 'Les données de cette facture sont abîmées ou incomplètes : elles ne peuvent pas être lues.',
      advice: 'Téléchargez la facture de nouveau, ou demandez-la encore à votre fournisseur.',
    },
    'unknown-encoding': {
      message: ({ value }: Refused) => `Cette facture est écrite dans un encodage qui n’est pas reconnu, « ${value} ».`,
      advice: askSeller,
    },
    'hostile-xml': {
      message: 'Cette facture contient des définitions XML (DOCTYPE) interdites : par sécurité, elle n’est pas lue.',
      advice: askSeller,
    },
    'too-complex': {
      message: 'Cette facture contient bien plus d’éléments qu’une facture n’en a : par sécurité, elle n’est pas lue.',
      advice: askSeller,
    },
    'other-xml': {
      message: ({ value }: Refused) => `Ce fichier XML n’est pas une facture : son contenu s’appelle « ${value} ».`,
      advice: 'Choisissez une facture au format Factur-X, CII ou UBL.',
    },
    'former-format': {
      message: 'Cette facture suit un format ancien, qui n’est plus lu.',
      advice: 'Demandez à votre fournisseur une facture au format Factur-X, CII ou UBL (norme européenne EN 16931).',
    },
    'too-many-lines': {
      message: ({ value, detail }: Refused) => `Cette facture a ${value} lignes, plus que les ${detail} acceptées.`,
      advice: 'Importez ces achats depuis un tableur.',
    },
    'missing-number': { message: 'Cette facture n’a pas de numéro.', advice: askSeller },
    'missing-date': { message: 'Cette facture n’a pas de date.', advice: askSeller },
    'missing-seller': { message: 'Cette facture ne nomme pas le fournisseur.', advice: askSeller },
    'missing-total': { message: 'Cette facture ne donne pas son total hors taxes.', advice: askSeller },
    'missing-amount': {
      message: (problem: Refused) => `Le montant hors taxes${lineFr(problem)} manque.`,
      advice: askSeller,
    },
    'unreadable-amount': {
      message: (problem: Refused) => `Le nombre « ${problem.value} »${lineFr(problem)} ne peut pas être lu.`,
      advice: askSeller,
    },
    'unreadable-date': {
      message: ({ value }: Refused) => `La date de la facture, « ${value} », ne peut pas être lue.`,
      advice: askSeller,
    },
    'allowance-or-charge': {
      message: ({ value }: Refused) =>
        value === ''
          ? 'Cette facture ne dit pas si un montant est une remise ou des frais.'
          : `Cette facture dit « ${value} » là où elle doit distinguer une remise (« false ») de frais (« true »).`,
      advice: askSeller,
    },
    'other-currency': {
      message: ({ value }: Refused) => `Cette facture est en ${value} : les achats s’enregistrent en euros.`,
      advice: 'Saisissez les achats vous-même, avec leur montant converti en euros.',
    },
    'too-slow': {
      message: 'La lecture de cette facture prend trop de temps : par sécurité, elle est arrêtée.',
      advice: askSeller,
    },
  } satisfies Record<InvoiceProblemCode, object>,
  {
    'empty-file': { message: 'This file is empty.', advice: 'Choose the file that your supplier sent.' },
    'file-too-large': {
      message: ({ detail }) => `This file is larger than ${detail} MB, the largest size of an invoice.`,
      advice: 'Enter the purchases yourself, or import them from a spreadsheet.',
    },
    'not-an-invoice': {
      message: 'This file is neither a PDF nor an XML file: it is no electronic invoice.',
      advice: 'Enter the purchases yourself; a photo or a document can be attached to a purchase.',
    },
    'protected-pdf': {
      message: 'This PDF is protected: its content cannot be read without a password.',
      advice: `Ask your supplier for the invoice without a password, or for ${xmlAloneEn}.`,
    },
    'broken-pdf': {
      message: 'This PDF is damaged or incomplete: it cannot be read.',
      advice: `Download it again, or ask your supplier for ${xmlAloneEn}.`,
    },
    'unsupported-packing': {
      message: 'The invoice attached to this PDF is compressed in a way that is not read here.',
      advice: `Ask your supplier for ${xmlAloneEn}.`,
    },
    'plain-pdf': {
      message: 'This PDF is not an electronic invoice: it holds no data to read.',
      advice: 'Enter the purchases yourself, one by one or several at once; the PDF can be attached to a purchase.',
    },
    'unpacked-too-large': {
      message: 'This PDF holds far too much data once unpacked: as a precaution, it is not read.',
      advice: askSellerEn,
    },
    'broken-xml': {
      message: 'The data of this invoice are damaged or incomplete: they cannot be read.',
      advice: 'Download the invoice again, or ask your supplier for it again.',
    },
    'unknown-encoding': {
      message: ({ value }) => `This invoice is written in an encoding that is not known, “${value}”.`,
      advice: askSellerEn,
    },
    'hostile-xml': {
      message: 'This invoice holds XML definitions (DOCTYPE) that are forbidden: as a precaution, it is not read.',
      advice: askSellerEn,
    },
    'too-complex': {
      message: 'This invoice holds many more elements than invoices have: as a precaution, it is not read.',
      advice: askSellerEn,
    },
    'other-xml': {
      message: ({ value }) => `This XML file is no invoice: its content is called “${value}”.`,
      advice: 'Choose an invoice in the format Factur-X, CII or UBL.',
    },
    'former-format': {
      message: 'This invoice follows a former format, which is no longer read.',
      advice: 'Ask your supplier for an invoice in the format Factur-X, CII or UBL (European standard EN 16931).',
    },
    'too-many-lines': {
      message: ({ value, detail }) => `This invoice has ${value} lines, more than the ${detail} allowed.`,
      advice: 'Import these purchases from a spreadsheet.',
    },
    'missing-number': { message: 'This invoice has no number.', advice: askSellerEn },
    'missing-date': { message: 'This invoice has no date.', advice: askSellerEn },
    'missing-seller': { message: 'This invoice does not name the supplier.', advice: askSellerEn },
    'missing-total': { message: 'This invoice does not give its total without VAT.', advice: askSellerEn },
    'missing-amount': {
      message: problem => `The amount without VAT${lineEn(problem)} is missing.`,
      advice: askSellerEn,
    },
    'unreadable-amount': {
      message: problem => `The number “${problem.value}”${lineEn(problem)} cannot be read.`,
      advice: askSellerEn,
    },
    'unreadable-date': {
      message: ({ value }) => `The date of the invoice, “${value}”, cannot be read.`,
      advice: askSellerEn,
    },
    'allowance-or-charge': {
      message: ({ value }) =>
        value === ''
          ? 'This invoice does not say whether an amount is a discount or a charge.'
          : `This invoice says “${value}” where it must tell a discount (“false”) from a charge (“true”).`,
      advice: askSellerEn,
    },
    'other-currency': {
      message: ({ value }) => `This invoice is in ${value}: purchases are recorded in euros.`,
      advice: 'Enter the purchases yourself, with their amounts converted to euros.',
    },
    'too-slow': {
      message: 'Reading this invoice takes too long: as a precaution, it is stopped.',
      advice: askSellerEn,
    },
  },
)

/** Why a draft cannot be saved, and what to do. */
export const draftRefusals = catalogue(
  {
    'credit-note': {
      message: 'Un avoir ne s’enregistre pas : le prix d’un achat ne peut pas être négatif.',
      advice: 'Corrigez l’achat d’origine : réduisez son prix, ou supprimez-le s’il est entièrement remboursé.',
    },
    'negative-line': {
      message: 'Cette ligne est négative : le prix d’un achat ne peut pas l’être.',
      advice: 'Réduisez d’autant le prix du produit qu’elle reprend ou rembourse.',
    },
  } satisfies Record<DraftRefusal, object>,
  {
    'credit-note': {
      message: 'A credit note cannot be saved: the price of a purchase cannot be negative.',
      advice: 'Correct the original purchase: lower its price, or delete it if all of it is refunded.',
    },
    'negative-line': {
      message: 'This line is negative: the price of a purchase cannot be.',
      advice: 'Lower by as much the price of the product that it takes back or refunds.',
    },
  },
)

const invoiceFr = ({ number, date }: NamedInvoice) =>
  `la facture ${number}${date === null ? '' : ` du ${formatDay(date, 'fr')}`}`
const invoiceEn = ({ number, date }: NamedInvoice) =>
  `invoice ${number}${date === null ? '' : ` of ${formatDay(date, 'en')}`}`

type Warned<Code extends InvoiceWarning['code']> = Extract<InvoiceWarning, { code: Code }>

/** What a person should look at before saving. */
export const invoiceWarnings = catalogue(
  {
    'other-sum': ({ sum, total }: Warned<'other-sum'>) =>
      `Les lignes font ${formatEuros(sum, 'fr')} hors taxes, mais la facture annonce un total de ${formatEuros(total, 'fr')}. Vérifiez les montants.`,
    corrects: ({ invoices }: Warned<'corrects'>) =>
      invoices.length === 0
        ? 'Cette facture en corrige une autre : si les achats de la première sont enregistrés, supprimez-les.'
        : `Cette facture corrige ${listFr.format(invoices.map(invoiceFr))} : si les achats ainsi corrigés sont enregistrés, supprimez-les.`,
    'down-payment': 'Cette facture est un acompte : ne comptez pas les mêmes produits encore avec la facture finale.',
    'free-lines': ({ count }: Warned<'free-lines'>) =>
      french.plural(count, 'Une ligne à 0 € est laissée de côté.', `${count} lignes à 0 € sont laissées de côté.`),
    'text-lines': ({ count }: Warned<'text-lines'>) =>
      french.plural(
        count,
        'Une ligne de texte, sans montant, est laissée de côté : les autres lignes font le total.',
        `${french.number(count)} lignes de texte, sans montant, sont laissées de côté : les autres lignes font le total.`,
      ),
    'other-total-with-vat': ({ sum, total }: Warned<'other-total-with-vat'>) =>
      `Le total hors taxes et la TVA font ${formatEuros(sum, 'fr')}, mais la facture annonce ${formatEuros(total, 'fr')} toutes taxes comprises. Vérifiez que les montants repris sont bien hors taxes.`,
    prepaid: ({ amount }: Warned<'prepaid'>) =>
      `La facture compte ${formatEuros(amount, 'fr')} déjà payés : si un acompte est enregistré comme achat, supprimez-le, car les produits sont repris ici en entier.`,
    'no-lines':
      'Cette facture ne détaille pas ses produits : un seul achat reprend le total hors taxes. Nommez le produit.',
    'future-date': 'La date de la facture n’est pas encore passée.',
    'distant-date': 'La date de la facture est très ancienne : vérifiez son année.',
    shared: ({ allowances, charges }: Warned<'shared'>) => {
      const parts = [
        ...(isNothing(allowances) ? [] : [`les remises (${formatEuros(allowances, 'fr')} hors taxes)`]),
        ...(isNothing(charges) ? [] : [`les frais (${formatEuros(charges, 'fr')} hors taxes)`]),
      ]
      return `Chaque montant comprend sa part de ce qui vaut pour toute la facture : ${parts.join(' et ')}.`
    },
  } satisfies Record<InvoiceWarning['code'], unknown>,
  {
    'other-sum': ({ sum, total }) =>
      `The lines add up to ${formatEuros(sum, 'en')} without VAT, but the invoice says ${formatEuros(total, 'en')}. Check the amounts.`,
    corrects: ({ invoices }) =>
      invoices.length === 0
        ? 'This invoice corrects another: if the purchases of the first are saved, delete them.'
        : `This invoice corrects ${listEn.format(invoices.map(invoiceEn))}: if the purchases corrected this way are saved, delete them.`,
    'down-payment': 'This invoice is a down payment: do not count the same products again with the final invoice.',
    'free-lines': ({ count }) =>
      english.plural(count, 'One line at €0 is left out.', `${count} lines at €0 are left out.`),
    'text-lines': ({ count }) =>
      english.plural(
        count,
        'One line of text, without amount, is left out: the other lines make the total.',
        `${english.number(count)} lines of text, without amount, are left out: the other lines make the total.`,
      ),
    'other-total-with-vat': ({ sum, total }) =>
      `The total without VAT and the VAT add up to ${formatEuros(sum, 'en')}, but the invoice says ${formatEuros(total, 'en')} including VAT. Check that the amounts used here are without VAT.`,
    prepaid: ({ amount }) =>
      `The invoice counts ${formatEuros(amount, 'en')} as already paid: if a down payment is saved as a purchase, delete it, for the products are counted here in full.`,
    'no-lines': 'This invoice does not list its products: one purchase holds the total without VAT. Name the product.',
    'future-date': 'The date of the invoice is still in the future.',
    'distant-date': 'The date of the invoice is very old: check its year.',
    shared: ({ allowances, charges }) => {
      const parts = [
        ...(isNothing(allowances) ? [] : [`the discounts (${formatEuros(allowances, 'en')} without VAT)`]),
        ...(isNothing(charges) ? [] : [`the charges (${formatEuros(charges, 'en')} without VAT)`]),
      ]
      return `Each amount has its share of what holds for the whole invoice: ${parts.join(' and ')}.`
    },
  },
)

export const describeInvoiceProblem = (problem: InvoiceProblem, locale: Locale) =>
  invoiceProblems(problem.code, problem as never).in(locale)

export const describeInvoiceWarning = (warning: InvoiceWarning, locale: Locale): string =>
  invoiceWarnings(warning.code, warning as never).in(locale)

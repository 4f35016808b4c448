import * as english from '../messages/english.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import type { RecapVerdict } from './recap-verdict.ts'

interface VerdictWords {
  readonly title: (count: number) => string
  /** Why, and what to do. */
  readonly text: string
}

/** What became of the rows of a recap, in sentences. */
export const verdictWords: Readonly<Record<Locale, Readonly<Record<RecapVerdict, VerdictWords>>>> = {
  fr: {
    new: {
      title: count => french.counted(count, 'ligne nouvelle', 'lignes nouvelles'),
      text: 'Aucun de vos achats ne peut les contenir.',
    },
    stored: {
      title: count => french.counted(count, 'ligne déjà enregistrée', 'lignes déjà enregistrées'),
      text: 'Vos achats de ce fournisseur font ce montant, à 1 % près (1 € au plus, et 1 centime par achat). Rien n’est compté une seconde fois.',
    },
    'other-labels': {
      title: count => french.counted(count, 'ligne classée autrement', 'lignes classées autrement'),
      text: 'Vos achats font ce montant, avec d’autres labels, une autre origine ou une autre famille. Rien n’est changé : si le fournisseur a raison, corrigez vos achats.',
    },
    'other-amount': {
      title: count => french.counted(count, 'ligne d’un autre montant', 'lignes d’un autre montant'),
      text: 'Vos achats de cet article ne font pas ce montant : une facture manque, ou l’un des deux montants est faux.',
    },
    'other-dates': {
      title: count => french.counted(count, 'ligne d’une autre date', 'lignes d’une autre date'),
      text: 'Vos achats font ce montant si l’on compte ceux des 31 jours qui précèdent ou suivent la période, par exemple une facture de janvier pour des livraisons de décembre.',
    },
    'in-doubt': {
      title: count => french.counted(count, 'ligne peut-être déjà enregistrée', 'lignes peut-être déjà enregistrées'),
      text: 'Des achats d’un autre nom ou sans fournisseur peuvent les contenir, par exemple le total d’une facture.',
    },
  },
  en: {
    new: {
      title: count => english.counted(count, 'new row', 'new rows'),
      text: 'None of your purchases may hold them.',
    },
    stored: {
      title: count => english.counted(count, 'row stored already', 'rows stored already'),
      text: 'Your purchases of this supplier make this amount, to 1% (€1 at most, and 1 cent per purchase). Nothing is counted twice.',
    },
    'other-labels': {
      title: count => english.counted(count, 'row classified otherwise', 'rows classified otherwise'),
      text: 'Your purchases make this amount, with other labels, another origin or another family. Nothing changes: if the supplier is right, correct your purchases.',
    },
    'other-amount': {
      title: count => english.counted(count, 'row of another amount', 'rows of another amount'),
      text: 'Your purchases of this article do not make this amount: an invoice is missing, or one of the two is wrong.',
    },
    'other-dates': {
      title: count => english.counted(count, 'row of another date', 'rows of another date'),
      text: 'Your purchases make this amount with those of the 31 days before or after the period, such as an invoice of January for deliveries of December.',
    },
    'in-doubt': {
      title: count => english.counted(count, 'row that may be stored already', 'rows that may be stored already'),
      text: 'Purchases of another name or without a supplier may hold them, such as the total of an invoice.',
    },
  },
}

import type { MissingProof } from '@ma-cantine/lib/inspection/missing-proofs'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, fileSize, number, share } from '@ma-cantine/lib/messages/french'

const euros = (amount: number) => formatEuros(amount, 'fr')

/** The sentences of the page that prepares an inspection. English has the same shape, or does not compile. */
export const fr = {
  title: (year: number) => `Avant un contrôle : bilan ${year}`,
  intro: 'Un contrôle compare vos factures avec les montants du bilan, ligne à ligne. Voici où vous en êtes.',
  preview: 'Ce bilan n’est pas encore télédéclaré : les montants sont ceux du bilan tel qu’il est aujourd’hui.',
  toReport: (year: number) => `Ouvrir le bilan ${year}`,
  proved: 'Ce que vos factures prouvent',
  provedText: (proved: number, total: number, part: number) =>
    `Des factures sont jointes pour ${euros(proved)} sur ${euros(total)}, soit ${share(part)}.`,
  noTotal: 'Ce bilan n’a pas de total d’achats : il n’y a encore rien à prouver.',
  bar: (part: number) => `Part du total prouvée par des factures : ${share(part)}`,
  amounts: 'Montant par montant',
  amount: 'Montant',
  inReport: 'Bilan',
  purchases: 'Achats',
  invoiced: 'Avec facture',
  certified: 'Label prouvé',
  asTotal: 'saisi en total',
  difference: (amount: number) => (amount > 0 ? `manque ${euros(amount)}` : `${euros(-amount)} de plus`),
  euros,
  none: '—',
  differs:
    'Un écart dit que des achats ont changé depuis, ou qu’ils n’ont pas tous été saisis. « Saisi en total » veut dire qu’aucun achat ne compose ce montant.',
  toAttach: 'Ce qu’il faut joindre d’abord',
  shown: (first: number, last: number, count: number) =>
    `Achats ${number(first)} à ${number(last)} sur ${number(count)}, les plus gros d’abord`,
  lacks: { invoice: 'Facture à joindre', certificate: 'Certificat du label à noter' } satisfies Record<
    MissingProof,
    string
  >,
  unnamed: 'Achat sans nom',
  from: (provider: string) => `chez ${provider}`,
  nothingToAttach: 'Il ne manque rien : chaque achat a sa facture, et chaque label son certificat.',
  noPurchase: 'Aucun achat de cette année n’est saisi : saisissez-les avec leurs factures pour prouver ces montants.',
  addPurchase: 'Saisir un achat',
  file: 'Le dossier de contrôle',
  fileText:
    'Il réunit les données télédéclarées, les achats de l’année, leurs factures et l’empreinte de chaque fichier. Il s’ouvre sans réseau.',
  archive: 'Télécharger le dossier complet',
  archiveDetail: (invoices: number, size: number) =>
    `Archive ZIP avec ${counted(invoices, 'facture', 'factures')}, ${fileSize(size)}`,
  document: 'Télécharger le dossier à lire',
  documentDetail: 'Document PDF',
  notYet: 'Le dossier est à télécharger ici une fois le bilan télédéclaré.',
}
export type Words = typeof fr

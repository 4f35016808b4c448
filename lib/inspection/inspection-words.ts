import { ofName } from '../messages/elision.ts'
import { formatEuros } from '../messages/euros.ts'
import { counted, share } from '../messages/french.ts'
import { frDeclaredWords } from '../teledeclaration/declared-words.ts'
import type { amountOrigins } from './inspect-amounts.ts'
import type { MissingProof } from './missing-proofs.ts'

/** The words of the inspection file. It is a French administrative document: it has no other language. */
export const inspectionWords = {
  totals: frDeclaredWords.totals,
  labels: frDeclaredWords.labels,
  title: (year: number) => `Dossier de contrôle ${year}`,
  subject: (canteen: string, year: number) => `Bilan ${year} ${ofName(canteen)}`,
  banner: 'ma cantine — restauration collective, lois EGalim et anti-gaspillage',
  declared: (date: string, version: number, code: string) =>
    `Bilan télédéclaré le ${date}, version ${version}. Code de sa preuve : ${code}.`,
  proved: (proved: number, total: number, part: number) =>
    `Des factures sont jointes pour ${formatEuros(proved, 'fr')} sur ${formatEuros(total, 'fr')} déclarés, soit ${share(part)}.`,
  withoutTotal: 'Aucun total d’achats n’est déclaré : il n’y a rien à prouver par des factures.',
  howToRead:
    'Chaque montant déclaré est suivi des achats qui le composent, tels qu’ils sont enregistrés le jour de ce dossier. Un écart dit que des achats ont changé depuis la télédéclaration, ou qu’ils n’ont pas tous été saisis. « Saisi en total » veut dire qu’aucun achat ne compose ce montant.',
  files:
    'Le fichier montants.csv reprend ces montants, achats.csv tous les achats avec les montants où ils comptent, declaration.json les données télédéclarées, et empreintes.sha256 l’empreinte de chaque fichier. Les factures sont dans le dossier « factures ».',
  digest: (digest: string) => `Empreinte des données télédéclarées (SHA-256) : ${digest}`,
  amounts: 'Les montants déclarés, en euros hors taxes',
  amount: 'Montant',
  declaredAmount: 'Déclaré',
  purchases: 'Achats',
  difference: 'Écart',
  invoiced: 'Avec facture',
  certified: 'Label prouvé',
  origins: {
    purchases: 'achats',
    'other-purchases': 'achats, avec un écart',
    total: 'saisi en total',
  } satisfies Record<(typeof amountOrigins)[number], string>,
  none: '—',
  missing: 'Ce qui manque, les plus gros achats d’abord',
  nothingMissing: 'Il ne manque aucune preuve : chaque achat a sa facture, et chaque label son certificat.',
  lacks: 'Manque',
  proofs: { invoice: 'facture', certificate: 'certificat du label' } satisfies Record<MissingProof, string>,
  purchase: 'Achat',
  date: 'Date',
  price: 'Prix HT',
  labelAndCertificate: 'Label et certificat',
  invoice: 'Facture',
  unnamed: 'Achat sans nom',
  number: (id: number) => `n° ${id}`,
  section: (name: string) => `Les achats : ${name}`,
  withoutLabel: 'sans label qui compte pour EGalim',
  noPurchase: 'Aucun achat de cette année n’est enregistré.',
  shown: (count: number, all: number) =>
    `Cette liste s’en tient aux ${counted(count, 'achat le plus élevé', 'achats les plus élevés')}, sur ${all} : achats.csv les a tous.`,
  footer: (year: number, page: number, pages: number) => `Dossier de contrôle ${year}, page ${page} sur ${pages}`,
  replaced:
    'Le signe [?] tient la place de caractères que ce document ne sait pas dessiner. Ils sont entiers dans achats.csv.',
}

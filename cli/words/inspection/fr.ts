import type { InspectionFault } from '@ma-cantine/lib/inspection/check-inspection'
import type { MissingProof } from '@ma-cantine/lib/inspection/missing-proofs'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, fileSize, plural, share } from '@ma-cantine/lib/messages/french'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

type Figure = Extract<InspectionFault, { readonly code: 'figure' }>

const euros = (amount: number) => formatEuros(amount, 'fr')

/** The words of inspections. */
export const inspectionFr = {
  title: (year: number, canteen: string): string => joinParts(canteen, `avant un contrôle du bilan ${year}`),
  preview: 'Ce bilan n’est pas encore télédéclaré : les montants sont ceux du bilan tel qu’il est aujourd’hui.',
  proved: (proved: number, total: number, part: number): string =>
    `Des factures sont jointes pour ${euros(proved)} sur ${euros(total)}, soit ${share(part)}.`,
  noTotal: 'Ce bilan n’a pas de total d’achats : il n’y a encore rien à prouver.',
  amount: (name: string, declared: number, proved: number): string =>
    `${name} : ${euros(declared)}, dont ${euros(proved)} avec facture`,
  asTotal: 'saisi en total',
  purchasesMake: (amount: number): string => `les achats font ${euros(amount)}`,
  toAttach: (count: number): string =>
    `À joindre d’abord, les plus gros achats d’abord (${counted(count, 'achat', 'achats')} en tout) :`,
  nothingToAttach: 'Il ne manque rien : chaque achat a sa facture, et chaque label son certificat.',
  noPurchase: 'Aucun achat de cette année n’est saisi.',
  unnamed: 'achat sans nom',
  purchase: (id: number, name: string, day: string, price: number, missing: string): string =>
    `n° ${id}, ${name}, ${day}, ${euros(price)} : ${missing}`,
  missing: { invoice: 'facture', certificate: 'certificat du label' } satisfies Record<MissingProof, string>,
  notDeclared: (year: number): Sentences => ({
    message: `Le bilan ${year} n’est pas télédéclaré : il n’a pas encore de dossier de contrôle.`,
    advice: `Télédéclarez-le : ma-cantine declare --year ${year}`,
  }),
  wouldWrite: (place: string, invoices: number, size: number): string =>
    `Serait écrit : ${place}, avec sept fichiers et ${counted(invoices, 'facture', 'factures')}${invoices > 0 ? ` (${fileSize(size)})` : ''}. Rien n’a été écrit.`,
  written: (place: string, size: number): string => `Dossier écrit : ${place} (${fileSize(size)})`,
  howToCheck: (place: string): string => `Pour en recalculer chaque chiffre : ma-cantine inspection check ${place}`,
  right: 'tout concorde',
  wrong: (count: number): string => plural(count, 'un chiffre ne concorde pas', `${count} chiffres ne concordent pas`),
  checked: (figures: number, files: number): string =>
    `${counted(figures, 'chiffre recalculé', 'chiffres recalculés')}, ${counted(files, 'fichier vérifié', 'fichiers vérifiés')}`,
  faults: {
    'not-an-archive': 'Ce fichier n’est pas une archive lisible.',
    unreadable: (path: string): string => `${path} manque, ou ne peut pas être lu.`,
    digest: (path: string): string => `${path} a changé depuis que le dossier a été fait.`,
    unlisted: (path: string): string => `${path} n’a pas d’empreinte : il a été ajouté.`,
    figure: ({ path, figure, written, recomputed }: Figure): string =>
      `${path}, ${figure} : écrit ${q(written)}, recalculé ${q(recomputed)}.`,
  },
  help: {
    inspection: 'ce qu’un contrôle trouverait d’un bilan, et le dossier à lui remettre',
    show: 'dit ce que les factures prouvent d’un bilan, et quoi joindre d’abord',
    download: 'écrit le dossier de contrôle d’un bilan télédéclaré, avec ses factures',
    check: 'recalcule chaque chiffre d’un dossier, à partir de lui seul ; code 1 s’il ne concorde pas',
    canteen: 'numéro ou SIRET de la cantine',
    canteenArgument: 'numéro|SIRET',
    year: 'année du bilan (par défaut la dernière)',
    output: 'écrit le dossier dans ce fichier',
    dryRun: 'dit ce qui serait écrit, sans rien écrire',
    archive: 'archive du dossier',
    archiveArgument: 'archive',
  },
}

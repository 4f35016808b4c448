import { counted } from '@ma-cantine/lib/messages/french'

const achats = (count: number): string => counted(count, 'achat', 'achats')

/** The words of `purchases from-invoice`. */
export const invoicesFr = {
  title: (isCreditNote: boolean, invoice: string, seller: string, date: string): string =>
    `${isCreditNote ? 'avoir' : 'facture'} ${invoice} de ${seller}, du ${date.split('-').reverse().join('/')}`,
  drafts: (count: number, sum: string): string => `${achats(count)} à vérifier, ${sum} HT`,
  line: (line: string | null, name: string | null, price: string): string =>
    [line === null ? '' : `ligne ${line}`, name === null ? '' : `« ${name} »`, price]
      .filter(part => part !== '')
      .join(', '),
  written: (count: number, place: string): string => `${achats(count)} dans ${place}`,
  toComplete:
    'À compléter avant l’import : les familles et les caractéristiques, que seule une personne peut confirmer.',
  noSiret: 'Le SIRET de la cantine manque : donnez-le avec --canteen, ou remplissez la colonne « siret ».',
  noProduct: 'Le nom du produit manque : remplissez la colonne « description ».',
  nothing: 'Aucun achat : rien n’est écrit.',
  nothingSent: 'Rien n’a été envoyé : une facture ou une ligne est refusée.',
  otherTotal:
    'Demandez une facture corrigée à votre fournisseur ; si les lignes sont justes, relancez avec --accept-other-total.',
  badCanteen: (text: string) => ({
    message: `« ${text} » n’est pas un numéro SIRET.`,
    advice: 'Donnez les 14 chiffres du SIRET de la cantine.',
  }),
  sendOrWrite: {
    message: '--send et --output ne vont pas ensemble.',
    advice: 'Écrivez d’abord le fichier, puis importez-le : ma-cantine import achats.csv',
  },
  help: {
    description: 'fait d’une facture électronique (PDF Factur-X, XML en CII ou UBL) un fichier d’achats à vérifier',
    files: 'factures électroniques ; - pour l’entrée standard',
    canteen: 'SIRET de la cantine qui a acheté (sinon, celui de l’acheteur inscrit sur la facture)',
    canteenArgument: 'SIRET',
    output: 'fichier à écrire ; sans cette option, le fichier va sur la sortie standard',
    send: 'vérifie puis importe les achats au lieu de les écrire, si aucune facture ni aucune ligne n’est refusée et si les lignes font le total annoncé ; sans famille ni caractéristiques',
    acceptOtherTotal:
      'avec --send, importe les lignes même si elles ne font pas le total que la facture annonce : à n’ajouter qu’après vérification',
    json: `Sortie JSON : { ok, output, purchases, files: [{ file, invoice } ou { file, error }] } ; chaque achat de invoice.drafts a
priceHt, mentioned (ce que la facture dit du produit) et refusal (« credit-note », « negative-line ») avec sa raison.
Code de sortie : 0 tout est écrit, 1 une facture ou une ligne est refusée (le reste est écrit), 2 usage,
avec --send ceux de « import ».`,
  },
}
export type InvoicesWords = typeof invoicesFr

import type { Problem } from '../app/problem.ts'

type Sentences = Omit<Problem, 'code'>

const number = (value: number): string => value.toLocaleString('fr-FR')
const q = (text: string): string => `« ${text} »`
const achats = (count: number): string => `${number(count)} ${count > 1 ? 'achats' : 'achat'}`

/** The words of the commands of purchases. */
export const purchasesFr = {
  headers: {
    id: 'N°',
    day: 'Date',
    product: 'Produit',
    supplier: 'Fournisseur',
    canteen: 'Cantine',
    family: 'Famille',
    characteristics: 'Caractéristiques',
    price: 'Prix HT',
  },
  shortDay: (date: string): string => date.split('-').reverse().join('/'),
  numbered: (id: string): string => `n° ${id}`,
  nameless: 'Achat sans nom de produit',
  withInvoice: 'avec facture',

  // list
  none: 'Vos cantines n’ont encore aucun achat. Pour en ajouter un : ma-cantine purchases add',
  noneFound: 'Aucun achat ne correspond à ces critères.',
  beyondLastPage: (last: number): string => `Il n’y a pas d’achat sur cette page : la dernière est la ${number(last)}.`,
  shown: (first: number, last: number, count: number): string =>
    count > 1 ? `Achats ${number(first)} à ${number(last)} sur ${number(count)}.` : '1 achat.',
  nextPage: (page: number): string => `La suite : --page ${page} (--all les montre tous)`,
  total: (count: number): string => `${achats(count)}.`,
  changedMeanwhile: (given: number, count: number): string =>
    `Attention : des achats ont changé pendant la lecture (${number(given)} lus, ${number(count)} à la fin). Relancez la commande pour une liste sûre.`,

  // options
  badCanteen: (text: string): string =>
    `${q(text)} n’est ni un numéro de cantine ni un SIRET de 14 chiffres (« ma-cantine canteens » les donne).`,
  badCode: (text: string, nearest: string, codes: readonly string[]): string =>
    `${q(text)} n’est pas dans la liste (le plus proche est ${nearest}) : ${codes.join(', ')}.`,
  badDay: 'écrivez un jour, par exemple 2025-03-15, 15/03/2025 ou « hier ».',
  badPrice:
    'écrivez un prix en euros hors taxes, par exemple 1234,50 ou « 1 234,50 € » (1.234 peut se lire de deux façons).',
  badSort: (text: string, fields: readonly string[]): string =>
    `${q(text)} n’est pas un ordre ; choisissez parmi ${fields.join(', ')}, avec un tiret devant pour l’ordre inverse.`,
  notFound: (detail: string): Sentences => ({
    message: detail,
    advice: 'La liste de vos achats donne leurs numéros : ma-cantine purchases',
  }),

  help: {
    purchases: 'liste, ajoute, supprime, exporte et additionne les achats de vos cantines',
    list: 'liste les achats, du plus récent au plus ancien',
    canteen: 'numéro ou SIRET d’une cantine ; peut être répété, ou séparé par des virgules',
    canteenArgument: 'cantine',
    family: 'famille de produits, par son code ou son nom ; peut être répétée',
    familyArgument: 'famille',
    characteristic: 'caractéristique, par son code ou son nom ; il suffit que l’achat en porte une',
    characteristicArgument: 'code',
    after: 'à partir de ce jour compris (2025-03-15, 15/03/2025, hier)',
    before: 'jusqu’à ce jour compris',
    dayArgument: 'jour',
    search: 'mots du produit, du fournisseur ou de la cantine',
    sort: 'ordre : date, priceHt, provider, description, family, canteenName ou creationDate, avec un tiret devant pour l’ordre inverse',
    sortArgument: 'ordre',
    page: 'page de la liste',
    limit: 'nombre d’achats par page',
    all: 'montre tous les achats, au fur et à mesure (sans --page ni --limit)',
    listJson: `Avec --json :
  { ok, server, count, page, limit, purchases: [ … ] }, où chaque achat a la forme
  que donne l’API ; avec --all, un achat par ligne. Si la commande ne peut pas
  aboutir : { error: { code, message, advice } }, en dernière ligne avec --all.`,
  },
}

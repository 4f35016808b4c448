import { formatNumericDay } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

const advice = 'La liste donne les produits et leurs fournisseurs : ma-cantine labels'

/** The words of the command of the labels that are remembered. */
export const labelsFr = {
  none: 'Rien n’est encore retenu : ce que vous choisissez pour un achat est proposé la fois suivante.',
  noneFound: (): string => 'Aucun produit ne correspond à ces critères.',
  hidden: (count: number): string =>
    plural(
      count,
      '1 autre produit n’est pas montré : --limit en montre plus, --all les montre tous.',
      `${number(count)} autres produits ne sont pas montrés : --limit en montre plus, --all les montre tous.`,
    ),
  listMore: 'Pour ne plus proposer ce qui est retenu d’un produit : ma-cantine labels forget PRODUIT',
  from: (product: string, supplier: string): string => `${product}, ${supplier}`,
  nothing: 'rien n’est proposé',
  forgotten: 'oublié',
  chosen: (count: number, day: string): string =>
    `${counted(count, 'achat', 'achats')}, la dernière fois le ${formatNumericDay(day, 'fr')}`,
  decided: (day: string, author: string | null): string =>
    `décidé à la main ${author === null ? '' : `par ${author} `}le ${formatNumericDay(day, 'fr')}`,
  corrected: (product: string): string =>
    `Votre décision est proposée pour ${q(product)}. Les achats n’ont pas changé.`,
  followed: (product: string): string => `${q(product)} est de nouveau proposé d’après vos achats.`,
  noChoice: {
    message: 'La commande ne dit pas quoi proposer.',
    advice:
      'Donnez --family ou --characteristic, ou bien --follow-purchases pour revenir à ce que disent les achats, mais pas les deux.',
  },
  notDecided: (product: string): Sentences => ({
    message: `Rien n’a été décidé à la main pour ${q(product)} chez ce fournisseur.`,
    advice,
  }),
  allShare: 'Toutes vos cantines apprennent les unes des autres.',
  apartTitle: 'Vos cantines apprennent les unes des autres, sauf :',
  canteenApart: (name: string, id: number): string => `  ${name} (n° ${id})`,
  other: (labels: string, count: number): string => `aussi : ${labels} (${counted(count, 'achat', 'achats')})`,
  exported: (file: string): string => `Ce qui est retenu est écrit dans ${file}.`,
  forgot: (product: string): string => `Rien n’est plus proposé pour ${q(product)} avant votre prochain choix.`,
  recalled: (product: string): string => `Ce qui était retenu de ${q(product)} est de nouveau proposé.`,
  neverBought: (product: string): Sentences => ({
    message: `Aucune de vos cantines n’a d’achat de ${q(product)} chez ce fournisseur.`,
    advice,
  }),
  notForgotten: (product: string): Sentences => ({
    message: `Rien n’a été oublié de ${q(product)} chez ce fournisseur.`,
    advice,
  }),
  notFound: (detail: string): Sentences => ({ message: detail, advice }),
  help: {
    command: 'liste, exporte, corrige et oublie les labels retenus de vos achats, qui vous sont proposés ensuite',
    list: 'liste les produits par fournisseur, avec ce qui est proposé pour chacun',
    export: 'écrit ce qui est retenu dans un fichier CSV, XLSX ou ODS, ou sur la sortie standard',
    exportOutput: 'écrit dans ce fichier (labels.csv sinon), dont le nom donne le format ; - pour la sortie standard',
    forget: 'ne propose plus ce qui a été choisi pour un produit ; les achats ne changent pas',
    correct: 'décide de ce qui est proposé pour un produit, quoi que disent les achats, qui ne changent pas',
    followPurchases: 'reprend la décision : le produit est de nouveau proposé d’après les achats',
    basedOn: 'refuse si quelqu’un a décidé depuis cette version, que donne « labels list --json »',
    sharing: 'dit quelles cantines sont gardées à part, et en change : elles ne suivent que leurs propres achats',
    apart: 'garde cette cantine à part, par son numéro ou son SIRET ; peut être répétée',
    together: 'remet cette cantine parmi celles qui apprennent les unes des autres ; peut être répétée',
    sharingJson: 'Avec --json : { ok, server, apart: [{ id, name }] }.',
    canteen: 'cantine dont on veut la mémoire, si elle est gardée à part',
    versionArgument: 'version',
    sort: 'ordre : article, provider, purchaseCount ou lastPurchaseDate, avec un tiret devant pour l’ordre inverse',
    recall: 'propose de nouveau ce qui a été oublié',
    product: 'nom du produit, quelle que soit la façon de l’écrire',
    productArgument: 'produit',
    supplier: 'fournisseur du produit ; sans cette option, celui des achats sans fournisseur',
    supplierArgument: 'nom',
    search: 'produits et fournisseurs dont le nom contient ces mots',
    searchArgument: 'mots',
    limit: 'nombre de produits à montrer',
    all: 'montre tous les produits',
    listJson: `Avec --json : { ok, server, count, labels: [ … ] }, où chaque produit a la forme que donne l’API.`,
    exportJson: `Avec --json : { ok, server, file, format, bytes, leftOut }.`,
  },
}

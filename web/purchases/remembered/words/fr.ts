import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { ListedOrder } from '../remembered-address.ts'

const purchases = (count: number) => counted(count, 'achat', 'achats')

/** The sentences of the labels that are remembered. English has the same shape, or does not compile. */
export const fr = {
  intro:
    'Voici ce qui est retenu de vos achats, produit par produit : c’est ce qui vous est proposé quand vous lisez la facture d’un fournisseur ou saisissez un achat.',
  list: 'Vos produits',
  search: { label: 'Produit ou fournisseur', button: 'Rechercher' },
  order: 'Ordre',
  orders: {
    standard: 'Par produit, de A à Z',
    '-article': 'Par produit, de Z à A',
    provider: 'Par fournisseur, de A à Z',
    '-provider': 'Par fournisseur, de Z à A',
    '-lastPurchaseDate': 'Les derniers achetés d’abord',
    lastPurchaseDate: 'Les plus anciens d’abord',
    '-purchaseCount': 'Les plus achetés d’abord',
    purchaseCount: 'Les moins achetés d’abord',
    custom: 'Un autre ordre',
  } satisfies Record<ListedOrder | 'standard' | 'custom', string>,
  columns: {
    product: 'Produit',
    provider: 'Fournisseur',
    proposed: 'Ce qui est proposé',
    purchases: 'Achats',
    lastPurchase: 'Dernier achat',
    acts: 'Corriger ou oublier',
  },
  count: (count: number) => number(count),
  shown: (first: number, last: number, count: number) =>
    `Produits ${number(first)} à ${number(last)} sur ${number(count)}`,
  nothing: (search: string) => `Aucun produit ne correspond à « ${search} ».`,
  showAll: 'Voir tous les produits',
  empty:
    'Rien n’est encore retenu. Dès que vous choisissez la famille ou les caractéristiques d’un achat, elles vous sont proposées la fois suivante.',
  exports: 'Exporter ces produits',
  exportAll: (count: number) =>
    plural(count, 'Ce produit et ce qui en est retenu', `Ces ${number(count)} produits et ce qui en est retenu`),
  toInvoice: 'Lire une facture électronique',
  decided: 'Décidé',
  decidedBy: (day: string, author: string | null) => (author === null ? `Le ${day}.` : `Par ${author}, le ${day}.`),
  since: 'Choisi depuis :',
  correct: 'Corriger',
  follow: 'Suivre de nouveau les achats',
  correction: {
    title: (product: string) => `Corriger ce qui est proposé pour « ${product} »`,
    from: (provider: string) => `Chez ${provider}.`,
    proposed: (labels: string) => `Proposé aujourd’hui : ${labels}.`,
    nothingProposed: 'Rien n’est proposé aujourd’hui.',
    intro:
      'Votre décision vaut pour les prochains achats de vos cantines qui achètent ce produit, quoi que disent les précédents. Les achats enregistrés ne changent pas.',
    introApart:
      'Votre décision vaut pour les prochains achats de cette cantine, quoi que disent les précédents. Les achats enregistrés ne changent pas.',
    hint: 'Cochez celles que ce produit doit avoir d’office.',
    save: 'Enregistrer la décision',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
  },
  sharing: {
    all: 'Vos cantines apprennent les unes des autres : chacune reçoit les propositions tirées des achats de toutes.',
    some: (names: readonly string[]) =>
      plural(
        names.length,
        `Vos cantines apprennent les unes des autres, sauf une qui ne suit que ses propres achats : ${names[0]}.`,
        `Vos cantines apprennent les unes des autres, sauf ${number(names.length)} qui ne suivent chacune que leurs propres achats : ${names.slice(0, 5).join(', ')}${names.length > 5 ? '…' : '.'}`,
      ),
    choose: 'Choisir les cantines à part',
    memory: 'Produits de',
    shared: 'Vos cantines qui apprennent les unes des autres',
    of: (name: string) => `${name}, à part`,
    title: 'Les cantines à part',
    intro:
      'Une cantine à part ne reçoit de propositions que d’après ses propres achats, et n’en donne pas aux autres. Ce choix est le vôtre : il ne change rien pour vos collègues.',
    apart: 'Cantines à garder à part',
    choices: {
      search: 'Chercher une cantine',
      shown: (count: number) => counted(count, 'cantine affichée', 'cantines affichées'),
      chosen: (count: number) => counted(count, 'cantine à part', 'cantines à part'),
      none: 'Aucune cantine ne porte ce nom.',
    },
    save: 'Enregistrer ce choix',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
  },
  noProvider: 'sans fournisseur',
  origin: (count: number, day: string) => `Choisi pour ${purchases(count)}, la dernière fois le ${day}.`,
  others: 'Aussi choisi :',
  other: (labels: string, count: number, day: string) => `${labels} (${purchases(count)}, le ${day})`,
  forgotten: 'Oublié',
  forgottenText: 'Rien n’est proposé pour ce produit tant que vous ne choisissez pas de nouveau.',
  gone: 'Plus rien n’est proposé pour ce produit.',
  forget: 'Oublier',
  recall: 'Proposer de nouveau',
  of: (name: string) => `« ${name} »`,
}
export type Words = typeof fr

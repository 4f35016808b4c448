import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { RememberedListOrder } from '../remembered-address.ts'

const purchases = (count: number) => counted(count, 'achat', 'achats')

/** The sentences of the labels that are remembered. English has the same shape, or does not compile. */
export const fr = {
  intro:
    'Voici ce qui est retenu de vos achats, produit par produit : c’est ce qui vous est proposé quand vous lisez la facture d’un fournisseur ou saisissez un achat.',
  list: 'Vos produits',
  search: { label: 'Produit ou fournisseur', button: 'Rechercher' },
  order: 'Ordre',
  orders: {
    produit: 'Par produit, de A à Z',
    fournisseur: 'Par fournisseur, de A à Z',
    achats: 'Les plus achetés d’abord',
  } satisfies Record<RememberedListOrder, string>,
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
  from: (provider: string) => `chez ${provider}`,
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

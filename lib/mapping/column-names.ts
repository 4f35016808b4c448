import type { FileKind } from '../imports/file-kind.ts'
import { outcomeOfKind } from '../imports/import-outcome.ts'

/** How caterers and their programs name a column of ours. */
export interface ColumnNames {
  /** From the most usual to the least. */
  readonly names: readonly string[]
  /** Names of columns whose cells name what ours gives the code of. */
  readonly named?: readonly string[]
  /** Words that show that a column is something else: « Montant TTC » is no price without taxes. */
  readonly never?: readonly string[]
}

const siret: ColumnNames = {
  names: [
    'siret',
    'siret cantine',
    'siret établissement',
    'siret restaurant',
    'siret site',
    'siret client',
    'siret acheteur',
    'n° siret',
    'numéro siret',
    'establishment siret',
    'site siret',
    'customer siret',
  ],
  never: ['fournisseur', 'vendeur', 'supplier', 'vendor', 'livreur', 'siège'],
}

/** Purchases are of one canteen or another, which most programs name. */
const canteenNames = [
  'cantine',
  'nom cantine',
  'nom de la cantine',
  'établissement',
  'nom établissement',
  'nom de l’établissement',
  'restaurant',
  'nom restaurant',
  'nom du restaurant',
  'site',
  'nom site',
  'nom du site',
  'lieu de livraison',
  'canteen',
  'canteen name',
  'establishment',
  'site name',
  'restaurant name',
]

const purchases: Readonly<Record<string, ColumnNames>> = {
  siret: { ...siret, named: canteenNames },
  description: {
    names: [
      'désignation',
      'désignation article',
      'libellé',
      'libellé article',
      'libellé produit',
      'désignation produit',
      'produit',
      'article',
      'nom du produit',
      'nom article',
      'intitulé',
      'description',
      'denrée',
      'détail',
      'item',
      'product',
      'product name',
      'item description',
    ],
    never: ['code', 'réf', 'ref', 'référence', 'famille', 'catégorie', 'fournisseur', 'supplier', 'n°', 'no', 'id'],
  },
  fournisseur: {
    names: [
      'fournisseur',
      'nom fournisseur',
      'raison sociale fournisseur',
      'raison sociale',
      'nom du fournisseur',
      'libellé fournisseur',
      'tiers',
      'nom tiers',
      'vendeur',
      'distributeur',
      'producteur',
      'supplier',
      'supplier name',
      'vendor',
      'vendor name',
    ],
    never: ['code', 'réf', 'siret', 'n°', 'no', 'numéro', 'id', 'compte', 'adresse', 'ville'],
  },
  date: {
    names: [
      'date',
      'date achat',
      'date facture',
      'date de facture',
      'date pièce',
      'date de livraison',
      'date livraison',
      'date bl',
      'date de réception',
      'date commande',
      'date écriture',
      'jour',
      'invoice date',
      'purchase date',
      'delivery date',
    ],
    never: ['échéance', 'paiement', 'règlement', 'péremption', 'dlc', 'ddm', 'due', 'saisie', 'export', 'édition'],
  },
  prix_ht: {
    names: [
      'montant ht',
      'total ht',
      'prix ht',
      'montant total ht',
      'montant net ht',
      'total net ht',
      'prix total ht',
      'valeur ht',
      'ca ht',
      'net ht',
      'ht',
      'montant hors taxes',
      'total hors taxes',
      'net amount',
      'amount excl tax',
      'amount excl vat',
      'total excl vat',
      'net total',
      'montant',
      'amount',
      'débit',
    ],
    never: [
      'ttc',
      'tva',
      'unitaire',
      'unit',
      'pu',
      'puht',
      'kg',
      'taux',
      'remise',
      'vat rate',
      'incl',
      'gross',
      'quantité',
    ],
  },
  famille_produits: {
    names: [
      'famille',
      'famille produits',
      'famille de produits',
      'famille article',
      'libellé famille',
      'catégorie',
      'catégorie produit',
      'rayon',
      'groupe',
      'groupe article',
      'type de produit',
      'nature',
      'family',
      'category',
      'product category',
      'product family',
    ],
    never: ['code', 'sous', 'fournisseur', 'client'],
  },
  caracteristiques: {
    names: [
      'caractéristiques',
      'label',
      'labels',
      'label qualité',
      'labels et mentions',
      'mention',
      'mentions',
      'signe de qualité',
      'signes de qualité',
      'siqo',
      'qualité',
      'egalim',
      'loi egalim',
      'certification',
      'certifications',
      'quality label',
      'quality labels',
    ],
    never: ['famille', 'prix', 'montant'],
  },
  definition_local: {
    names: ['définition local', 'définition du local', 'type de local', 'périmètre local', 'local definition'],
  },
}

const canteens: Readonly<Record<string, ColumnNames>> = {
  siret,
  nom: { names: ['nom', 'nom cantine', 'nom du restaurant', 'établissement', 'nom établissement', 'site', 'name'] },
  code_insee_commune: { names: ['code insee', 'insee', 'code commune'] },
  code_postal_commune: { names: ['code postal', 'cp', 'postal code', 'zip'] },
  siret_livreur_repas: { names: ['siret livreur', 'siret cuisine centrale', 'siret fournisseur repas'] },
  nombre_repas_jour: { names: ['repas jour', 'repas par jour', 'couverts jour', 'couverts par jour', 'meals per day'] },
  nombre_repas_an: { names: ['repas an', 'repas par an', 'couverts an', 'repas annuels', 'meals per year'] },
  secteurs: { names: ['secteur', 'secteurs', 'secteur activité', 'sector'] },
  type_production: { names: ['production', 'type production', 'type de cuisine'] },
  type_gestion: { names: ['gestion', 'mode de gestion', 'type gestion'] },
  modèle_économique: { names: ['modèle économique', 'statut', 'public privé'] },
  gestionnaires_additionnels: { names: ['gestionnaires', 'e mails', 'emails', 'courriels'] },
}

/** Diagnostics begin with the columns of their canteen. */
export function columnNames(kind: FileKind, field: string): ColumnNames | null {
  const names = outcomeOfKind(kind) === 'PURCHASES' ? purchases : canteens
  return Object.hasOwn(names, field) ? (names[field] ?? null) : null
}

/** Columns that speak of one characteristic each, filled with yes and no, by the name that programs give them. */
export const characteristicColumns: readonly (readonly [name: string, code: string])[] = [
  ['bio', 'BIO'],
  ['ab', 'BIO'],
  ['organic', 'BIO'],
  ['agriculture biologique', 'BIO'],
  ['label rouge', 'LABEL_ROUGE'],
  ['aop', 'AOCAOP'],
  ['aoc', 'AOCAOP'],
  ['aoc aop', 'AOCAOP'],
  ['igp', 'IGP'],
  ['stg', 'STG'],
  ['hve', 'HVE'],
  ['pêche durable', 'PECHE_DURABLE'],
  ['msc', 'PECHE_DURABLE'],
  ['commerce équitable', 'COMMERCE_EQUITABLE'],
  ['équitable', 'COMMERCE_EQUITABLE'],
  ['fair trade', 'COMMERCE_EQUITABLE'],
  ['fermier', 'FERMIER'],
  ['origine france', 'FRANCE'],
  ['français', 'FRANCE'],
  ['france', 'FRANCE'],
  ['circuit court', 'SHORT_DISTRIBUTION'],
  ['local', 'LOCAL'],
  ['produit local', 'LOCAL'],
]

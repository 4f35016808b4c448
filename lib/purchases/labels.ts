import type { Characteristic, ProductFamily, retiredCharacteristics } from './purchase-draft.ts'

/** The codes of purchases as people read them. */
export const familyLabels: Readonly<Record<ProductFamily, string>> = {
  VIANDES_VOLAILLES: 'Viandes et volailles',
  CHARCUTERIE: 'Charcuterie',
  PRODUITS_DE_LA_MER: 'Poissons et autres produits aquatiques',
  FRUITS_ET_LEGUMES: 'Fruits et légumes',
  PRODUITS_LAITIERS: 'Produits laitiers et œufs',
  BOULANGERIE: 'Boulangerie et pâtisserie',
  BOISSONS: 'Boissons',
  AUTRES: 'Autres produits',
}

export type StoredCharacteristic = Characteristic | (typeof retiredCharacteristics)[number]

export const characteristicLabels: Readonly<Record<StoredCharacteristic, string>> = {
  BIO: 'Agriculture biologique',
  CONVERSION_BIO: 'En conversion vers l’agriculture biologique',
  LABEL_ROUGE: 'Label rouge',
  AOCAOP: 'Appellation d’origine (AOC ou AOP)',
  IGP: 'Indication géographique protégée',
  STG: 'Spécialité traditionnelle garantie',
  HVE: 'Certification environnementale (niveau 2 ou HVE)',
  PECHE_DURABLE: 'Pêche durable',
  RUP: 'Région ultrapériphérique',
  FERMIER: 'Fermier',
  EXTERNALITES: 'Coûts des externalités environnementales',
  COMMERCE_EQUITABLE: 'Commerce équitable',
  PERFORMANCE: 'Performances environnementales',
  EQUIVALENTS: 'Produits équivalents',
  FRANCE: 'Origine France',
  SHORT_DISTRIBUTION: 'Circuit court',
  LOCAL: 'Produit local',
}

/** In the order that lists show them. */
export const storedCharacteristics = Object.keys(characteristicLabels) as readonly StoredCharacteristic[]

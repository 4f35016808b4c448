import { lastYearBefore } from '../measures/year-rules.ts'
import type { Labels } from '../messages/labels.ts'
import {
  type Characteristic,
  type LocalDefinition,
  type ProductFamily,
  retiredCharacteristics,
} from './purchase-draft.ts'

export const familyLabels: Labels<ProductFamily> = {
  fr: {
    VIANDES_VOLAILLES: 'Viandes et volailles',
    CHARCUTERIE: 'Charcuterie',
    PRODUITS_DE_LA_MER: 'Poissons et autres produits aquatiques',
    FRUITS_ET_LEGUMES: 'Fruits et légumes',
    PRODUITS_LAITIERS: 'Produits laitiers et œufs',
    BOULANGERIE: 'Boulangerie et pâtisserie',
    BOISSONS: 'Boissons',
    AUTRES: 'Autres produits',
  },
  en: {
    VIANDES_VOLAILLES: 'Meat and poultry',
    CHARCUTERIE: 'Cured meats',
    PRODUITS_DE_LA_MER: 'Fish and other aquatic products',
    FRUITS_ET_LEGUMES: 'Fruit and vegetables',
    PRODUITS_LAITIERS: 'Dairy products and eggs',
    BOULANGERIE: 'Bread and pastries',
    BOISSONS: 'Drinks',
    AUTRES: 'Other products',
  },
}

/** The names of tables and chips. */
export const familyShortLabels: Labels<ProductFamily> = {
  fr: {
    ...familyLabels.fr,
    PRODUITS_DE_LA_MER: 'Poissons',
    PRODUITS_LAITIERS: 'Produits laitiers',
    BOULANGERIE: 'Boulangerie',
  },
  en: {
    ...familyLabels.en,
    PRODUITS_DE_LA_MER: 'Fish',
    PRODUITS_LAITIERS: 'Dairy products',
    BOULANGERIE: 'Bakery',
  },
}

export type StoredCharacteristic = Characteristic | (typeof retiredCharacteristics)[number]

export const isRetired = (code: StoredCharacteristic): boolean =>
  retiredCharacteristics.some(retired => retired === code)

/** The last year for which the certification of level 2 counts. */
const lastOfLevelTwo = lastYearBefore('levelTwoCounts')

export const characteristicLabels: Labels<StoredCharacteristic> = {
  fr: {
    BIO: 'Agriculture biologique',
    CONVERSION_BIO: 'En conversion vers l’agriculture biologique',
    LABEL_ROUGE: 'Label rouge',
    AOCAOP: 'Appellation d’origine (AOC ou AOP)',
    IGP: 'Indication géographique protégée',
    STG: 'Spécialité traditionnelle garantie',
    HVE: `Certification environnementale (niveau 2 jusqu’en ${lastOfLevelTwo} ou HVE)`,
    PECHE_DURABLE: 'Pêche durable',
    RUP: 'Région ultrapériphérique',
    FERMIER: 'Fermier',
    EXTERNALITES: 'Coûts des externalités environnementales',
    COMMERCE_EQUITABLE: 'Commerce équitable',
    PERFORMANCE: 'Performances environnementales',
    EQUIVALENTS: 'Produits équivalents',
    FRANCE: 'Origine France',
    EUROPE: 'Origine Europe (hors France)',
    SHORT_DISTRIBUTION: 'Circuit court',
    LOCAL: 'Produit local',
  },
  en: {
    BIO: 'Organic farming',
    CONVERSION_BIO: 'In conversion to organic farming',
    LABEL_ROUGE: 'Label rouge',
    AOCAOP: 'Designation of origin (AOC or AOP)',
    IGP: 'Protected geographical indication',
    STG: 'Traditional speciality guaranteed',
    HVE: `Environmental certification (level 2 until ${lastOfLevelTwo} or HVE)`,
    PECHE_DURABLE: 'Sustainable fishing',
    RUP: 'Outermost region',
    FERMIER: 'Farmhouse product',
    EXTERNALITES: 'Costs of environmental externalities',
    COMMERCE_EQUITABLE: 'Fair trade',
    PERFORMANCE: 'Environmental performance',
    EQUIVALENTS: 'Equivalent products',
    FRANCE: 'From France',
    EUROPE: 'From Europe (outside France)',
    SHORT_DISTRIBUTION: 'Short supply chain',
    LOCAL: 'Local product',
  },
}

/** The names of tables. */
export const characteristicShortLabels: Labels<StoredCharacteristic> = {
  fr: {
    ...characteristicLabels.fr,
    BIO: 'Bio',
    CONVERSION_BIO: 'En conversion bio',
    AOCAOP: 'AOC ou AOP',
    IGP: 'IGP',
    STG: 'STG',
    HVE: 'Niveau 2 ou HVE',
    EXTERNALITES: 'Externalités',
    PERFORMANCE: 'Performances',
    FRANCE: 'France',
    EUROPE: 'Europe',
    LOCAL: 'Local',
  },
  en: {
    ...characteristicLabels.en,
    BIO: 'Organic',
    CONVERSION_BIO: 'In organic conversion',
    AOCAOP: 'AOC or AOP',
    IGP: 'PGI',
    STG: 'TSG',
    HVE: 'Level 2 or HVE',
    EXTERNALITES: 'Externalities',
    PERFORMANCE: 'Performance',
    FRANCE: 'France',
    EUROPE: 'Europe',
    LOCAL: 'Local',
  },
}

/** The codes in the order that lists show them. */
export const storedCharacteristics = Object.keys(characteristicLabels.fr) as readonly StoredCharacteristic[]

export const localDefinitionLabels: Labels<LocalDefinition> = {
  fr: {
    AUTOUR_SERVICE: 'Aux alentours du lieu de service',
    PAT: 'Même projet alimentaire territorial (PAT)',
    COMMUNE: 'Même commune',
    DEPARTMENT: 'Même département',
    REGION: 'Même région',
    KM: 'À une distance donnée',
    AUTRE: 'Autre',
  },
  en: {
    AUTOUR_SERVICE: 'Around the place of service',
    PAT: 'Same territorial food project (PAT)',
    COMMUNE: 'Same town',
    DEPARTMENT: 'Same department',
    REGION: 'Same region',
    KM: 'Within a given distance',
    AUTRE: 'Other',
  },
}

import type { SimpleAmounts } from '../diagnostics/diagnostic-draft.ts'
import { frIncludedWords } from '../diagnostics/fr-included-words.ts'
import type { IncludedProperty } from '../diagnostics/included-amounts.ts'
import type { GridLabel } from '../diagnostics/product-grid.ts'
import type { choiceQuestions, listQuestions, ServiceQuestion } from '../diagnostics/service-questions.ts'

type Codes<Lists extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Name in keyof Lists]: Readonly<Record<Lists[Name][number], string>>
}

export interface DeclaredWords {
  readonly fields: Readonly<
    Record<
      | 'name'
      | 'siret'
      | 'siren'
      | 'productionType'
      | 'cityInseeCode'
      | 'kitchen'
      | 'dailyMealCount'
      | 'yearlyMealCount'
      | 'sectors'
      | 'lineMinistry'
      | 'managementType'
      | 'economicModel'
      | 'satelliteCanteensCount'
      | 'entry',
      string
    >
  >
  /** The totals, and the parts of amounts that are declared where they are given. */
  readonly totals: Readonly<Record<keyof SimpleAmounts | IncludedProperty, string>>
  readonly labels: Readonly<Record<GridLabel['property'], string>>
  readonly questions: Readonly<Record<ServiceQuestion, string>>
  readonly choices: Codes<typeof choiceQuestions & typeof listQuestions>
  readonly yes: string
  readonly no: string
}

/**
 * The words for what is declared, in French: those of the table that is read before, and of the proof that is given
 * after. Each language is apart, so that the site loads the one that it shows.
 */
export const frDeclaredWords: DeclaredWords = {
  fields: {
    name: 'Nom',
    siret: 'SIRET',
    siren: 'SIREN de l’unité légale',
    productionType: 'Mode de production',
    cityInseeCode: 'Code INSEE de la commune',
    kitchen: 'Livreur de repas',
    dailyMealCount: 'Couverts par jour',
    yearlyMealCount: 'Couverts par an',
    sectors: 'Secteurs d’activité',
    lineMinistry: 'Ministère de tutelle',
    managementType: 'Mode de gestion',
    economicModel: 'Modèle économique',
    satelliteCanteensCount: 'Nombre de cantines livrées',
    entry: 'Saisie des achats',
  },
  totals: {
    valueTotalHt: 'Total des achats alimentaires',
    valueBioHt: 'Produits bio',
    valueSustainableHt: 'Label rouge, AOC, AOP, IGP et STG',
    valueExternalityPerformanceHt: 'Externalités et performances environnementales',
    valueEgalimOthersHt: 'Autres labels qui comptent pour EGalim',
    valueMeatPoultryHt: 'Viandes et volailles',
    valueMeatPoultryEgalimHt: 'Viandes et volailles durables et de qualité',
    valueMeatPoultryFranceHt: 'Viandes et volailles d’origine France',
    valueFishHt: 'Poissons et produits aquatiques',
    valueFishEgalimHt: 'Poissons et produits aquatiques durables et de qualité',
    ...frIncludedWords,
  },
  labels: {
    Bio: 'Bio',
    LabelRouge: 'Label rouge',
    AocaopIgpStg: 'AOC, AOP, IGP, STG',
    Hve: 'Certification environnementale, HVE',
    PecheDurable: 'Pêche durable',
    Rup: 'Région ultrapériphérique',
    CommerceEquitable: 'Commerce équitable',
    Fermier: 'Fermier',
    Externalites: 'Externalités environnementales',
    Performance: 'Performance environnementale',
    NonEgalim: 'Sans label qui compte pour EGalim',
    France: 'Origine France',
    ShortDistribution: 'Circuit court',
    Local: 'Produit local',
  },
  questions: {
    hasWasteDiagnostic: 'Causes du gaspillage recherchées',
    hasWastePlan: 'Plan d’action contre le gaspillage',
    hasWasteMeasures: 'Gaspillage pesé',
    wasteActions: 'Actions contre le gaspillage',
    otherWasteAction: 'Autre action contre le gaspillage',
    hasDonationAgreement: 'Convention de don',
    donationFrequency: 'Dons par an',
    donationQuantity: 'Quantité donnée par an, en kg',
    donationFoodType: 'Nature des denrées données',
    otherWasteComments: 'Remarques sur le gaspillage',
    totalLeftovers: 'Total du gaspillage mesuré, en kg',
    durationLeftoversMeasurement: 'Durée de la mesure, en jours',
    breadLeftovers: 'Restes de pain, en kg',
    servedLeftovers: 'Restes servis, en kg',
    unservedLeftovers: 'Restes non servis, en kg',
    sideLeftovers: 'Restes composables, en kg',
    hasDiversificationPlan: 'Plan de diversification des protéines',
    diversificationPlanActions: 'Actions de ce plan',
    serviceType: 'Organisation du service',
    vegetarianWeeklyRecurrence: 'Fréquence du menu végétarien',
    vegetarianMenuType: 'Place du plat végétarien',
    vegetarianMenuBases: 'Composition des plats végétariens',
    cookingPlasticSubstituted: 'Cuisson et réchauffe sans plastique',
    servingPlasticSubstituted: 'Contenants pour servir sans plastique',
    plasticBottlesSubstituted: 'Eau sans bouteille en plastique',
    plasticTablewareSubstituted: 'Vaisselle sans plastique à usage unique',
    communicatesOnFoodQuality: 'Convives informés de la qualité des repas',
    communicationFrequency: 'Fréquence de cette information',
    communicationSupports: 'Moyens d’information',
    otherCommunicationSupport: 'Autre moyen d’information',
    communicatesOnFoodPlan: 'Convives informés de la qualité nutritionnelle',
    communicationSupportUrl: 'Page d’information',
  },
  choices: {
    serviceType: {
      UNIQUE: 'menu unique',
      MULTIPLE_SELF: 'plusieurs plats, en libre-service',
      MULTIPLE_RESERVATION: 'plusieurs plats, réservés',
    },
    vegetarianWeeklyRecurrence: {
      NEVER: 'jamais',
      LOW: 'moins d’une fois par semaine',
      MID: 'une fois par semaine',
      HIGH: 'plus d’une fois par semaine',
      DAILY: 'tous les jours',
    },
    vegetarianMenuType: {
      UNIQUE: 'seul plat proposé',
      SEVERAL: 'plusieurs plats végétariens',
      ALTERNATIVES: 'à côté d’autres plats',
    },
    communicationFrequency: {
      REGULARLY: 'plusieurs fois par an',
      YEARLY: 'une fois par an',
      LESS_THAN_YEARLY: 'moins d’une fois par an',
    },
    wasteActions: {
      INSCRIPTION: 'inscription préalable des convives',
      AWARENESS: 'sensibilisation des convives',
      TRAINING: 'formation du personnel',
      DISTRIBUTION: 'service réorganisé',
      PORTIONS: 'portions au choix',
      REUSE: 'réemploi des restes',
    },
    diversificationPlanActions: {
      PRODUCTS: 'autres produits',
      PRESENTATION: 'présentation des plats',
      MENU: 'composition des menus',
      PROMOTION: 'plats végétariens mis en avant',
      TRAINING: 'formation du personnel',
    },
    vegetarianMenuBases: {
      GRAIN: 'céréales et légumes secs',
      SOY: 'soja',
      CHEESE: 'fromage',
      EGG: 'œufs',
      READYMADE: 'plats tout prêts',
    },
    communicationSupports: {
      EMAIL: 'courriel',
      DISPLAY: 'affichage',
      WEBSITE: 'site internet',
      OTHER: 'autre moyen',
      DIGITAL: 'site internet, application ou courriel',
    },
  },
  yes: 'oui',
  no: 'non',
}

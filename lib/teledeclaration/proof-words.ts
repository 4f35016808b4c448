import type { SimpleAmounts } from '../diagnostics/diagnostic-draft.ts'
import type {
  choiceQuestions,
  countQuestions,
  listQuestions,
  textQuestions,
  weightQuestions,
  yesNoQuestions,
} from '../diagnostics/service-questions.ts'
import type { TeledeclarationMode } from './teledeclaration-modes.ts'

type Question =
  | (typeof yesNoQuestions)[number]
  | keyof typeof choiceQuestions
  | keyof typeof listQuestions
  | keyof typeof countQuestions
  | keyof typeof weightQuestions
  | keyof typeof textQuestions

type Codes<Lists extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Name in keyof Lists]: Readonly<Record<Lists[Name][number], string>>
}

/** The words of the proof of a declaration. It is a French administrative document: it has no other language. */
export const proofWords = {
  title: (year: number) => `Preuve de télédéclaration ${year}`,
  subject: (canteen: string, year: number) => `Bilan ${year} de ${canteen}`,
  banner: 'ma cantine — restauration collective, lois EGalim et anti-gaspillage',
  declared: (date: string, name: string) => `Télédéclaration faite le ${date} par ${name}.`,
  version: (version: number) =>
    version === 1 ? 'Première version.' : `Version ${version} : elle corrige la précédente.`,
  law: 'L’arrêté du 14 septembre 2022 demande à chaque gestionnaire de restauration collective de transmettre chaque année ses données d’achats et d’actions. Ce document atteste les données transmises ci-dessous, telles qu’elles étaient ce jour-là.',
  modes: {
    SATELLITE_WITHOUT_APPRO: 'Les achats de cette cantine sont déclarés par son livreur de repas.',
    CENTRAL_ALL: 'Cette cuisine déclare toutes les mesures pour elle-même et pour les cantines qu’elle livre.',
    CENTRAL_APPRO: 'Cette cuisine déclare les achats pour les cantines qu’elle livre ; chacune déclare le reste.',
    SITE: '',
  } satisfies Record<TeledeclarationMode, string>,
  establishment: 'L’établissement',
  item: 'Rubrique',
  value: 'Valeur déclarée',
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
  satellites: 'Les cantines livrées',
  satellite: 'Cantine',
  purchases: 'Les achats, en euros hors taxes',
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
  } satisfies Record<keyof SimpleAmounts, string>,
  grid: (part: number) => `Le détail des achats, en euros hors taxes (${part} sur 2)`,
  label: 'Label ou origine',
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
  others: 'Les autres mesures',
  othersOfSatellites: 'Les autres mesures sont déclarées par chaque cantine livrée.',
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
  } satisfies Record<Question, string>,
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
  } satisfies Codes<typeof choiceQuestions & typeof listQuestions>,
  yes: 'oui',
  no: 'non',
  /** For screen readers too: nothing was given. */
  nothing: '—',
  check: 'Vérifier cette preuve',
  checkText: (address: string, code: string) =>
    `Le code de cette preuve est ${code}. La page ${address} dit si elle est authentique et toujours en vigueur.`,
  qr: (address: string) => `Code QR qui mène à la page ${address}`,
  footer: (year: number, code: string, page: number, pages: number) =>
    `Preuve de télédéclaration ${year}, code ${code}, page ${page} sur ${pages}`,
  /** Where the document has no letters of an alphabet. */
  replaced:
    'Le signe [?] tient la place de caractères que ce document ne sait pas dessiner. Ils sont entiers dans les données télédéclarées.',
  digest: (digest: string) => `Empreinte des données (SHA-256) : ${digest}`,
}

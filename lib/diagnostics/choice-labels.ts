import type { choiceQuestions, listQuestions } from './service-questions.ts'

type Lists = typeof choiceQuestions & typeof listQuestions

/** The labels of the answers that are chosen in a list, for the forms and summaries of reports. */
export type ChoiceLabels = { readonly [List in keyof Lists]: Readonly<Record<Lists[List][number], string>> }

/** In French; each language is apart, so that the site loads the one that it shows. */
export const frChoiceLabels: ChoiceLabels = {
  serviceType: {
    UNIQUE: 'Un menu unique pour tous',
    MULTIPLE_SELF: 'Plusieurs plats au choix, en libre-service',
    MULTIPLE_RESERVATION: 'Plusieurs plats au choix, réservés jour par jour',
  },
  vegetarianWeeklyRecurrence: {
    DAILY: 'Tous les jours',
    HIGH: 'Plus d’une fois par semaine',
    MID: 'Une fois par semaine',
    LOW: 'Moins d’une fois par semaine',
    NEVER: 'Jamais',
  },
  vegetarianMenuType: {
    UNIQUE: 'C’est le seul plat proposé ce jour-là',
    SEVERAL: 'Plusieurs plats végétariens sont proposés',
    ALTERNATIVES: 'Il est proposé à côté d’autres plats',
  },
  communicationFrequency: {
    REGULARLY: 'Régulièrement, plusieurs fois par an',
    YEARLY: 'Une fois par an',
    LESS_THAN_YEARLY: 'Moins d’une fois par an',
  },
  wasteActions: {
    INSCRIPTION: 'L’inscription préalable des convives est obligatoire',
    AWARENESS: 'Les convives sont sensibilisés : affiches, écrans, animations',
    TRAINING: 'Le personnel est formé',
    DISTRIBUTION: 'Le service est réorganisé',
    PORTIONS: 'Les convives choisissent leur portion : petite ou grande faim',
    REUSE: 'Les restes sont réemployés',
  },
  diversificationPlanActions: {
    PRODUCTS: 'Choisir d’autres produits, riches en protéines',
    PRESENTATION: 'Soigner la présentation des plats',
    MENU: 'Revoir la composition des menus',
    PROMOTION: 'Mettre en avant les plats végétariens',
    TRAINING: 'Former le personnel',
  },
  vegetarianMenuBases: {
    GRAIN: 'Céréales et légumes secs',
    SOY: 'Soja',
    CHEESE: 'Fromage',
    EGG: 'Œufs',
    READYMADE: 'Plats achetés tout prêts',
  },
  communicationSupports: {
    DISPLAY: 'Affichage dans l’établissement',
    DIGITAL: 'Site internet, application ou courriel',
    EMAIL: 'Courriel',
    WEBSITE: 'Site internet',
    OTHER: 'Autre moyen',
  },
}

export const enChoiceLabels: ChoiceLabels = {
  serviceType: {
    UNIQUE: 'One menu for all',
    MULTIPLE_SELF: 'A choice of several dishes, self-service',
    MULTIPLE_RESERVATION: 'A choice of several dishes, booked day by day',
  },
  vegetarianWeeklyRecurrence: {
    DAILY: 'Every day',
    HIGH: 'More than once a week',
    MID: 'Once a week',
    LOW: 'Less than once a week',
    NEVER: 'Never',
  },
  vegetarianMenuType: {
    UNIQUE: 'It is the only dish on that day',
    SEVERAL: 'Several vegetarian dishes are offered',
    ALTERNATIVES: 'It is offered beside other dishes',
  },
  communicationFrequency: {
    REGULARLY: 'Regularly, several times a year',
    YEARLY: 'Once a year',
    LESS_THAN_YEARLY: 'Less than once a year',
  },
  wasteActions: {
    INSCRIPTION: 'Diners must register beforehand',
    AWARENESS: 'Diners are made aware: posters, screens, events',
    TRAINING: 'The staff is trained',
    DISTRIBUTION: 'The service is organised anew',
    PORTIONS: 'Diners choose their portion: small or large appetite',
    REUSE: 'Leftovers are used again',
  },
  diversificationPlanActions: {
    PRODUCTS: 'Choose other products, rich in proteins',
    PRESENTATION: 'Present dishes with care',
    MENU: 'Review the composition of menus',
    PROMOTION: 'Promote vegetarian dishes',
    TRAINING: 'Train the staff',
  },
  vegetarianMenuBases: {
    GRAIN: 'Grains and pulses',
    SOY: 'Soy',
    CHEESE: 'Cheese',
    EGG: 'Eggs',
    READYMADE: 'Dishes bought ready-made',
  },
  communicationSupports: {
    DISPLAY: 'Display in the establishment',
    DIGITAL: 'Website, application or e-mail',
    EMAIL: 'E-mail',
    WEBSITE: 'Website',
    OTHER: 'Other means',
  },
}

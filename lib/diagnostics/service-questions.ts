/**
 * The questions of a diagnostic besides amounts: waste, diversification, plastic, information. Each list holds one kind
 * of answer; contract and database derive from them. A missing answer is null, which differs from no.
 */
export const yesNoQuestions = [
  'hasWasteDiagnostic',
  'hasWastePlan',
  'hasDonationAgreement',
  'hasWasteMeasures',
  'hasDiversificationPlan',
  'cookingPlasticSubstituted',
  'servingPlasticSubstituted',
  'plasticBottlesSubstituted',
  'plasticTablewareSubstituted',
  'communicatesOnFoodPlan',
  'communicatesOnFoodQuality',
] as const

/** One of these codes. */
export const choiceQuestions = {
  serviceType: ['UNIQUE', 'MULTIPLE_SELF', 'MULTIPLE_RESERVATION'],
  vegetarianWeeklyRecurrence: ['NEVER', 'LOW', 'MID', 'HIGH', 'DAILY'],
  vegetarianMenuType: ['UNIQUE', 'SEVERAL', 'ALTERNATIVES'],
  communicationFrequency: ['REGULARLY', 'YEARLY', 'LESS_THAN_YEARLY'],
} as const

/** Any of these codes. */
export const listQuestions = {
  wasteActions: ['INSCRIPTION', 'AWARENESS', 'TRAINING', 'DISTRIBUTION', 'PORTIONS', 'REUSE'],
  diversificationPlanActions: ['PRODUCTS', 'PRESENTATION', 'MENU', 'PROMOTION', 'TRAINING'],
  vegetarianMenuBases: ['GRAIN', 'SOY', 'CHEESE', 'EGG', 'READYMADE'],
  communicationSupports: ['EMAIL', 'DISPLAY', 'WEBSITE', 'OTHER', 'DIGITAL'],
} as const

/** Whole numbers from 0, each with its maximum: the days of a measurement, the donations of a year. */
export const countQuestions = { durationLeftoversMeasurement: 365, donationFrequency: 2_147_483_647 } as const

/**
 * Kilograms with two decimals, each with its minimum: `totalLeftovers` covers the measurement, the others a year.
 * Leftovers, which waste measurements have replaced, never had a minimum.
 */
export const weightQuestions = {
  totalLeftovers: null,
  breadLeftovers: null,
  servedLeftovers: null,
  unservedLeftovers: null,
  sideLeftovers: null,
  donationQuantity: 0,
} as const

/** Free texts, each with its maximum length; the last is the address of a web page. */
export const textQuestions = {
  otherWasteAction: null,
  donationFoodType: null,
  otherWasteComments: null,
  otherCommunicationSupport: null,
  communicationSupportUrl: 200,
} as const

/** The progress of each part of the form: null = not started, `complet` = finished, else the current step. */
export const tunnels = ['tunnelAppro', 'tunnelWaste', 'tunnelDiversification', 'tunnelPlastic', 'tunnelInfo'] as const

/** The names of the questions of a list. */
export const namesOf = <Name extends string>(questions: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(questions) as Name[]

/** All the questions of a report besides its purchases. */
export const serviceQuestions = [
  ...yesNoQuestions,
  ...namesOf(choiceQuestions),
  ...namesOf(listQuestions),
  ...namesOf(countQuestions),
  ...namesOf(weightQuestions),
  ...namesOf(textQuestions),
] as const
export type ServiceQuestion = (typeof serviceQuestions)[number]

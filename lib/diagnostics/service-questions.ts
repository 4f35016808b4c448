/**
 * What a diagnostic asks besides amounts: waste, diversification, plastic, information. Each list is one kind of answer;
 * contract and database derive from them. No answer is null, which is not the same as no.
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

/** Whole numbers from 0: the days of a measurement, the donations of a year; with the largest. */
export const countQuestions = { durationLeftoversMeasurement: 365, donationFrequency: 2_147_483_647 } as const

/**
 * Kilograms, with two decimals: of the measurement for the total of leftovers, else of a year. With the least; leftovers,
 * which the measurements of waste have replaced, never had one.
 */
export const weightQuestions = {
  totalLeftovers: null,
  breadLeftovers: null,
  servedLeftovers: null,
  unservedLeftovers: null,
  sideLeftovers: null,
  donationQuantity: 0,
} as const

/** Free words, with the most characters; the last is the address of a page on the web. */
export const textQuestions = {
  otherWasteAction: null,
  donationFoodType: null,
  otherWasteComments: null,
  otherCommunicationSupport: null,
  communicationSupportUrl: 200,
} as const

/** How far each part was filled in: null = not started, `complet` = finished, else the step reached. */
export const tunnels = ['tunnelAppro', 'tunnelWaste', 'tunnelDiversification', 'tunnelPlastic', 'tunnelInfo'] as const

/** The names of the questions of a list. */
export const namesOf = <Name extends string>(questions: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(questions) as Name[]

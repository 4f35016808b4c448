const email = 'camille.dupont@exemple.fr'
const newPassword = 'une longue phrase de passe'
/** The two parts of the link in a message. */
const link = { uid: 'MTI', token: 'le-jeton-du-lien' }
const code = 'W8Q1-T53E-1XB3'

const purchase = {
  date: '2025-03-01',
  description: 'Pommes de terre',
  provider: 'Ferme du Moulin',
  family: 'FRUITS_ET_LEGUMES',
  characteristics: ['BIO', 'LOCAL'],
  priceHt: 184.5,
  localDefinition: 'DEPARTMENT',
}

const weighing = {
  uuid: '0b0e3a0c-6c0b-4f6e-9f0e-2a1f3f1d7c55',
  revision: 1,
  day: '2026-03-09',
  source: 'leftovers',
  grams: 4200,
  edible: 'yes',
  isDeleted: false,
}

const mapping = {
  version: 1,
  kind: 'achats',
  source: { sheet: null, delimiter: ';', headerRow: 1, labels: ['Date', 'Produit', 'Montant HT'] },
  columns: [
    { target: 'date', from: [{ label: 'Date', dates: 'day-month-year' }] },
    { target: 'description', from: [{ label: 'Produit' }] },
    { target: 'prix_ht', from: [{ label: 'Montant HT', decimalMark: ',' }] },
  ],
  constants: [],
  leftOut: [],
  negativeAmounts: 'refuse',
  totals: 'leave-out',
  toConfirm: [],
}

/** Invented bodies, by operation. Tests hold them to their schemas, and send them. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  createImportMapping: { name: 'Export de notre comptabilité', mapping },
  changeImportMapping: { name: 'Export de notre nouvelle comptabilité' },

  setElectedOfficial: { from: [], to: ['34'], reason: 'Élue à la région, mandat vérifié le 3 mars.' },
  setStaff: { isStaff: true, reason: 'Rejoint l’équipe le 3 mars.' },
  setBlocked: { isBlocked: true, reason: 'Connexions suspectes, signalées par la personne.' },
  placeManager: { email, reason: 'Demande reçue par courrier le 3 mars.' },
  setLateOpening: {
    year: 2024,
    from: null,
    to: '2026-04-30',
    reason: 'Panne du réseau pendant les derniers jours de la campagne.',
  },

  convertToGroup: { site: { name: 'Réfectoire du canton', yearlyMealCount: 9000 } },

  createPurchase: { canteen: 7, ...purchase },
  changePurchase: { priceHt: 190.2 },
  deletePurchases: { ids: [41, 42] },
  restorePurchases: { ids: [41, 42] },
  planPurchasesChange: { ids: [41, 42], provider: 'Ferme du Moulin' },
  changePurchases: { ids: [41, 42], provider: 'Ferme du Moulin' },
  undoPurchasesChange: { ids: [41, 42], modificationDate: '2026-03-09T10:15:00.123+01:00' },
  proposePurchases: { purchases: [{ provider: 'Ferme du Moulin', description: 'Pommes de terre' }] },
  createCanteenPurchase: {
    description: 'Pommes de terre',
    date: '2026-03-01',
    prixHt: 184.5,
    familleProduits: 'FRUITS_ET_LEGUMES',
    fournisseur: 'Ferme du Moulin',
    categoriesEgalim: ['BIO'],
    origine: 'FRANCE',
    estCircuitCourt: true,
    estLocal: true,
    definitionLocal: 'KM',
    definitionLocalKm: 50,
  },
  changeCanteenPurchase: { prixHt: 190.2, categoriesEgalim: ['BIO', 'COMMERCE_EQUITABLE'] },
  attachCanteenPurchaseInvoice: { facture: 'data:application/pdf;base64,JVBERi0xLjcK' },

  createWasteMeasurement: {
    periodStartDate: '2026-03-09',
    periodEndDate: '2026-03-13',
    mealCount: 500,
    totalMass: 42.5,
  },
  changeWasteMeasurement: { totalMass: 40 },
  sendWeighings: { weighings: [weighing] },
  changeWeighing: { grams: 4300 },
  createWeighingLink: { periodStartDate: '2026-03-09', periodEndDate: '2026-03-13' },
  openKitchen: { code, day: '2026-03-09' },
  sendKitchenWeighings: { code, weighings: [weighing] },
  noteWasteAction: { canteenId: 7, isDone: true, doneOn: '2026-03-09' },

  createDiagnostic: { year: 2025, diagnosticType: 'SIMPLE', valueTotalHt: 87_000, valueBioHt: 20_100 },
  updateDiagnostic: { valueTotalHt: 87_500 },
  createDiagnosticsFromPurchases: { canteenIds: [7] },
  createTeledeclaration: { diagnosticId: 31, honourStatement: true },

  createCanteen: {
    name: 'Cantine des Acacias',
    siret: '21340172201787',
    cityInseeCode: '38185',
    postalCode: '38000',
    sectorList: ['education_primaire'],
    dailyMealCount: 150,
    yearlyMealCount: 21_000,
    managementType: 'direct',
    productionType: 'site',
    economicModel: 'public',
  },
  changeCanteen: { dailyMealCount: 160 },
  publishCanteens: { ids: [7] },
  publishCanteen: { qualityComments: 'Des légumes bio du canton, trois fois par semaine.' },
  unpublishCanteen: { qualityComments: null },
  addManager: { canteenId: 7, email },
  removeManager: { canteenId: 7, email },
  addSatellite: { siret: '99821993500017', name: 'École des Prés' },
  requestToJoinTeam: { name: 'Camille Dupont', message: 'Je tiens les achats de cette cantine.' },

  signUp: {
    firstName: 'Camille',
    lastName: 'Dupont',
    email,
    username: 'camille.dupont',
    password1: newPassword,
    cguApproved: true,
  },
  suggestUsername: { firstName: 'Camille', lastName: 'Dupont' },
  signIn: { username: 'camille.dupont', password: newPassword },
  acceptTerms: { version: '2026-11-23' },
  confirmEmail: link,
  checkAccountLink: { ...link, purpose: 'password-reset' },
  requestPasswordReset: { email },
  resetPassword: { ...link, newPassword1: newPassword },
  changePassword: { oldPassword: 'la phrase de passe actuelle', newPassword1: newPassword, newPassword2: newPassword },
  changePasswordByPatch: {
    oldPassword: 'la phrase de passe actuelle',
    newPassword1: newPassword,
    newPassword2: newPassword,
  },
  prepareSecondFactor: { password: newPassword },
  activateSecondFactor: { code: '123456' },
  renewRecoveryCodes: { code: '123456' },
  removeSecondFactor: { password: newPassword, code: '123456' },
  updateUser: { firstName: 'Camille' },
  deleteAccount: { password: 'la phrase de passe actuelle' },
  createToken: { name: 'Envoi des achats, chaque nuit', scopes: ['import:write'], canteenIds: [7], validityDays: 365 },
  chooseReminders: { token: 'le-jeton-du-lien', pace: 'essential' },

  subscribeNewsletter: { email },
  confirmNewsletter: { token: 'le-jeton-du-lien' },
  leaveNewsletter: { token: 'le-jeton-du-lien' },
  sendInquiry: {
    from: email,
    name: 'Camille Dupont',
    message: 'Comment déclarer une cuisine qui livre deux écoles ?',
    inquiryType: 'functionalityQuestion',
    meta: { userId: 12 },
  },

  proposePartner: {
    name: 'Le Verger Partagé',
    shortDescription: 'Des fruits de saison, de vergers du Rhône.',
    longDescription: 'Nous livrons les cantines **deux fois** par semaine.',
    website: 'https://verger.exemple.fr',
    types: [1],
    categories: ['appro', 'vege'],
    sectorCategories: ['education'],
    national: false,
    departments: ['69', '01'],
    gratuityOption: 'paid',
    economicModel: 'private',
    contactName: 'Camille Dupont',
    contactEmail: email,
  },
  sendReview: { page: 'ManagementPage', rating: 4, suggestion: 'Pouvoir déclarer plusieurs bilans à la fois.' },
  tellCanteenNotFound: { from: email, name: 'Camille Dupont', message: 'Où est la cantine du collège du Parc ?' },
  writeToCanteen: {
    destinationCanteen: 7,
    senderEmail: email,
    senderName: 'Camille Dupont',
    body: 'D’où viennent vos légumes ?',
  },
  inviteManager: {
    recipientEmail: 'mairie@exemple.fr',
    body: 'Pourriez-vous prendre en main la cantine de l’école du Parc ?',
  },
  decideCanteenMessage: { token: 'le-jeton-du-lien', decision: 'send' },

  registerApplication: {
    name: 'Gestion des menus',
    confidential: true,
    redirectUris: ['https://menus.exemple.fr/retour'],
  },
  updateApplication: { name: 'Gestion des repas' },
  answerConsentRequest: { accepted: true },
}

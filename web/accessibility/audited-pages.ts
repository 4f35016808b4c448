import type { ScreenName } from '../app/screen-name.ts'
import type { AuditedPageId, Sentence } from './criterion.ts'

export interface AuditedPage {
  readonly name: Sentence
  /** Its screen, to link to; none where the address is that of one canteen, or does not exist. */
  readonly screen?: ScreenName
  /** Shows one canteen, to those who manage it. */
  readonly isOfCanteen?: true
}

/** The pages that were evaluated: one of each kind that the site has, and the states that people meet most. */
export const auditedPages: Readonly<Record<AuditedPageId, AuditedPage>> = {
  anonymousHome: { screen: 'Home', name: { fr: 'Accueil, pour un visiteur', en: 'Home, for a visitor' } },
  managerHome: { screen: 'Home', name: { fr: 'Accueil, pour un gestionnaire', en: 'Home, for a manager' } },
  signIn: { screen: 'SignIn', name: { fr: 'S’identifier', en: 'Sign in' } },
  signUp: { screen: 'SignUp', name: { fr: 'Créer mon compte', en: 'Create my account' } },
  account: { screen: 'AccountSummaryPage', name: { fr: 'Mon compte', en: 'My account' } },
  tokens: { screen: 'AccountTokens', name: { fr: 'Mes jetons d’accès', en: 'My access tokens' } },
  selection: { screen: 'ImportSelection', name: { fr: 'Importer vos données', en: 'Import your data' } },
  purchases: {
    screen: 'ImportPurchases',
    name: {
      fr: 'Importer des achats, avec un fichier qui a des erreurs',
      en: 'Import purchases, with errors in the file',
    },
  },
  journal: { screen: 'ImportJournal', name: { fr: 'Mes imports', en: 'My imports' } },
  sheet: {
    screen: 'PurchaseSheet',
    name: {
      fr: 'Saisir plusieurs achats, avec des cases à corriger',
      en: 'Enter several purchases, with cells to correct',
    },
  },
  management: {
    screen: 'ManagementPage',
    name: { fr: 'Mon tableau de bord, pendant la campagne', en: 'My dashboard, during the campaign' },
  },
  pendingActions: { screen: 'PendingActions', name: { fr: 'Actions en attente', en: 'Pending actions' } },
  manyDeclarations: {
    screen: 'PendingActions',
    name: {
      fr: 'Télédéclarer plusieurs bilans : la fenêtre ouverte, avec une erreur',
      en: 'Declare several diagnostics: the window open, with an error',
    },
  },
  report: { isOfCanteen: true, name: { fr: 'Mon bilan, partie des produits', en: 'My diagnostic, products part' } },
  declaration: {
    isOfCanteen: true,
    name: {
      fr: 'Télédéclarer un bilan : la fenêtre ouverte, avec une erreur',
      en: 'Declare a diagnostic: the window open, with an error',
    },
  },
  qualityTunnel: {
    isOfCanteen: true,
    name: {
      fr: 'Les questions du bilan : total des achats, avec une erreur',
      en: 'The questions of the diagnostic: total of purchases, with an error',
    },
  },
  qualityTable: {
    isOfCanteen: true,
    name: {
      fr: 'Les questions du bilan : achats par label, dans un tableau',
      en: 'The questions of the diagnostic: purchases by label, in a table',
    },
  },
  wasteQuestions: {
    isOfCanteen: true,
    name: { fr: 'Les questions du bilan : gaspillage alimentaire', en: 'The questions of the diagnostic: food waste' },
  },
  plastics: {
    isOfCanteen: true,
    name: { fr: 'Les questions du bilan : plastiques', en: 'The questions of the diagnostic: plastics' },
  },
  vegetarian: {
    isOfCanteen: true,
    name: { fr: 'Les questions du bilan : menus végétariens', en: 'The questions of the diagnostic: vegetarian menus' },
  },
  information: {
    isOfCanteen: true,
    name: {
      fr: 'Les questions du bilan : information des convives',
      en: 'The questions of the diagnostic: information of diners',
    },
  },
  wasteMeasurements: {
    isOfCanteen: true,
    name: { fr: 'Mesures du gaspillage alimentaire', en: 'Measures of food waste' },
  },
  wasteTunnel: {
    isOfCanteen: true,
    name: { fr: 'Saisir une évaluation du gaspillage, avec des erreurs', en: 'Enter a waste evaluation, with errors' },
  },
  scale: {
    isOfCanteen: true,
    name: { fr: 'Peser en cuisine, une pesée notée', en: 'Weigh in the kitchen, one weighing noted' },
  },
  proof: {
    screen: 'ProofCheck',
    name: {
      fr: 'Vérifier une preuve, avec une erreur',
      en: 'Check a proof, with an error',
    },
  },
  faq: { screen: 'FAQ', name: { fr: 'Foire aux questions', en: 'Frequently asked questions' } },
  article: { name: { fr: 'Un article du blog', en: 'An article of the blog' } },
  webinar: { name: { fr: 'Un webinaire à revoir', en: 'A webinar to see again' } },
  siteMap: { screen: 'SiteMap', name: { fr: 'Plan du site', en: 'Site map' } },
  notFound: { name: { fr: 'Page non trouvée', en: 'Page not found' } },
  partners: { screen: 'PartnersHome', name: { fr: 'Acteurs de l’éco-système', en: 'Ecosystem actors' } },
  newPartner: { screen: 'NewPartner', name: { fr: 'Proposer un acteur', en: 'Suggest an actor' } },
}

import type { ScreenName } from '../app/screen-name.ts'
import type { AuditedPageId, Sentence } from './criterion.ts'

export interface AuditedPage {
  readonly name: Sentence
  /** Its screen; the page of an address that does not exist has none. */
  readonly screen?: ScreenName
}

/** The pages that were evaluated: one of each kind that the site has. */
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
  faq: { screen: 'FAQ', name: { fr: 'Foire aux questions', en: 'Frequently asked questions' } },
  siteMap: { screen: 'SiteMap', name: { fr: 'Plan du site', en: 'Site map' } },
  notFound: { name: { fr: 'Page non trouvée', en: 'Page not found' } },
  coming: {
    screen: 'BlogsHome',
    name: { fr: 'Une page qui ouvrira plus tard : le blog', en: 'A page that opens later: the blog' },
  },
}

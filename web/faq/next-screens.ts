import type { ScreenName } from '../app/screen-name.ts'
import type { QuestionId } from './topics.ts'

/** Where a reader may go on from an answer. */
export const nextScreens: Readonly<Partial<Record<QuestionId, readonly ScreenName[]>>> = {
  'le-service': ['LandingPage'],
  qui: ['SignUp'],
  comment: ['SignUp', 'CanteenCreation'],
  commune: ['CanteenSearchLanding'],
  'gestion-concedee': ['SignUp'],
  'societe-de-restauration': ['ImportSelection'],
  satellite: ['CanteenSearchLanding'],
  'cuisine-centrale': ['CanteenCreation', 'ImportSelection'],
  groupe: ['GroupCreation'],
  siret: ['CanteenCreation', 'ContactPage'],
  'sans-siret': ['CanteenCreation'],
  'refus-du-prestataire': ['ContactPage'],
  destinataires: ['PersonalData'],
  logiciel: ['DeveloperAPI', 'ImportSelection'],
  'sans-outil': ['ImportSelection', 'PurchasesHome'],
}

import { catalogue } from '../messages/catalogue.ts'

/** The objections of the form that declares a report. */
export const declarationMessages = catalogue(
  { 'not-stated': 'Cochez cette case pour continuer.' },
  { 'not-stated': 'Tick this box to go on.' },
)

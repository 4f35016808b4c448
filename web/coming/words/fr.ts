import type { ScreenName } from '../../app/screen-name.ts'

/** The sentences of the screens that are not open yet. English has the same shape, or does not compile. */
export const fr = {
  soon: 'Ouvre bientôt',
  meanwhile: 'En attendant',
  /** What each screen will offer. */
  offers: {
    PartnersHome: 'Vous y trouverez des acteurs qui accompagnent les cantines, près de chez vous.',
    NewPartner: 'Vous y proposerez un acteur que les autres cantines gagneraient à connaître.',
  } as Partial<Record<ScreenName, string>>,
}
export type Words = typeof fr

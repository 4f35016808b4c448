import type { ScreenName } from '../../app/screen-name.ts'

/** The sentences of the screens that are not open yet. English has the same shape, or does not compile. */
export const fr = {
  soon: 'Ouvre bientôt',
  meanwhile: 'En attendant',
  /** What each screen will offer. */
  offers: {
    CommunityPage: 'Vous y trouverez les dates de nos webinaires et les enregistrements des précédents.',
    BlogsHome: 'Vous y lirez les nouvelles du service et les récits d’autres cantines.',
  } as Partial<Record<ScreenName, string>>,
}
export type Words = typeof fr

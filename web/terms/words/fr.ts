import type { TermsVersion } from '@ma-cantine/lib/accounts/terms-version'
import { formatDay } from '@ma-cantine/lib/messages/dates'

/** The sentences about the versions of the terms of use. English has the same shape, or does not compile. */
export const fr = {
  title: 'Les conditions d’utilisation ont changé.',
  firstTitle: 'Des conditions d’utilisation sont en vigueur.',
  change: (day: string, change: string) => `Depuis le ${day} : ${change}`,
  /** What each version changed, in one sentence. */
  changes: {
    '2026-11-23': 'première version publiée, qui dit ce que le service offre et ce à quoi chacun s’engage.',
  } satisfies Record<TermsVersion, string>,
  day: (version: string) => formatDay(version, 'fr'),
  read: 'Lire les conditions',
  accept: 'J’accepte',
  accepting: 'Enregistrement…',
  later: 'Fermer, j’y reviendrai à ma prochaine visite',
  accepted: {
    title: 'Conditions acceptées',
    text: 'Merci. Vous pouvez les relire à tout moment en bas de chaque page.',
  },
}
export type Words = typeof fr

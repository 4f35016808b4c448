import { counted, number } from '@ma-cantine/lib/messages/french'

/** The sentences of the fields that suggest. English has the same shape, or does not compile. */
export const fr = {
  suggestions: 'Propositions',
  count: (count: number) =>
    `${counted(count, 'proposition', 'propositions')} : parcourez-les avec les flèches haut et bas.`,
  none: 'Rien ne correspond à votre saisie.',
  more: (count: number) => `Et ${number(count)} de plus : précisez votre saisie pour les voir.`,
}
export type Words = typeof fr

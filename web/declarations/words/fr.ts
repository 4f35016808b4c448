import type { CanteenState, MeasureBadge } from '@ma-cantine/lib/teledeclaration/canteen-states'

/** The sentences of the declaration of one report. English has the same shape, or does not compile. */
export const fr = {
  states: {
    'current-year': 'Année en cours',
    'to-complete': 'Données à compléter',
    waiting: 'En attente de votre livreur',
    'not-declared': 'Bilan non télédéclaré',
    'to-declare': 'Bilan à télédéclarer',
    declared: 'Bilan télédéclaré',
  } satisfies Record<CanteenState, string>,
  measures: {
    complete: 'Complet',
    'in-progress': 'En cours',
    'by-kitchen': 'Par votre livreur',
    'awaits-kitchen': 'À compléter par votre livreur',
    mandatory: 'À compléter, obligatoire',
    optional: 'À compléter, facultatif',
  } satisfies Record<MeasureBadge, string>,
}
export type Words = typeof fr

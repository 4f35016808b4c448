import type { CatalogueAction } from '../catalogue-action.ts'

export const serveSurplusAgain: CatalogueAction = {
  id: 18,
  picture: 'serve-surplus-again',
  effort: 'LARGE',
  wasteOrigins: ['UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Refroidir et resservir les excédents',
    subtitle: 'Avec une cellule de refroidissement et des règles écrites, un plat non présenté sert un autre jour.',
    why: 'Sans moyen de refroidir vite, tout excédent chaud est perdu. Une cellule permet de le garder, à condition que la chaîne du froid et la traçabilité soient tenues.',
    firstSteps: [
      'Peser un mois d’excédents qui n’ont pas été présentés aux convives.',
      'Vérifier avec le responsable qualité ce que le plan de maîtrise sanitaire permet, et le compléter.',
      'Chiffrer une cellule à la bonne taille, ou un prêt pour l’essayer.',
      'Former l’équipe : température, durée, étiquette, date limite.',
      'Prévoir au menu un jour où l’on ressert ces plats, annoncés comme tels.',
    ],
    effect: 'L’investissement se juge sur les kilos pesés le premier mois. Les plats resservis remplacent des achats.',
  },
  en: {
    title: 'Chill and serve surplus again',
    subtitle: 'With a blast chiller and written rules, a dish that was not put out serves another day.',
    why: 'Without a way to chill fast, all hot surplus is lost. A blast chiller makes it possible to keep it, provided that the cold chain and traceability hold.',
    firstSteps: [
      'For one month, weigh the surplus that was not put out to diners.',
      'Check with the quality manager what your food safety plan allows, and complete it.',
      'Cost a chiller of the right size, or the loan of one for a trial.',
      'Train the team: temperature, time, label, use-by date.',
      'Plan a day on the menu to serve these dishes again, announced as such.',
    ],
    effect:
      'Judge the investment by the kilograms weighed in the first month. Dishes that are served again replace purchases.',
  },
}

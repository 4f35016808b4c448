import type { CatalogueAction } from '../catalogue-action.ts'

export const showTheGrams: CatalogueAction = {
  id: 9,
  picture: 'show-the-grams',
  effort: 'SMALL',
  wasteOrigins: ['PLATE'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Afficher les grammes jetés',
    subtitle: 'Un chiffre en grand à l’entrée de la salle, changé chaque semaine, et chacun se sent concerné.',
    why: 'Les convives ne voient que leur propre assiette. Un chiffre par personne, comparé à quelque chose de connu, rend le total visible sans reprocher quoi que ce soit à quiconque.',
    firstSteps: [
      'Prendre les grammes par repas de la dernière évaluation.',
      'Les écrire en grand, avec une comparaison simple : une pomme, deux tranches de pain.',
      'Afficher la semaine suivante le nouveau chiffre à côté de l’ancien.',
      'Remercier les convives quand le chiffre baisse.',
    ],
    effect:
      'L’attention retombe après quelques semaines : changez la comparaison, ou confiez l’affichage aux convives.',
  },
  en: {
    title: 'Show the grams thrown away',
    subtitle: 'A large figure at the entrance, renewed every week, and everybody feels concerned.',
    why: 'Diners see their own plate only. A figure for each person, compared with something familiar, makes the total visible without blaming anybody.',
    firstSteps: [
      'Take the grams per meal of the latest measurement.',
      'Write them large, with a simple comparison: an apple, two slices of bread.',
      'The week after, show the new figure beside the old one.',
      'Thank the diners when the figure goes down.',
    ],
    effect: 'Attention fades after a few weeks: change the comparison, or let the diners make the display.',
  },
}

import type { CatalogueAction } from '../catalogue-action.ts'

export const breadAtTheEnd: CatalogueAction = {
  id: 2,
  picture: 'bread-at-the-end',
  effort: 'SMALL',
  wasteOrigins: ['PLATE', 'UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Mettre le pain au bout de la ligne',
    subtitle: 'Servi en dernier, le pain est pris selon la faim et non par habitude.',
    why: 'Au début du self, chacun prend du pain avant d’avoir vu le repas. En bout de ligne, les convives savent ce qu’ils ont dans l’assiette et en prennent moins.',
    firstSteps: [
      'Compter ou peser le pain jeté pendant trois jours.',
      'Déplacer la corbeille après le plat chaud et le dessert.',
      'Trancher plus fin, et au fil du service plutôt qu’à l’avance.',
      'Garder une corbeille en salle pour ceux qui en veulent encore.',
      'Ajuster la commande au boulanger dès la semaine suivante.',
    ],
    effect:
      'Le pain jeté baisse souvent dès les premiers jours ; la commande suit si quelqu’un est chargé de la revoir chaque semaine.',
  },
  en: {
    title: 'Put the bread at the end of the line',
    subtitle: 'Offered last, bread is taken out of hunger and not out of habit.',
    why: 'At the start of the line, people take bread before they have seen the meal. At the end, they know what is on their plate and take less of it.',
    firstSteps: [
      'Count or weigh the bread thrown away for three days.',
      'Move the basket behind the hot dish and the dessert.',
      'Cut thinner slices, during the service rather than in advance.',
      'Keep a basket in the dining room for those who want more.',
      'Adjust the order to the baker the following week.',
    ],
    effect: 'Less bread is often thrown away within days; the order follows if somebody reviews it every week.',
  },
}

import type { CatalogueAction } from '../catalogue-action.ts'

export const reheatAsYouGo: CatalogueAction = {
  id: 7,
  picture: 'reheat-as-you-go',
  effort: 'SMALL',
  wasteOrigins: ['UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Réchauffer au fil du service',
    subtitle: 'Les derniers bacs attendent au froid que l’on en ait besoin.',
    why: 'Un bac réchauffé puis non servi est perdu. Gardés au froid jusqu’au dernier moment, les bacs en trop peuvent suivre les règles d’hygiène de l’établissement pour être servis un autre jour.',
    firstSteps: [
      'Relever pendant une semaine l’heure à laquelle chaque bac est entamé.',
      'Ne réchauffer au départ que de quoi servir la première moitié des convives.',
      'Réchauffer la suite en deux fois, d’après le nombre de personnes encore attendues.',
      'Se mettre d’accord à l’avance sur ce qui remplace le plat s’il manque dix portions.',
    ],
    effect: 'Le présenté et non servi baisse dès la première semaine, surtout pour les viandes et les gratins.',
  },
  en: {
    title: 'Reheat as the service goes on',
    subtitle: 'The last trays wait in the cold until they are needed.',
    why: 'A tray that was reheated and not served is lost. Kept cold until the last moment, spare trays may be served on another day, within the hygiene rules of the establishment.',
    firstSteps: [
      'For one week, note the time at which each tray is begun.',
      'At first, reheat only enough for half of the diners.',
      'Reheat the rest in two batches, according to how many people are still expected.',
      'Agree in advance on what replaces the dish if ten portions are missing.',
    ],
    effect: 'What is presented and not served goes down in the first week, mostly for meat and gratins.',
  },
}

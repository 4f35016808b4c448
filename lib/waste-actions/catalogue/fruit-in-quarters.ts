import type { CatalogueAction } from '../catalogue-action.ts'

export const fruitInQuarters: CatalogueAction = {
  id: 4,
  picture: 'fruit-in-quarters',
  effort: 'SMALL',
  wasteOrigins: ['PLATE', 'UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Couper les fruits en quartiers',
    subtitle: 'Un fruit prêt à manger revient moins souvent entier sur le plateau.',
    why: 'Éplucher une orange ou croquer une grosse pomme prend du temps et salit les mains. Coupé juste avant le service, le même fruit se mange, et l’on peut n’en prendre que la moitié.',
    firstSteps: [
      'Repérer les fruits qui reviennent entiers ou à peine entamés.',
      'Couper en quartiers la moitié des fruits, une heure avant le service au plus.',
      'Laisser l’autre moitié entière, pour que chacun choisisse.',
      'Ranger les fruits entiers non pris pour le lendemain.',
    ],
    effect:
      'L’effet se voit le jour même chez les plus jeunes. Comptez un quart d’heure de préparation pour cent convives.',
  },
  en: {
    title: 'Cut fruit into quarters',
    subtitle: 'Fruit that is ready to eat comes back whole less often.',
    why: 'Peeling an orange or biting into a large apple takes time and makes hands sticky. Cut just before the service, the same fruit is eaten, and one may take half of it.',
    firstSteps: [
      'Find out which fruit comes back whole or barely touched.',
      'Cut half of it into quarters, one hour before the service at most.',
      'Leave the other half whole, so that everybody can choose.',
      'Keep whole fruit that nobody took for the next day.',
    ],
    effect:
      'The effect shows on the same day with the youngest diners. Allow a quarter of an hour of work for a hundred diners.',
  },
}

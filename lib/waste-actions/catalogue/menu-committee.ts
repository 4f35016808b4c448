import type { CatalogueAction } from '../catalogue-action.ts'

export const menuCommittee: CatalogueAction = {
  id: 17,
  picture: 'menu-committee',
  effort: 'MEDIUM',
  wasteOrigins: ['PLATE'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Ouvrir une commission des menus',
    subtitle: 'Les convives goûtent, disent ce qu’ils en pensent et voient leurs idées au menu.',
    why: 'On finit plus volontiers un plat que l’on a choisi ou goûté. Une commission donne aussi à la cuisine ce que les restes ne disent pas : pourquoi.',
    firstSteps: [
      'Réunir six à dix convives de tous les groupes, une fois par trimestre.',
      'Faire goûter deux versions d’un même plat.',
      'Montrer les restes plat par plat, sans les noms de qui a laissé.',
      'Retenir deux changements, et dire à tous d’où ils viennent.',
      'Revenir sur leur effet à la réunion suivante.',
    ],
    effect: 'L’effet est lent et durable : comptez un trimestre avant de comparer.',
  },
  en: {
    title: 'Open a menu committee',
    subtitle: 'Diners taste, say what they think and see their ideas on the menu.',
    why: 'People are more willing to finish a dish that they chose or tasted. A committee also tells the kitchen what leftovers do not: why.',
    firstSteps: [
      'Bring together six to ten diners of all groups, once a term.',
      'Let them taste two versions of the same dish.',
      'Show the leftovers dish by dish, without saying who left them.',
      'Agree on two changes, and tell everybody where they come from.',
      'Come back to their effect at the next meeting.',
    ],
    effect: 'The effect is slow and lasting: allow a term before you compare.',
  },
}

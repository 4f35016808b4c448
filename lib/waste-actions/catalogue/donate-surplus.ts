import type { CatalogueAction } from '../catalogue-action.ts'

export const donateSurplus: CatalogueAction = {
  id: 19,
  picture: 'donate-surplus',
  effort: 'LARGE',
  wasteOrigins: ['UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Donner les excédents à une association',
    subtitle: 'Une convention, des contenants et un horaire : les repas en trop nourrissent quelqu’un.',
    why: 'Certains excédents restent, même bien gérés. Donnés à une association habilitée, ils gardent leur valeur ; au-delà de 3 000 repas préparés par jour, proposer une convention est une obligation.',
    firstSteps: [
      'Peser pendant un mois ce qui pourrait être donné, et à quelle fréquence.',
      'Chercher près de chez vous une association habilitée à l’aide alimentaire.',
      'Signer une convention : produits, horaires, transport, responsabilités.',
      'Écrire le mode d’emploi pour l’équipe : tri, étiquetage, froid, bon de retrait.',
      'Faire le point après trois mois avec l’association.',
    ],
    effect: 'Ce qui est donné n’est plus jeté, mais reste un excédent : continuez à le peser pour en produire moins.',
  },
  en: {
    title: 'Donate surplus to a charity',
    subtitle: 'An agreement, containers and a time: surplus meals feed somebody.',
    why: 'Some surplus remains, however well you manage. Donated to an authorised charity, it keeps its value; above 3,000 meals prepared a day, offering an agreement is an obligation.',
    firstSteps: [
      'For one month, weigh what could be donated, and how often.',
      'Look for an authorised food aid charity nearby.',
      'Sign an agreement: products, times, transport, responsibilities.',
      'Write the instructions for the team: sorting, labels, cold storage, collection slip.',
      'Review it after three months with the charity.',
    ],
    effect: 'What is donated is not thrown away, but it remains surplus: keep weighing it to produce less.',
  },
}

import type { Labels } from '../messages/labels.ts'

/** What an actor helps canteens with, in the order of the screens. The codes are those of the public service. */
export const partnerNeeds = [
  'appro',
  'suivi',
  'waste',
  'asso',
  'vege',
  'plastic',
  'training',
  'network',
  'financial',
] as const
export type PartnerNeed = (typeof partnerNeeds)[number]

export const partnerNeedLabels: Labels<PartnerNeed> = {
  fr: {
    appro: 'Acheter plus de produits bio et durables',
    suivi: 'Suivre ses achats',
    waste: 'Diagnostiquer son gaspillage',
    asso: 'Donner ses surplus à une association',
    vege: 'Diversifier les protéines et équilibrer les menus',
    plastic: 'Remplacer le plastique',
    training: 'Former son équipe',
    network: 'Rencontrer des acteurs locaux',
    financial: 'Trouver une aide financière ou du matériel',
  },
  en: {
    appro: 'Buy more organic and sustainable products',
    suivi: 'Keep track of purchases',
    waste: 'Diagnose food waste',
    asso: 'Give surplus food to a charity',
    vege: 'Diversify proteins and balance menus',
    plastic: 'Replace plastic',
    training: 'Train the team',
    network: 'Meet local actors',
    financial: 'Find money or equipment',
  },
}

import type { CommunityEventInput } from '@ma-cantine/lib/community/community-event'

/** A meeting of a new installation; its day is reckoned from the day on which it is written. */
export type FirstEvent = Omit<CommunityEventInput, 'startDate' | 'endDate' | 'published'> & {
  readonly inDays: number
  /** In hours of UTC, as `HH:MM`. */
  readonly from: string
  readonly to: string
}

export const firstEvents: readonly FirstEvent[] = [
  {
    title: 'Préparer sa télédéclaration, questions et réponses',
    tagline: 'Une heure avec l’équipe : les papiers à réunir, les pièges à éviter, puis vos questions.',
    link: 'https://visio.ma-cantine.example/teledeclaration',
    type: 'WEBINAIRE',
    address: null,
    inDays: 9,
    from: '13:00',
    to: '14:00',
  },
  {
    title: 'Journée des cantines de Bretagne',
    tagline: 'Des chefs, des élus et des producteurs partagent ce qui marche chez eux. Le déjeuner est sur place.',
    link: 'https://rencontres.ma-cantine.example/bretagne',
    type: 'IN_PERSON',
    address: 'Salle des Glycines, 35000 Rennes',
    inDays: 30,
    from: '08:30',
    to: '15:30',
  },
]

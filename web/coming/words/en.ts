import type { Words } from './fr.ts'

export const en: Words = {
  soon: 'Opens soon',
  meanwhile: 'Meanwhile',
  offers: {
    PartnersHome: 'You will find here those who help canteens, near you.',
    NewPartner: 'You will suggest here somebody whom other canteens would be glad to know.',
  },
}

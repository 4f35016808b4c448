import type { Words } from './fr.ts'

export const en: Words = {
  soon: 'Opens soon',
  meanwhile: 'Meanwhile',
  offers: {
    CommunityPage: 'You will find here the dates of our webinars and the recordings of past ones.',
    BlogsHome: 'You will read here the news of the service and the stories of other canteens.',
  },
}

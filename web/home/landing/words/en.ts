import type { Words } from './fr.ts'

export const en: Words = {
  title: 'Register your canteen',
  lead: 'Do you feed children, patients, employees or residents? ma cantine helps you serve good meals, and show what you do.',
  text: 'The service is public and free of charge. You keep track of your purchases, see where you stand under the law, and make your declaration in the same place.',
  start: 'Start',
  steps: {
    title: 'Reach your goals in three steps',
    list: {
      one: {
        title: 'Add your canteen',
        text: 'Its SIRET number is enough to find it. You can also add several with a file, and invite your colleagues.',
      },
      two: {
        title: 'Make your diagnostic',
        text: 'Enter your purchases over the year, or import them: your shares of organic and quality products work themselves out.',
      },
      three: {
        title: 'Declare, and tell your diners',
        text: 'Send your diagnostic during the campaign, then share your results with a poster or a public page.',
      },
    },
  },
  canteens: {
    title: 'They already show what they do',
    all: 'See all canteens',
  },
}

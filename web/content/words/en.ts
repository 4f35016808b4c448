import type { Words } from './fr.ts'

export const en: Words = {
  visitor: {
    title: 'From nursery to retirement home, better meals in every canteen',
    lead: 'ma cantine helps you to follow your purchases, to apply the law and to show your diners the quality of their meals.',
  },
  manager: {
    title: firstName => (firstName ? `Hello ${firstName}` : 'Hello'),
    canteens: count =>
      count === 0
        ? 'No canteen belongs to your account yet: import yours, all at once.'
        : count === 1
          ? 'You manage one canteen.'
          : `You manage ${count} canteens.`,
    tools: 'Straight to the file',
    purchases: 'The purchases of all your canteens, all at once.',
    canteensFile: 'Your canteens and their details, to create or to bring up to date.',
    diagnostics: 'The yearly diagnostics of your canteens, with their totals of purchases.',
  },
  steps: {
    title: 'Your data in three moves',
    list: [
      {
        title: 'Prepare',
        text: 'Download the template of your purchases, canteens or diagnostics, and fill it in your spreadsheet.',
      },
      {
        title: 'Check',
        text: 'All errors are shown at once, at their row and column, with the way to mend them. Your file does not leave your computer.',
      },
      {
        title: 'Save',
        text: 'You see what will be created or changed before you send, and you can undo an import.',
      },
    ],
  },
  measures: {
    title: 'The five key measures of the law',
    texts: {
      'qualite-des-produits': 'At least 50% of sustainable and quality products, 20% organic among them.',
      'gaspillage-alimentaire': 'Analyse losses, reduce them and give away what can be given.',
      'menus-vegetariens': 'A vegetarian menu a week at school, and more varied proteins everywhere.',
      'interdiction-du-plastique': 'The end of plastic bottles, utensils and containers.',
      'information-des-usagers': 'Tell diners the quality and the origin of what they eat.',
    },
  },
  siteMap: {
    laws: 'Learn about the laws',
    diagnose: 'Diagnose yourself',
    improve: 'Improve your offer',
    information: 'Site information',
  },
}

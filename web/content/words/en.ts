import type { Words } from './fr.ts'

export const en: Words = {
  reason: {
    title: 'Sign in to open this page',
    text: 'The page that you asked for is for people who are signed in. You will get there right after signing in.',
  },
  anonymous: {
    title: 'From nursery to retirement home, better meals in every canteen',
    lead: 'ma cantine helps you to follow your purchases, to apply the law and to show your diners the quality of their meals.',
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
  audiences: {
    title: 'You are…',
    managers: {
      title: 'In charge of a canteen',
      text: 'Manage your canteens, follow your purchases and prepare your yearly declaration.',
    },
    authorities: {
      title: 'Elected to, or working for, a local authority',
      text: 'Follow the canteens of your municipality, your department or your region.',
    },
    diners: {
      title: 'A diner or a parent',
      text: 'Look for the canteen where you eat and for what it puts on the plates.',
    },
  },
  mission: {
    title: 'Our mission',
    text: 'ma cantine is a free public service: it helps collective catering move towards healthy and sustainable food.',
    points: [
      {
        title: 'Inform and equip',
        text: 'What the law asks, simply explained, and the means to do it without giving up your evenings.',
      },
      {
        title: 'Make visible',
        text: 'Canteens show their efforts, diners know what they eat.',
      },
      {
        title: 'Bring together',
        text: 'Managers, producers, associations and administrations share their answers.',
      },
    ],
  },
  aims: {
    title: 'What the law wants',
    text: 'The law of 30 October 2018, known as EGalim, pursues three aims at once.',
    list: [
      {
        title: 'Healthy and sustainable food',
        text: 'Quality products, less plastic and less waste.',
      },
      {
        title: 'Within everyone’s reach',
        text: 'For many, the canteen serves the most balanced meal of the day.',
      },
      {
        title: 'Better pay for those who produce it',
        text: 'Fairer trade relations for farmers.',
      },
    ],
    figures: [
      { figure: 'about 4 billion', text: 'meals served every year' },
      { figure: 'more than 90,000', text: 'canteens in France' },
    ],
  },
  resources: {
    title: 'To go further',
    diagnostic: 'See where my canteen stands in a few minutes, without an account',
    poster: 'Make a poster for my diners',
    community: 'Follow a webinar',
    questions: 'Read the answers to frequent questions',
    contact: 'Ask the team a question',
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
    api: 'API documentation',
  },
}

import type { Words } from './fr.ts'

export const en: Words = {
  introduction: [
    'These terms say what ma cantine brings you, how you may use it, and what each of us owes the others. They apply to anyone who uses the service, with or without an account.',
    'You accept them when you create an account. If one of them does not suit you, public pages remain open to you.',
  ],
  version: day => `Version of ${day}`,
  presentation: {
    title: 'What the service is',
    text: [
      'ma cantine is the public digital service of collective catering. It is free of charge, and it has five functions:',
      [
        'explain what the law asks of canteens;',
        'keep the list of canteens, with the people who manage them;',
        'receive the purchases and diagnostics of canteens, once they are checked;',
        'collect the declaration of each year;',
        'inform diners about their meals.',
      ],
    ],
    laws: 'It applies these laws and regulations:',
  },
  definitions: {
    title: 'Definitions',
    text: [
      'In this page:',
      [
        'the service is the site ma cantine, with the means that it offers software to connect to it;',
        'a visitor is a person who consults the service without having signed in;',
        'a manager is a person who has an account and acts for one or several canteens;',
        'the publisher is the body that publishes the service, named in the [legal notices](LegalNotices).',
      ],
    ],
  },
  fonctions: {
    title: 'What the service allows',
    visitors: {
      title: '3.1 To visitors',
      text: [
        'Without an account, you may:',
        [
          'discover the measures of the law, and download documents to apply them;',
          'make your self-assessment, whose answers stay on your device;',
          'look for [actions against waste](WasteActionsHome);',
          'search for a [canteen](CanteenSearchLanding), see what it does and write to it;',
          'find [ecosystem actors](PartnersHome), and [suggest one](NewPartner);',
          'consult the [results of a territory](PublicCanteenStatisticsPage);',
          'make a [poster](GeneratePosterPage) for the diners of a canteen;',
          'note weighings, with the code that the canteen gave you;',
          'check the [proof of a declaration](ProofCheck), with its code;',
          'read our [blog](BlogsHome), and see our [webinars](CommunityPage) again;',
          'look for an answer in the [frequently asked questions](FAQ);',
          'write to our staff with the [contact form](ContactPage);',
          'read the documentation meant for software;',
          'create an account.',
        ],
      ],
    },
    managers: {
      title: '3.2 To managers',
      text: [
        'With an account whose e-mail address was confirmed, you may:',
        [
          'register your canteens and their teams, online or by file;',
          'enter your purchases and diagnostics online, or send them by file, after a check row by row;',
          'see where your canteens stand on the goals of the law, and compare them with similar canteens;',
          'weigh and follow your food waste, and plan actions against it;',
          'declare your diagnostics, when the campaign of the year is open;',
          'keep the public page of a canteen up to date, where everybody sees the share of organic and quality products, never the amounts;',
          'find your imports in a journal, and undo one;',
          'connect your software to your canteens, with an access token or an application that you authorise;',
          'correct your profile, and delete your account.',
        ],
      ],
    },
  },
  'donnees-personnelles': {
    title: 'Personal data',
    text: [
      'The page [Personal data](PersonalData) says what we know of you, what it is for, how long we keep it, and how to exercise your rights.',
    ],
  },
  'lettre-d-information': {
    title: 'Newsletter',
    text: [
      'Creating an account does not subscribe you to the newsletter. The subscription is asked for apart, and only begins if you confirm it from your mailbox.',
      'You may unsubscribe at any time, without consequence for your account.',
    ],
  },
  statistiques: {
    title: 'Statistics and open data',
    text: [
      'The data of canteens make it possible to draw up statistics on collective catering, and to know how far the law is applied. None of these statistics names a person.',
      'The law asks public bodies to open the data that they hold. Anyone may reuse those that the service publishes, under the [Open Licence 2.0](licence-ouverte). Personal data are not part of them.',
    ],
    laws: 'What the law says:',
  },
  engagements: {
    title: 'What each of us commits to',
    visitors: {
      title: '7.1 The visitor',
      text: [
        'By consulting the service, you commit not to hinder it, and not to try to reach what is not open to you.',
      ],
    },
    managers: {
      title: '7.2 The manager',
      text: [
        'By creating an account, you commit to:',
        [
          'give accurate information, and keep it up to date;',
          'act only for the canteens that you are in charge of;',
          'keep your password and your access tokens to yourself;',
          'only invite to your teams people who belong there;',
          'tell us if you think that another person uses your account.',
        ],
        'You are responsible for what you send. Knowingly making a false declaration may be forgery, which the penal code punishes.',
      ],
      laws: 'What the law says:',
    },
    publisher: {
      title: '7.3 The publisher',
      text: [
        'The publisher commits to:',
        [
          'open the service to you free of charge;',
          'protect the data that you entrust to it, and sell them to nobody;',
          'keep the service in working order, and correct the faults reported to it;',
          'let the service evolve with the law.',
        ],
        'It may interrupt the service for maintenance or because of a failure. It may close an account whose use endangers the service or the data of others.',
        'It is not responsible for the accuracy of the information that managers enter.',
      ],
    },
  },
  'code-source': {
    title: 'Source code',
    text: [
      'The code of the service is free, under the [MIT licence](licence). The [legal notices](LegalNotices#code-source) say where to find it.',
    ],
  },
  evolution: {
    title: 'New versions of these terms',
    text: [
      'These terms change when the service or the law change. Each version bears the date on which it takes effect. At your next visit, a message says in one sentence what changes and lets you accept the new version.',
      'The versions, the most recent first:',
    ],
  },
  contact: {
    title: 'Contact us',
    text: ['A question about these terms? Write to {contact}, or use the [contact form](ContactPage).'],
  },
}

import { performanceCriteriaWeight } from '@ma-cantine/lib/measures/constants'
import { counted, percent } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  intro: 'Answers to what people ask us most. Search for a word, or browse the topics.',
  search: 'Search the questions and answers',
  found: count =>
    count === 0 ? 'No question holds these words.' : counted(count, 'question found', 'questions found'),
  tryAnother: 'Try another word, or write to us: we will answer you.',
  sources: 'References',
  goOn: 'Go on',
  link: 'Direct link to this question',
  notFound: {
    badge: 'A suggestion?',
    title: 'Is your answer not here?',
    text: 'Ask us your question: it will help the next readers of this page as well.',
    contact: 'Write to us',
  },
  topics: {
    plateforme: 'The platform',
    inscription: 'Registration',
    etablissement: 'Creating my establishment',
    loi: 'The law',
    'produits-de-qualite': 'The quality-product measure',
    transmission: 'Data transmission',
  },
  questions: {
    'le-service': {
      question: 'What is ma cantine?',
      answer: [
        'ma cantine is the public digital service for collective catering. The ministry in charge of agriculture runs it with the inter-ministerial digital directorate.',
        'It has three roles:',
        [
          'to help managers understand the law, track their purchases and improve;',
          'to tell diners about the quality of their meals;',
          'to send the administration the data that the law asks for.',
        ],
      ],
    },
    obligation: {
      question: 'Is registration mandatory?',
      answer: [
        'Yes. Whoever manages collective catering, public or private, must register their establishments and declare their data here once a year.',
        'The obligation comes from the law of 30 October 2018, its decree of 23 April 2019 and the order of 14 September 2022.',
        'Your registration also opens the tools of the service to you, and helps you keep your diners informed.',
      ],
    },
    qui: {
      question: 'Who can register?',
      answer: [
        'Everyone involved in managing a canteen: elected officials, directors, administrative managers, bookkeepers, catering managers, kitchen chefs.',
        'A canteen can have several managers, who have the same rights. It may be managed directly or entrusted to a company.',
      ],
    },
    comment: {
      question: 'How do I register my canteen?',
      answer: [
        'In two steps:',
        [
          'create your account and confirm your e-mail address;',
          'add your canteen with its SIRET number, or with the SIREN number of the legal unit it belongs to.',
        ],
        'If the canteen is registered already, ask to join its team. Our webinars show these steps one by one.',
      ],
    },
    commune: {
      question: 'My commune does not run its canteen itself. Must it register it?',
      answer: [
        'No: the body that runs the canteen registers it. It may be a group of communes, an association or a school.',
        'You can still follow its data: ask its team to add you.',
      ],
    },
    'gestion-concedee': {
      question: 'My canteen is entrusted to a contractor. Does this concern me?',
      answer: [
        'Yes, the law applies to conceded management as well. You have the choice:',
        [
          'ask your contractor for their data and enter it yourself;',
          'let them enter it. They then need an account of their own, and you add them to the managers of your canteen.',
        ],
      ],
    },
    'societe-de-restauration': {
      question: 'Must our catering company enter the data of its clients?',
      answer: [
        'It is up to your client to send their data, and up to the two of you to agree on who enters it.',
        'Doing it for them has two advantages: you can send the data of all your canteens at once, by file or from your software, and you make the quality of your work visible.',
      ],
    },
    satellite: {
      question: 'I manage a satellite canteen, supplied by a meal deliverer. Must I register it?',
      answer: [
        'Yes, unless your meal deliverer has added it already: then ask to join its team.',
        'So far the meal deliverer could declare for its satellites. In future, each satellite will give its own data.',
      ],
    },
    'college-lycee': {
      question: 'I manage the canteen of a collège or a lycée. Who registers it?',
      answer: [
        'Departments are responsible for having collèges referenced, and regions for lycées. The agreement between you says who does what.',
        'Either of you can create the canteen. Then both manage it together.',
      ],
    },
    'cuisine-centrale': {
      question: 'I manage a meal deliverer. What must I do?',
      answer: [
        'Create your account and your establishment, then add each of the canteens that you supply. For many satellites, one file is enough.',
        'In your diagnostic, say what you declare for your satellites: their purchases only, or all measures. Agree with their teams: they no longer have to give what you declare for them.',
      ],
    },
    groupe: {
      question: 'What is a group of canteens for?',
      answer: [
        'For giving once the purchases of several canteens that one kitchen delivers to, and declaring them together. The group has no SIRET: it has the SIREN of the town, the joint authority or the company that manages them, and each canteen keeps its own SIRET.',
        'Do not create one for a single canteen, nor if each canteen declares for itself. A meal deliverer that is registered already can become a group, from the page of its satellites; this can be undone for 30 days.',
      ],
    },
    siret: {
      question: 'Is the SIRET number mandatory?',
      answer: [
        'Yes, each place that serves meals has its own, and two canteens cannot have the same one. You find it in the Annuaire des entreprises, the State’s company directory, from the name and the commune.',
        'If this number is taken, the canteen is probably registered: ask to join its team. If it is taken wrongly, write to us.',
      ],
    },
    'sans-siret': {
      question: 'My canteen has no SIRET. How do I register it?',
      answer: [
        'Attach it by the SIREN number of the legal unit it belongs to, a commune for instance. On two conditions:',
        ['the canteen is not registered already;', 'the legal unit is the one that has authority over the canteen.'],
      ],
    },
    controle: {
      question: 'How is compliance with the rates checked?',
      answer: [
        'To date, the law provides for neither checks nor penalties on the rates. It relies on transparency: you display your shares of products in the establishment, and a public statistical report comes out every year.',
      ],
    },
    'refus-du-prestataire': {
      question: 'My contractor refuses to give me their data. What can I do?',
      answer: [
        'Remind them that you must send the amounts of your purchases every year, and that the order of 14 September 2022 lists them. Do so in writing.',
        'In the next tender, write the data to hand over, its form and its date into the contract. And if nothing moves, tell us: we will help you word your request.',
      ],
    },
    'bleu-blanc-coeur': {
      question: 'Do Bleu-Blanc-Cœur products count?',
      answer: [
        'Not by themselves. A product of this scheme counts only if your tender chose it for the costs that it spares the environment, or for its environmental performance.',
      ],
    },
    'peche-durable': {
      question: 'Which labels count for sustainable fishing?',
      answer: [
        'Only one: the public ecolabel Pêche durable. The MSC label is not its equivalent.',
        `An MSC product may count among products chosen for their performance, if environmental performance and direct supply together weigh at least ${percent(performanceCriteriaWeight)} of the score of the tender.`,
      ],
    },
    local: {
      question: 'Do local products count?',
      answer: [
        'Being local is not enough: a public tender cannot choose a product for its origin.',
        'A local product counts if it also belongs to one of the categories of the law: organic, Label rouge, designation of origin or farm product, for instance.',
      ],
    },
    'circuit-court': {
      question: 'And short supply chains, and French origin?',
      answer: [
        'Like local products, they do not count by themselves towards the 50% of sustainable and quality products.',
        'Track them in your purchases nonetheless: the yearly diagnostic asks for the share of meat and fish of French origin.',
      ],
    },
    valeurs: {
      question: 'Why ask for amounts rather than percentages?',
      answer: [
        'Because the rates of the law are computed on the value of purchases excluding taxes. From your amounts, ma cantine works out your shares for you, and in the same way for everyone.',
      ],
    },
    destinataires: {
      question: 'Who receives my data?',
      answer: [
        'The general directorate for food, at the ministry in charge of agriculture. It draws the public statistical report of each year from it.',
      ],
    },
    logiciel: {
      question: 'I have purchase software already. Must I type everything again?',
      answer: [
        'No. Export your purchases to a file and import it here, or connect your software to ma cantine: the service has an API. Switch to developer mode on the page about it, or ask your software publisher.',
      ],
    },
    'sans-outil': {
      question: 'I have no tool to track my purchases. What can I do?',
      answer: [
        'ma cantine offers you one, free of charge: import your purchases from a spreadsheet, and the service keeps the totals that the yearly diagnostic asks for.',
      ],
    },
  },
}

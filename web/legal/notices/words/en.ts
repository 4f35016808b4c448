import type { Words } from './fr.ts'

export const en: Words = {
  introduction: [
    'Read here who publishes this service, who hosts it, and how to reach us. The law asks every site to tell its visitors.',
  ],
  editeur: {
    title: 'Publisher',
    text: ['The service ma cantine is published by:'],
  },
  hebergement: {
    title: 'Hosting',
    text: ['The pages of the service and the data that it stores are kept by:'],
  },
  accessibilite: {
    title: 'Accessibility',
    text: [
      'Everybody must be able to use ma cantine, whatever their equipment, sight, hearing or gestures. This is our commitment, and we correct the obstacles that people report.',
      'Our [accessibility declaration](AccessibilityDeclaration) says how far we are. The rules that apply to us are presented on [accessibilite.numerique.gouv.fr](accessibilite.numerique.gouv.fr).',
      'Does an obstacle keep you from going on? Tell us on which page, and with which equipment:',
      ['by e-mail, at {contact};', 'or with the [contact form](ContactPage).'],
      'If we do not answer, or if our answer is not enough, you may turn to the [Défenseur des droits](defenseur-des-droits).',
    ],
  },
  'code-source': {
    title: 'Source code and licence',
    text: [
      'The program that runs ma cantine is free software, under the [MIT licence](licence). You may read it, reuse it and suggest improvements.',
    ],
    published: 'The source code is published at this address:',
  },
  anomalies: {
    title: 'Report a fault',
    text: [
      'Does a page not show, does a figure look wrong, is a button without effect? Write to {contact}, or use the [contact form](ContactPage).',
      'For us to find the cause quickly, give:',
      ['the address of the page;', 'the day and the hour;', 'what you wanted to do, and what happened.'],
      'Have you found a security flaw? Tell us at the same address before you speak of it elsewhere: the file [security.txt](security) tells you how.',
    ],
  },
}

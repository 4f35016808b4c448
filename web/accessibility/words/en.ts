import { counted } from '@ma-cantine/lib/messages/english'
import { formatFixedPercent } from '@ma-cantine/lib/messages/percentages'
import type { Words } from './fr.ts'

export const en: Words = {
  introduction: [
    'How accessible ma cantine is, how we checked it, and whom to turn to if something stops you.',
    'This page describes the accessibility of the site. To learn how to use the site, read the [frequently asked questions](FAQ) instead, or [write to us](ContactPage).',
  ],
  about: {
    title: 'Digital accessibility',
    text: [
      'An accessible site is a site that everyone can read and use, with or without a disability, with the technique that suits them. For instance, one must be able to:',
      [
        'enlarge letters, or use other colours, and miss none of the page;',
        'do everything by keyboard, without a mouse;',
        'listen to the page, read by a voice or carried to a braille display;',
        'understand an error, and know how to correct it, without guessing it from its colour;',
        'take one’s time, and go on with one’s work where one left it.',
      ],
    ],
  },
  commitments: {
    title: 'Our commitments',
    text: [
      'Accessibility is part of the work on each page, as its security is. We commit ourselves to:',
      [
        'checking each page, and each of its states, before it opens;',
        'declaring met only what we have checked;',
        'saying here what is missing, until when, and what to do until then;',
        'answering each report, and helping you to get what you were looking for.',
      ],
    ],
  },
  state: {
    title: 'State of conformity',
    scope: 'This declaration covers the whole ma cantine site.',
    rgaa: 'We follow the French standard of accessibility (RGAA), version 4.1.2, published at [accessibilite.numerique.gouv.fr](accessibilite.numerique.gouv.fr).',
    is: {
      full: 'The site fully meets the RGAA.',
      partial: 'The site partially meets the RGAA: what is missing is described below.',
      none: 'The site does not meet the RGAA: what is missing is described below.',
    },
  },
  results: {
    title: 'Result of the evaluation',
    rate: rate => `${percent(rate)} of the criteria that apply are met.`,
    counts: ({ conform, notConform, notApplicable }) =>
      `Of 106 criteria, ${counted(conform, 'is met', 'are met')}, ${counted(notConform, 'is not', 'are not')}, and ${counted(notApplicable, 'does not apply', 'do not apply')} to the site.`,
    self: date =>
      `We made this evaluation ourselves, on ${date}. No outside body has audited this version of the site yet.`,
    history: {
      caption: 'The rate of conformity over time',
      date: 'Date',
      rate: 'Rate',
      nature: 'Evaluation',
      audit: 'Audit of an earlier version',
      self: 'Self-assessment of this version',
      note: 'The rates of 2023 and 2024 are about other versions of the site: they show the way, but do not compare criterion by criterion.',
    },
    percent: rate => percent(rate),
  },
  failing: {
    title: 'What does not conform',
    none: 'All criteria that apply are met.',
    criterion: id => `Criterion ${id}`,
  },
  exempted: {
    title: 'Exempted content',
    text: [
      'No content of the site is left out of this declaration.',
      'The interactive description of the API, a technical tool of another publisher, is not among the evaluated pages.',
    ],
  },
  method: {
    title: 'How we evaluated the site',
    technologies: 'The techniques of the site',
    environments: 'The conditions of the trials',
    environmentList: [
      'the Chromium browser, on Linux, by keyboard alone and then by pointer;',
      'the Firefox browser, for five journeys: create a canteen, mend a file, weigh and evaluate waste, declare a diagnostic, find an answer;',
      'windows 320, 375, 640 and 1280 pixels wide, a text twice as large, a text more widely spaced;',
      'the light and dark themes, the colours imposed by the system, and the page without its styles;',
      'the accessibility tree of the browser; no screen reader has been used yet.',
    ],
    tools: 'The tools',
    toolList: [
      'axe-core and html-validate, on each page and each of its states;',
      'the tests of the site, run in a browser at each change: they repeat the gestures of a person who has only the keyboard.',
    ],
    pages: 'The evaluated pages',
    withAccount: name => `${name} (with an account)`,
  },
  grid: {
    title: 'The grid of the 106 criteria',
    text: 'Each criterion is told here in our words; the RGAA has the exact text. Below each, what our answer rests on: a test, which would fail if the criterion were no longer met, what we looked at, or a remark.',
    topic: (number, title, { conform, notConform, notApplicable }) =>
      `${number}. ${title}: ${[
        conform > 0 && `${conform} met`,
        notConform > 0 && `${notConform} not met`,
        notApplicable > 0 && `${notApplicable} not applicable`,
      ]
        .filter(Boolean)
        .join(', ')}`,
    caption: title => `Criteria of the topic “${title}”`,
    columns: { id: 'No.', criterion: 'Criterion', verdict: 'Answer' },
    verdicts: { conform: 'Met', notConform: 'Not met', notApplicable: 'Not applicable' },
    test: 'Test run:',
    seen: (pages, text) => `Looked at on ${pages.map(page => `“${page}”`).join(', ')}: ${text}`,
  },
  downloads: {
    title: 'To take over our answers',
    text: 'Are you auditing the site, or comparing it with others? The grid, page by page, opens in a spreadsheet. The results have the shape of those of Ara, the audit tool of the State: the pages, the answers and what they rest on.',
    grid: 'Download the grid (CSV)',
    results: 'Download the results (JSON)',
  },
  totals: {
    caption: 'The answers by topic',
    topic: 'Topic',
    total: 'All',
  },
  feedback: {
    title: 'Tell us about a problem',
    text: [
      'Does a page resist you, do you lack a piece of information? Tell us: we will give you the information in another form, and correct the page.',
      ['with the [contact form](ContactPage);', 'by e-mail, at {contact}.'],
    ],
  },
  appeal: {
    title: 'Ways of appeal',
    text: [
      'If you told us about a problem of accessibility and our answer does not settle it, or does not come, the [Défenseur des droits](defenseur-des-droits), the French ombudsman, can help you. You can:',
      [
        'fill in their [online form](defenseur-des-droits-formulaire);',
        'meet their delegate in your department;',
        'write to them, without a stamp, at the address that follows.',
      ],
    ],
  },
  legal: {
    title: 'What the law says',
    text: 'This declaration is provided for by article 47 of the French law no. 2005-102 of 11 February 2005, on equal rights and opportunities of disabled people.',
  },
}

const percent = (rate: number): string => formatFixedPercent(rate, 'en')

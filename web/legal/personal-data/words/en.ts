import type { Words } from './fr.ts'

export const en: Words = {
  introduction: [
    'To open an account for you and to answer you, ma cantine needs some data about you. This page tells you which, what they are for, how long they are kept, and what you may ask for.',
  ],
  responsable: {
    title: 'Controller',
    text: ['The body that decides what your data are used for, and to which you may turn:'],
  },
  finalites: {
    title: 'What your data are for',
    text: [
      'We use them to:',
      [
        'open your account, recognise you and protect it;',
        'let you manage your canteens, alone or as a team;',
        'receive the data that the law asks of canteens, and know who sent them;',
        'answer your questions and write to you about what you do here;',
        'send the newsletter to people who asked for it.',
      ],
      'Public pages are read without an account. The self-assessment needs none either: its answers stay on your device.',
      'The service shows no advertising, and no decision about you is made by a program alone.',
    ],
  },
  donnees: {
    title: 'The data that we use',
    text: ['We only ask for what your request needs. What is optional is marked as such.'],
    caption: 'The data used, by what you do',
    headers: ['What you do', 'The data'],
    rows: [
      [
        'Create an account',
        'First name, last name, e-mail address, user name, password, phone number if you give it, origin of the link you followed if it bears one, accepted version of the terms of use.',
      ],
      ['Complete your profile', 'Photo, position, and how you heard of us, if you give them.'],
      [
        'Come back to the service',
        'Date of your last use, open sessions, access tokens and applications that you authorised. To stop abuse, a fingerprint of your IP address.',
      ],
      [
        'Manage a canteen',
        'The canteens of your teams, the e-mail addresses of the people you invite, your imports, and the history of your changes: their date and their content.',
      ],
      [
        'Receive our messages',
        'E-mail address, text of the messages that the service sends you, the reminders that you want and the date of those written to you.',
      ],
      ['Write to us', 'Your name if given, your e-mail address and your message.'],
      [
        'Suggest an ecosystem actor',
        'The e-mail address of its contact, their name, phone and word to our team, if given. They are never published.',
      ],
      ['Give your opinion', 'Your answer, your suggestion if you make one, and the page where you are.'],
      ['Subscribe to the newsletter', 'E-mail address, date of your agreement.'],
      ['Visit the site', 'Cookies and what the browser keeps, presented in part 10.'],
    ],
  },
  'base-legale': {
    title: 'What allows us to',
    text: [
      'We use your data to perform a task in the public interest, under article 6, paragraph 1, point e, of the GDPR. The law asks canteens to serve quality meals and to send their data every year; ma cantine helps them to, and receives these data.',
      'The newsletter is only sent with your agreement, which you may withdraw whenever you like.',
    ],
    laws: 'What the law says:',
  },
  durees: {
    title: 'How long they are kept',
    text: ['After that, data are erased without your having to ask.'],
    caption: 'Retention periods',
    headers: ['Data', 'Period'],
    rows: [
      [
        'Account',
        '4 years after the last use. A message warns you at least 1 month before: coming back to the service is enough to keep your account.',
      ],
      ['Messages sent to our staff', '4 years after the last contact.'],
      [
        'Contact of an ecosystem actor',
        'As long as the actor is published; 4 years after the last change if it is not.',
      ],
      ['Opinions on the service', 'Until the account is deleted.'],
      ['Newsletter', 'Until the account is deleted or your agreement is withdrawn.'],
      [
        'Issues of the newsletter that were sent to you',
        '30 days after the end of the sending. We then keep the number of people alone.',
      ],
      ['Cookies of audience measurement', '13 months, or until your agreement is withdrawn.'],
      ['What our staff did for your account, and why', '5 years.'],
      ['Requests to declare outside of the campaign, and their answer', '5 years.'],
      ['Answers to what kitchens declare for your canteens', '5 years.'],
      ['Open sessions', '90 days without a visit, and 1 year at most.'],
      ['Invitations without an answer', '4 years.'],
      ['Requests to join the team of a canteen, or to be its meal deliverer', '1 year.'],
      [
        'Requests for a recap to a supplier or a contractor, and what it gave',
        '1 year after the last act. The address that wants no such requests any more stays known by a fingerprint, from which it cannot be found again.',
      ],
      ['Messages that the service sends you', '3 months after they are sent; 1 month if they could not leave.'],
      ['Dates of the reminders of campaigns', '1 year: so none leaves twice.'],
      ['Fingerprints against abuse', '2 days at most after they last served.'],
      ['History of the changes of a canteen', 'Kept for the canteen, without your name once your account is deleted.'],
    ],
  },
  droits: {
    title: 'Your rights',
    text: [
      'About the data that concern you, you may ask us:',
      [
        'to know what we have, and to receive a copy of it;',
        'to rectify what is wrong or incomplete;',
        'to oppose their use, for a reason that has to do with your situation;',
        'to restrict their use, while your request is examined.',
      ],
      'Once signed in, you download all that we keep of you yourself from [your account](AccountSummaryPage), you correct [your profile](AccountProfile), and you may [delete your account](AccountDeletion) at any time.',
      'For the rest, write to {dpo}, or by post to the address of the controller, given in part 1. We may ask for a proof of your identity if we have a doubt. The CNIL offers [ready-made letters](cnil-modeles).',
      'You get our answer within 1 month at most. If it does not suit you, you may [complain to the CNIL](cnil-plaintes).',
    ],
  },
  acces: {
    title: 'Who may see them',
    caption: 'The people who have access to the data',
    headers: ['Who', 'What they see'],
    rows: [
      [
        'Authorised public agents in charge of the service',
        'Accounts and canteens, to help managers and to follow how the law is applied.',
      ],
      [
        'The managers of your canteens',
        'The name and e-mail address of the members of the team, and the imports made for its canteens.',
      ],
      ['The applications that you authorise', 'What you open to them, until you put an end to it.'],
      ['Processors', 'What their work needs: see part 9.'],
    ],
  },
  securite: {
    title: 'How we protect them',
    text: [
      'These are the main measures in place:',
      [
        'of your password, we only keep a fingerprint, from which it cannot be found again, and those that would be easy to guess are refused;',
        'attempts to sign in are counted, and blocked past a few failures;',
        'a session ends after 90 days without a visit, and a new password closes the others;',
        'your rights are checked at each action: a team does not see what belongs to another one;',
        'an action requested in your name by another site is refused, and pages only run our own code;',
        'a history keeps track of each change, and an import can be undone;',
        'an access token has limited rights and a limited life, and can be revoked at any time;',
        'technical logs do not hold the address of visited pages, for it may name a person.',
      ],
    ],
  },
  'sous-traitants': {
    title: 'Processors',
    text: ['These companies work for the controller, on its instructions and under a contract.'],
    none: 'The controller calls on no processor.',
    caption: 'The processors and what they do',
    headers: ['Processor', 'Country', 'Entrusted processing', 'Guarantees'],
  },
  cookies: {
    title: 'Cookies',
    text: [
      'A cookie is a small file that your browser keeps and sends back to us. Article 82 of the French data protection act tells two cases apart: what the service needs, which does without your agreement, and the rest, which you may refuse.',
    ],
    necessary: {
      title: 'Needed by the service',
      caption: 'What your browser keeps for the service to work',
      headers: ['Name', 'What it is for', 'Period'],
      items: {
        session: [
          'Cookie that recognises you from page to page once you are signed in.',
          '90 days without a visit, 1 year at most',
        ],
        csrf: ['Cookie that keeps another site from acting in your name.', '1 year'],
        applications: ['Cookies set only when you open your account to an application.', '1 day at most'],
        account: [
          'Local storage and storage of the tab: the number of the account to which what the device keeps belongs, to forget it when another person signs in.',
          'Until you sign out, or 30 minutes after the end of the session',
        ],
        language: ['Cookie: the chosen language.', '1 year'],
        canteens: ['Cookie: the view of your canteens, in cards or in a list.', '1 year'],
        theme: ['Local storage: the light or dark theme.', 'Until you erase it'],
        tab: [
          'Storage of the tab: your place in the page, a sending under way, a message, a canteen, purchases or the page of an actor begun, a notice to show or that you closed. Thus nothing is lost when the page is reloaded.',
          'Until the tab is closed or you sign out',
        ],
        file: [
          'Browser cache: the file that you carry from one import to another. It is erased as soon as it is opened there.',
          'A few seconds',
        ],
        assessment: [
          'Local storage: your answers to the self-assessment, which are sent only if you ask for it.',
          'Until you erase them',
        ],
        weighings: [
          'Database and cache of the browser, on the page of weighings only: your weighings, the code of the kitchen, and the page itself so that it opens without network.',
          'Without an account, until you erase it; with an account, until you sign out, except weighings to be sent, kept for you alone',
        ],
        events: [
          'Local storage: the number of the last event that you saw announced, so that it is not announced again.',
          'Until you erase it',
        ],
        review: [
          'Local storage: the day of your last opinion, so as not to ask you again at once.',
          'Has an effect for 30 days',
        ],
        refusal: ['Local storage: your refusal of audience measurement, if there is one.', '13 months'],
      },
    },
    audience: {
      title: 'Audience measurement',
      off: 'There is no audience measurement on this site.',
      text: [
        'To know which pages are useful and which ones to work on, we count visits with the software Matomo. It gets the general shape of the address of pages, never the names or numbers in it. These measures serve nothing else.',
      ],
      caption: 'The cookies of audience measurement',
      headers: ['Name', 'What it is for', 'Period'],
      items: {
        visitor: [
          'Recognises a browser from one visit to the next.',
          '13 months, or until your agreement is withdrawn',
        ],
        visit: ['Joins the pages of one visit.', '30 minutes after the last page'],
        origin: ['Remembers the site that you came from.', '6 months'],
      },
      legend: 'Your choice',
      choice: 'Count my visits',
      hint: 'Untick the box to be counted no more. Your choice is kept for 13 months on this device; after that, your visits will be counted anew.',
      refused: 'Your visits are no longer counted, and the cookies of the measurement are erased.',
      accepted: 'Your visits are counted again, from the next page that you open.',
      blocked: 'Your browser asks sites not to track you: your visits are not counted.',
    },
    browser: {
      title: 'Set your browser',
      text: [
        'Your browser can also erase or block cookies. Without those that the service needs, you will not be able to sign in.',
        'The CNIL explains [what cookies are](cnil-traceurs) and [how to set one’s browser](cnil-navigateur).',
      ],
    },
  },
}

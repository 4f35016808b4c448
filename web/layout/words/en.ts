import { counted } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  ministry: ['Ministère', 'de l’Agriculture,', 'de l’Agro-alimentaire', 'et de la Souveraineté', 'alimentaire'],
  home: 'Home',
  homeLink: 'Home — ma cantine',
  tagline: 'Good meals in every canteen',
  myEstablishment: 'My establishment',
  breadcrumbs: { label: 'you are here', show: 'Show where you are' },
  skipLinks: { content: 'Content', navigation: 'Main menu', footer: 'Footer' },
  navigation: {
    improve: 'Improve my offer',
    allCanteens: 'All canteens',
    inMyTerritory: 'In my territory',
    findCanteen: 'Find a canteen',
    onMyTerritory: 'About my territory',
    keyFigures: 'Key figures',
    duties: 'Understand my duties',
    help: 'Help',
    mine: 'For my canteen',
    importFile: 'Import a file',
    documentation: 'Documentation',
    actors: 'Ecosystem actors',
    wasteActions: 'Anti-waste actions',
    poster: 'Poster for diners',
    webinars: 'Webinars',
    blog: 'Blog',
    contact: 'Contact',
    faq: 'Frequently asked questions',
  },
  quickLinks: {
    account: 'My account',
    signIn: 'Sign in',
    signUp: 'Create my account',
    signOut: 'Sign out',
    developer: 'Development and APIs',
    dashboard: 'My dashboard',
    writing: 'Writing room',
  },
  siteNotices: { label: 'Notice of the site', close: 'Close the notice' },
  footer: {
    description:
      'ma cantine helps those who run collective catering to apply the laws on the quality of meals, on waste and on what diners are told.',
    terms: 'Terms of use',
    cookies: 'Cookies',
    codeUnder: 'The code of this service is free software, under the',
    license: 'MIT licence',
  },
  notFound: {
    title: 'Page not found',
    subtitle: 'Error 404',
    text: 'The page you are looking for cannot be found. We are sorry for the inconvenience.',
    hint: 'If you typed the address in your browser, check that it is right.',
    home: 'Back to the home page',
    contact: 'Contact us',
  },
  sessionDialog: {
    title: 'Your session has expired',
    keep: 'Sign in again here: you will go on where you were, with all that you typed.',
    delay: minutes =>
      `If you do not come back within ${minutes} minutes, this page will close and this device will forget what is not saved, so that the next person sees none of it.`,
    signedOut:
      'The session was closed in another tab. If you close this window, the page leaves the screen with what is not saved.',
    password: username => `Password of ${username}`,
    signIn: 'Sign in again',
    signingIn: 'Signing in…',
    elsewhere: 'Sign in in another tab',
    renewed: 'Your session is open again',
    goOn: 'Nothing that you typed is lost: you can go on.',
  },
  signOut: {
    title: 'Before you sign out',
    waiting: 'Weighings made on this device have not been sent yet. Open them to send them:',
    canteen: (name, count) => `${name}: ${counted(count, 'weighing', 'weighings')}`,
    kept: 'If you sign out, they stay on this device for your account alone: they leave once you sign in here again and open “Weigh in the kitchen”.',
    byCode: count =>
      `By the code of a kitchen: ${counted(count, 'weighing', 'weighings')} to be sent. This device will forget that code; a code of that kitchen, entered here, lets them leave.`,
    stay: 'Stay signed in',
    leave: 'Sign out',
  },
  waiting: {
    title: 'Weighings are still to be sent',
    text: canteens =>
      `This device kept them for you. Open “Weigh in the kitchen” to send them: ${canteens.join(', ')}.`,
  },
  events: {
    label: 'Next events',
    text: 'New events are coming: webinars and meetings with other canteens.',
    see: 'See the events',
    close: 'Hide this message',
  },
  offline: {
    title: 'You are offline.',
    text: 'What you typed stays on the screen; you can send it when the network is back.',
  },
  notices: { region: 'Notifications', close: 'Close the message', closeAll: 'Close all messages' },
  pageLoaded: title => `Page loaded: ${title}`,
}

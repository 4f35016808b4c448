import type { Words } from './fr.ts'

export const en: Words = {
  block: {
    title: 'The newsletter',
    text: 'News of the service, dates to remember, ideas from other canteens: one e-mail a month at most.',
    labels: { email: 'Your e-mail address' },
    hint: 'For example: first.last@example.org',
    action: 'Subscribe',
    busy: 'Sending…',
    sentTitle: 'One step remains',
    sent: email => `A message has left for ${email}. Follow its link to confirm your subscription.`,
  },
  confirmation: {
    question: 'Would you like to receive the ma cantine newsletter, one e-mail a month at most?',
    otherwise: 'If you have asked for nothing, simply close this page: unless you agree, this address will be erased.',
    action: 'Yes, subscribe me',
    busy: 'Confirming…',
    done: 'Thank you, you are subscribed',
    doneText: email =>
      `The next newsletter will come to ${email}. The message you received also holds the link that ends the subscription: keep it.`,
    failed: 'Your subscription was not confirmed',
  },
  departure: {
    question: 'Would you like to stop receiving the newsletter?',
    text: 'Your subscription will end and your address will be erased, at once.',
    action: 'End my subscription',
    busy: 'One moment…',
    done: 'Your subscription has ended',
    doneText: 'Your address is erased. You can subscribe again from the home page, whenever you like.',
    failed: 'Nothing was changed',
  },
  home: 'Back to the home page',
  retry: 'Try again',
}

import type { Words } from './fr.ts'

export const en: Words = {
  join: {
    action: 'Join this canteen',
    actionNamed: name => `Join this canteen: ${name}`,
    sending: 'Sending…',
    sent: 'Request sent',
    sentNamed: name => `Request sent: ${name}`,
    sentText: name =>
      `The team of the canteen “${name}” was contacted: an e-mail will tell you whether your request is accepted.`,
    title: name => `Join the team of “${name}”`,
    text: 'The team will see your name and your e-mail address. Once accepted, your request lets you manage this canteen with it.',
    message: 'Your message',
    messageHint: 'For example, say who you are and what you do for this canteen.',
    send: 'Send the request',
  },
  claim: {
    action: 'Claim the canteen',
    actionNamed: name => `Claim the canteen: ${name}`,
    sending: 'One moment…',
    done: 'This canteen is yours',
    doneText: name => `You now manage the canteen “${name}”.`,
  },
}

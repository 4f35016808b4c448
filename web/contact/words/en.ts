import type { Words } from './fr.ts'

export const en: Words = {
  intro: 'A question, a problem, an idea: write to us, and a person on our team will answer you by e-mail.',
  resources: {
    title: 'The answer may already be here',
    documentation: 'The documentation of the service',
  },
  form: {
    title: 'Is your question not there?',
    labels: {
      from: 'Your e-mail address',
      name: 'Your name',
      inquiryType: 'Subject of your message',
      message: 'Your message',
    },
    fromHint: 'We will answer to this one. For example: first.last@example.org',
    messageHint: 'Put no password, no health data and no other sensitive information in it.',
    trap: 'Leave this field empty',
    action: 'Send',
    busy: 'Sending…',
  },
  sent: {
    title: 'Message sent',
    text: 'Your message has been sent. We will get back to you as soon as possible.',
  },
  decision: {
    question: 'May this message be passed on to the managers of the canteen?',
    advice:
      'Read it in the e-mail that you received. Block it if it is insulting, advertises something or gives sensitive data.',
    send: 'Pass the message on',
    block: 'Block the message',
    busy: 'One moment…',
    sent: {
      title: 'Message passed on',
      text: 'The managers of the canteen receive it, and you a copy. They will answer the person directly.',
    },
    blocked: {
      title: 'Message blocked',
      text: 'It will not be passed on. The person who wrote it is not told.',
    },
  },
  restored: {
    title: 'We have found your message again',
    text: 'It had stayed in this tab. Read it over, then send it.',
    attempted:
      'Its sending was interrupted: we do not know whether it left. Send it again without fear, it will arrive only once.',
    clear: 'Clear and start again',
  },
  email: {
    title: 'Do you prefer your own mailbox?',
    text: 'Write to us directly at this address:',
    instead: 'You can also write to us at this address:',
  },
}

import type { Words } from './fr.ts'

export const en: Words = {
  title: 'My reminders by e-mail',
  text: 'Each reminder gathers all your canteens in one message, and leaves once a campaign.',
  labels: { pace: 'The reminders that I get' },
  paces: {
    all: 'All reminders',
    essential: 'Only the essential one',
    none: 'No reminder',
  },
  hints: {
    all: 'The opening of the campaign, what is left to do, the last five days, the correction period and the confirmation of your declarations.',
    essential: 'One message a campaign, five days before its end, if something is left to do.',
    none: 'The messages that you ask for and those of your teams still come.',
  },
  action: 'Save my choice',
  busy: 'Saving…',
  saved: 'Your choice is saved',
  unconfirmed: 'Reminders only leave for a confirmed address: confirm yours to get them.',
  developer: 'In developer mode, the reminders of campaigns are not sent to you.',
  month: {
    title: 'My point of the month by e-mail',
    text: 'At the beginning of each month, one message gathers all your canteens: your shares of sustainable and quality products, what the month changed, the products without a label that weigh most, and what awaits you.',
    label: 'The point of the month',
    choices: { yes: 'I get it', no: 'I do not get it' },
    hints: {
      yes: 'One message a month, if there are purchases in the year. Each has a link that stops it.',
      no: 'The same figures stay in the summary of your purchases.',
    },
    action: 'Save my choice of the point of the month',
    question: 'Would you like to get the point of the month no more?',
    questionText:
      'Your other messages will still come. You can take it up again whenever you like, here or in your account.',
    stop: 'Get the point of the month no more',
    resume: 'Get the point of the month again',
    done: { yes: 'You will get the point of the month again', no: 'You will get the point of the month no more' },
    doneText: {
      yes: 'It leaves at the beginning of each month, if there are purchases in the year.',
      no: 'A message that has just left may still come. The same figures stay in the summary of your purchases.',
    },
  },
  link: {
    question: 'Would you like to get no more reminders from ma cantine?',
    text: 'The messages that you ask for and those of your teams will still come. You can take the reminders up again whenever you like.',
    stop: 'Get no more reminders',
    essential: 'Keep only the last one, five days before the end of the campaign',
    resume: 'Take the reminders up again',
    busy: 'One moment…',
    done: {
      all: 'You will get all reminders again',
      essential: 'You will get the last reminder only',
      none: 'You will get no more reminders',
    },
    doneText: {
      all: 'The opening of the campaign, what is left to do, the last five days and your confirmations: each in one message for all your canteens.',
      essential: 'It leaves once a campaign, five days before its end, if something is left for you to do.',
      none: 'A message that has just left may still come. What you have to do stays on ma cantine, at any time.',
    },
    failed: 'Nothing was changed',
    home: 'Back to the home page',
  },
}

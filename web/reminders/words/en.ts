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

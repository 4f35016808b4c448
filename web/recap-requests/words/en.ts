import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import { type ReminderInterval, reminderIntervals } from '@ma-cantine/lib/recap-requests/new-recap-request'
import { wholeYear } from '../period.ts'
import type { Words } from './fr.ts'

const day = (date: string) => formatDay(date, 'en')
const moment = (date: string) => formatMoment(date, 'en')
const requests = (count: number) => counted(count, 'request', 'requests')

const period = (first: string, last: string) => {
  const year = wholeYear(first, last)
  return year === null ? formatPeriod({ start: first, end: last }, 'en') : `year ${year}`
}

export const en: Words = {
  intro:
    'Your suppliers and your contractors know the detail of what they deliver to you. Ask them for the recap of the year: they drop it without creating an account, and you save it as any other import.',
  ask: 'Ask for a recap',
  list: 'My requests',
  first: {
    title: 'Your first request',
    text: 'You have not asked for anything yet. This is how it goes:',
    steps: [
      'You say whom to ask, for which canteens and over which period. You read the message before it leaves.',
      'Your supplier receives a link. They drop their file there, which we check with them, or answer that they cannot.',
      'You read over what they gave, row by row, then you save it. What is already in your purchases is not counted twice.',
    ],
  },
  noCanteen: {
    title: 'Begin with your canteen',
    text: 'A request is always about a canteen. Add yours: its SIRET number is enough to find it.',
    add: 'Add a canteen',
  },
  filters: {
    state: 'State',
    allStates: 'All states',
    withCount: (state, count) => `${state} (${number(count)})`,
    canteen: 'Canteen',
    allCanteens: 'All my canteens',
    nothing: 'No request matches these filters.',
    clear: 'See all requests',
  },
  shown: (first, last, count) =>
    first === 1 && last === count
      ? requests(count)
      : `Requests ${number(first)} to ${number(last)} of ${number(count)}`,
  columns: {
    provider: 'Whom',
    canteens: 'Canteens',
    period: 'Period',
    state: 'State',
    message: 'Last message',
    deadline: 'Expected by',
  },
  states: { sent: 'Pending', received: 'To check', declined: 'Declined', closed: 'Closed', stored: 'Saved' },
  kinds: { supplier: 'Supplier', contractor: 'Contractor' },
  andOthers: (name, others) => (others === 0 ? name : `${name} and ${counted(others, 'other', 'others')}`),
  noDeadline: 'No deadline',
  periodCell: (first, last) => capitalise(period(first, last)),
  day,
  form: {
    intro:
      'Your supplier receives an e-mail with a personal link. They need no account. You will read the message before it leaves.',
    who: 'Whom do you ask?',
    what: 'What do you ask for?',
    how: 'When do you need it?',
    labels: {
      kind: 'You are asking',
      provider: 'Name of the company',
      email: 'E-mail address',
      canteenIds: 'Canteens',
      year: 'Year',
      firstDay: 'First day',
      lastDay: 'Last day',
      deadline: 'Deadline',
      reminderDays: 'Automatic reminders',
      note: 'Your words',
    },
    kinds: { supplier: 'A supplier', contractor: 'A contractor' },
    kindHints: {
      supplier: 'A company that sells you products: distributor, cooperative, producer.',
      contractor: 'A catering company or a caterer, which buys the products to prepare your meals.',
    },
    providerHint: 'The one that you usually write in your purchases.',
    emailHint:
      'That of a person who can get these figures, for example those who keep the books or your sales contact.',
    canteensHint: 'The supplier knows them by their name and their SIRET number.',
    canteenSearch: {
      search: 'Search for a canteen',
      shown: count => counted(count, 'canteen', 'canteens'),
      chosen: count => counted(count, 'chosen', 'chosen'),
      none: 'No canteen matches',
    },
    chooseAll: count => `Choose my ${number(count)} canteens`,
    yearHint: 'The choice of a year fills in the two days, which you may change.',
    deadlineHint: 'It is given in the message. After this date, the link remains open.',
    reminders: Object.fromEntries(
      reminderIntervals.map(days => [days, `Every ${days} days, as long as there is no answer`]),
    ) as Record<ReminderInterval, string>,
    noReminder: 'None',
    noteHint: 'They appear as they are in the message. For example: your customer number.',
    preview: 'Read the message',
    previewing: 'One moment…',
    cancel: 'Cancel',
  },
  message: {
    title: 'The message that will leave',
    text: (provider, email) =>
      `This is what ${provider} will receive, at the address ${email}. Three dots stand for the secret code of the link.`,
    subject: 'Subject',
    body: 'Text of the message',
    send: 'Send the request',
    sending: 'Sending…',
    change: 'Change the request',
    sentTitle: 'The request has left',
    sent: provider => `${provider} will receive your message. We will write to you as soon as an answer comes.`,
  },
  page: {
    title: provider => `Recap asked of ${provider}`,
    sent: 'The message has left. There is no answer yet.',
    received: 'A recap has come: read it over, then save it in your purchases.',
    declined: date => `The answer is no, since ${moment(date)}. The link remains open, just in case.`,
    reason: 'Reason given',
    closed: 'You await nothing more: the link takes no file any more.',
    stored: 'This recap is saved in your purchases.',
    journal: 'See this import in the journal',
    facts: 'What you asked for',
    to: 'To',
    kind: 'Kind',
    address: 'Address',
    canteens: 'Canteens',
    canteen: (name, siret) => (siret === null ? name : joinParts(name, `SIRET ${siret}`)),
    otherCanteens: count => `See the ${number(count)} canteens`,
    period: 'Period',
    deadline: 'Deadline',
    sentBy: 'First request',
    by: (date, sender) => (sender === null ? `on ${moment(date)}` : `on ${moment(date)}, by ${sender}`),
    messages: 'Messages sent',
    messageCount: (count, date) =>
      plural(count, 'a single one, that of the request', `${number(count)}, the last on ${moment(date)}`),
    nextReminder: 'Next reminder',
    next: date => `on ${moment(date)}`,
    noReminder: 'none is planned',
    note: 'Your words',
    proof: 'Download the proof of this request (PDF)',
    events: 'What happened',
    event: (date, sentence) => `${capitalise(moment(date))}: ${sentence}`,
  },
  came: {
    title: 'What came',
    file: (name, date) => `File “${name}”, given on ${moment(date)}.`,
    several: count =>
      `${number(count)} files were given for this request: this one takes the place of ${plural(count - 1, 'the one before', 'those before')}.`,
    check: 'Check and save',
    checking: 'Opening the file…',
    checkText: 'The file opens in the import screen: you see what will be added to your purchases before you agree.',
    download: 'Download the recap that came',
  },
  totals: {
    canteen: 'Canteen',
    siret: 'SIRET',
    rows: 'Rows',
    price: 'Amount before tax',
    labelled: 'Of which sustainable and quality',
    noSiret: 'no SIRET',
    all: 'Together',
    caption: 'What the file says, canteen by canteen',
    number: count => number(count),
    euros: amount => formatEuros(amount, 'en'),
    missing: names =>
      `${plural(names.length, 'No row is about this canteen', 'No row is about these canteens')}: ${names.join(', ')}.`,
  },
  acts: {
    title: 'No news?',
    otherTitle: 'What next',
    remind: 'Send a reminder',
    remindTitle: provider => `Remind ${provider}`,
    remindText: 'This is the message that will leave:',
    remindSend: 'Send the reminder',
    reminding: 'Sending…',
    remindKeep: 'Do not send it',
    remindedTitle: 'The reminder has left',
    reminded: email => `A new message has just left for the address ${email}.`,
    remindLater: date => `You can send a reminder from ${moment(date)}.`,
    close: 'Close the request',
    closeQuestion: 'Close this request?',
    closeText:
      'The link will take no file any more and no reminder will leave. You keep what was already given, and you may make another request.',
    closeKeep: 'Leave it open',
    closedTitle: 'The request is closed',
    closed: provider => `${provider} cannot answer it any more.`,
  },
}

import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number, percent, plural } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  opening: 'Opening the request…',
  spoilt: {
    title: 'This link leads to no request',
    absent: 'The address of this page is incomplete: open the link as it is in the message that you received.',
    text: 'A mail reader sometimes cuts a long link into two lines: copy it whole into the address bar.',
    home: 'Discover ma cantine',
  },
  asked: {
    lead: (sender, provider) =>
      `${sender ?? 'A canteen'} asks ${provider} for a recap, through ma cantine, the public service of canteens.`,
    supplier:
      'The law asks canteens to count their sustainable and quality purchases each year. Your figures save them from typing their invoices one by one. You have no account to create.',
    contractor:
      'The law asks canteens to count their sustainable and quality purchases each year. You buy the products of their meals: you alone know these figures. You have no account to create.',
    title: 'The request',
    date: 'Asked on',
    note: sender => (sender === null ? 'With these words:' : `With these words of ${sender}:`),
  },
  acts: {
    given: 'Your recap is given. The managers of these canteens are told: you have nothing more to do.',
    declined:
      'Your answer is passed on, and no reminder will leave any more. If you change your mind, this link remains open.',
    stopped: 'It is noted: ma cantine will not write to this address any more to ask for a recap.',
  },
  declinedBefore: 'You answered that you could not. If things have changed, you may still give a recap.',
  over: {
    title: 'This request no longer awaits an answer',
    text: 'The person who wrote to you closed it, or saved what you gave. Write to them for any correction.',
  },
  given: {
    title: 'What you gave',
    file: (name, rows, date) => `“${name}”, ${counted(rows, 'row', 'rows')}, on ${formatMoment(date, 'en')}.`,
    replaceText: 'A mistake? As long as the request is open, another file may take the place of this one.',
    print: 'Print this page',
    replace: 'Give another file',
  },
  drop: {
    title: 'Your recap',
    steps: [
      'Get from your software the table of what you delivered over the period, or fill in our template.',
      'Choose this file below. We recognise its columns, and you correct here what is wrong.',
      'Read over the totals of each canteen, then give it.',
    ],
    leave:
      'Your recap is not given. If you leave this page, you will have to choose your file again, and your corrections will be lost.',
  },
  send: {
    title: 'What you are about to give',
    text: 'Compare these totals with yours. Nothing is passed on yet.',
    send: 'Give this recap',
    sending: part => `Sending: ${percent(part)}`,
  },
  mailbox: {
    ask: 'Do several clients ask you for a recap?',
    askText:
      'Answer all of them with one file: each gets its own rows alone. The link that opens all your requests goes to the address that got this one, for it shows what your other clients ask.',
    receive: 'Get this link',
    sent: 'The message has left, to the address that got this request.',
    none: 'No request awaits an answer at this address any more.',
    intro: count =>
      plural(
        count,
        'A request awaits your answer at this address.',
        `${number(count)} requests await your answer at this address.`,
      ),
    caption: 'The open requests',
    sender: 'Who asks',
    noSender: 'Somebody whose account is deleted',
    answer: 'Your answer',
    gave: (rows, date) => `${counted(rows, 'row given', 'rows given')} on ${formatMoment(date, 'en')}`,
    answers: {
      sent: 'No answer yet',
      received: 'Recap given',
      declined: 'You answered no',
      closed: 'Closed',
      stored: 'Stored',
    },
    split:
      'One file is enough: each request gets the rows of its establishments and its period, and nothing else. Those of which no row speaks keep waiting.',
    given: 'Your recap is given. The managers concerned are told.',
  },
  others: {
    title: 'You cannot answer?',
    decline: 'I cannot answer',
    declineQuestion: 'Say that you cannot answer?',
    declineText: 'The managers of these canteens will be told, and no reminder will be sent to you for this request.',
    reason: 'Why?',
    reasonHint: 'A word may help them: wrong address, no delivery over this period…',
    declineSend: 'Send this answer',
    declining: 'Sending…',
    declineKeep: 'Go back to the request',
    stopTitle: 'You want no more of these messages?',
    stop: 'Receive no more requests',
    stopQuestion: 'Receive no request any more?',
    stopText:
      'No canteen will be able to write through ma cantine to the address that received this link to ask for a recap. Your pending requests will get the answer no.',
    stopKeep: 'Go on receiving them',
  },
}

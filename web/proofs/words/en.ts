import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatPeriodLabel } from '@ma-cantine/lib/messages/periods'
import { enDeclaredWords } from '@ma-cantine/lib/teledeclaration/en-declared-words'
import type { Words } from './fr.ts'

export const en: Words = {
  intro:
    'A proof bears a code at the bottom of each page, and a QR code that leads here. This page tells whether it is genuine; that of a declaration, whether it is still in force.',
  form: {
    labels: { code: 'Code of the proof' },
    hint: '16 characters, for example 7K2M-9QXA-04TB-HV6D',
    action: 'Check this code',
    busy: 'Checking…',
    another: 'Check another proof',
  },
  code: 'Code checked: ',
  verdicts: {
    'in-force': {
      title: 'Genuine and in force',
      text: year =>
        `This proof was given out by ma cantine, and the declaration of the diagnostic of ${year} that it certifies is in force.`,
    },
    replaced: {
      title: 'Genuine, but replaced',
      text: year =>
        `This proof was given out by ma cantine, but the establishment has since corrected its diagnostic of ${year} and declared it again. Ask for the latest proof.`,
    },
    cancelled: {
      title: 'Cancelled',
      text: year =>
        `This proof was given out by ma cantine, but the declaration of the diagnostic of ${year} that it certifies was cancelled. No other is in force for this establishment and this year.`,
    },
  },
  unknown: {
    title: 'Unknown',
    text: 'No proof of ma cantine bears this code.',
    advice:
      'Read it again on the document, character by character. If it is the code of the document, this document does not come from ma cantine: do not rely on it.',
  },
  mistyped: { title: 'This code is incomplete or badly copied' },
  limited: { title: 'Too many checks in a short time' },
  compare: {
    title: 'Compare with your document',
    text: 'Here is what the genuine proof bears. A document that says anything else was changed.',
    caption: 'What the proof bears',
    item: 'Item',
    value: 'Declared value',
    canteen: 'Establishment',
    siret: 'SIRET number',
    siren: 'SIREN of the legal entity',
    year: 'Year of the diagnostic',
    declared: 'Declared on',
    moment: date => formatMoment(date, 'en'),
    version: 'Version number',
    versionText: version => (version === 1 ? '1, the first one' : `${version}, which corrects the one before`),
    amounts: 'Purchases, in euros without VAT',
    totals: enDeclaredWords.totals,
    euros: value => formatEuros(value, 'en'),
    nothing: 'not given',
    noAmounts: 'This proof bears no purchases: the meal deliverer declares them.',
  },
  request: {
    title: 'Genuine',
    text: 'This proof was given out by ma cantine. Here is where the request stands today.',
    compare: 'A document given out earlier tells fewer events; a document that says anything else was changed.',
    period: 'Period asked for',
    days: (start, end) => formatPeriodLabel({ start, end }, 'en'),
    asked: 'Asked on',
    messages: 'Messages sent',
    deadline: 'Answer asked for by',
    day: date => formatDay(date, 'en'),
    state: 'Where it stands',
    events: 'What happened',
    event: (date, sentence) => `${formatMoment(date, 'en')}: ${sentence}`,
    canteens: 'What came for each establishment',
    amount: 'Amount without VAT received',
    nothing: 'nothing came',
  },
  file: {
    title: 'Check the file itself',
    label: 'PDF file of the proof',
    hint: 'Choose it, or drop it here: each of its bytes is compared with the original.',
    private:
      'The file stays on your device: only its fingerprint, from which nothing can be read, is sent to be compared.',
    busy: 'Comparing…',
    retry: 'Compare again',
    genuine: {
      title: 'This file is the original',
      text: name => `${name} is, byte for byte, a proof given out by ma cantine for this code.`,
    },
    changed: {
      title: 'This file is not the original',
      text: name =>
        `${name} was changed, or is not the proof of this code. A PDF that was printed, scanned or saved again changes too: compare what it says with the table above, or ask for the original.`,
    },
    notPdf: name => `${name} is not a PDF file: a proof always is.`,
    tooLarge: name => `${name} is too large for a proof, which weighs less than 5 MB.`,
    unreadable: name => `${name} cannot be read. Check that it is still on your device.`,
  },
}

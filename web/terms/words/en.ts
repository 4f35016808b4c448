import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { Words } from './fr.ts'

export const en: Words = {
  title: 'The terms of use have changed.',
  firstTitle: 'Terms of use are now in force.',
  change: (day, change) => `Since ${day}: ${change}`,
  changes: {
    '2026-11-23': 'first published version, which says what the service offers and what each party commits to.',
  },
  day: version => formatDay(version, 'en'),
  read: 'Read the terms',
  accept: 'I accept',
  accepting: 'Saving…',
  later: 'Close, I will come back to it at my next visit',
  accepted: {
    title: 'Terms accepted',
    text: 'Thank you. You can read them again at any time, at the bottom of each page.',
  },
}

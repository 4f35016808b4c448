import { number } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  title: firstName => (firstName ? `Hello ${firstName}` : 'Hello'),
  next: {
    email: 'Your e-mail address waits to be confirmed: one click in the message that you received is enough.',
    emailAction: 'Confirm my address',
    canteen: 'To begin, add your canteen; if it is registered already, you can join its team.',
    refused: file => `Your last file, “${file}”, was refused: take it up again, all its errors will be shown to you.`,
    refusedAction: 'See its errors',
    nothing: 'Your canteens are ready: import their purchases, which are checked before they are saved.',
    campaign: (year, end) =>
      `Actions are left to do before your diagnostics of ${year} can be declared: you have until ${end}.`,
    lacking: year => `Actions are left to do for the diagnostics of ${year} of your canteens.`,
    pendingActions: 'See the pending actions',
    more: 'The next file is checked and saved in a few minutes.',
    done: 'All is in order. The next file is checked and saved in a few minutes.',
  },
  canteens: 'My canteens',
  noCanteen: 'No canteen belongs to your account yet.',
  allCanteens: count => `See my ${number(count)} canteens`,
  manage: 'Manage my canteens',
  itsPurchases: 'Its purchases',
  purchasesOf: name => `Its purchases: ${name}`,
  imports: 'My latest imports',
  noImport: 'You have not imported anything yet.',
  allImports: 'See all my imports',
  tools: 'Straight to the file',
  purchases: 'The purchases of all your canteens, all at once.',
  canteensFile: 'Your canteens and their details, to create or to bring up to date.',
  diagnostics: 'The yearly diagnostics of your canteens, with their totals of purchases.',
}

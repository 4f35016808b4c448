import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { supportEmail } from '../app/installation.ts'
import type { Words } from './fr.ts'

export const en: Words = {
  product: 'ma cantine',
  keyMeasures: measureShortTitles.en,
  newTab: 'new window',
  errors: {
    title: 'Oops!',
    generic: `Something went wrong. You can try again later or write to us at ${supportEmail}`,
    screen: 'This page cannot be shown',
    requiredFields: 'Please check the fields in red and try again',
    retry: 'Try again',
    loading: 'Loading…',
    sessionExpired:
      'Your session has expired. What you typed is still on the screen: try again, and sign in when you are asked to.',
    unavailable: 'The service does not answer',
    unavailableText: 'Check your connection, then try again: nothing that you typed or saved is lost.',
  },
}

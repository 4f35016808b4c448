import { catalogue } from '../messages/catalogue.ts'

/** What a question about canteens may be told. */
export const canteenMessages = catalogue(
  { 'postal-code': 'Le code postal doit contenir 5 caractères' },
  { 'postal-code': 'The postal code must have 5 characters' },
)

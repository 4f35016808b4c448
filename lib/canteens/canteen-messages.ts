import { catalogue } from '../messages/catalogue.ts'

/** Why a request about canteens is refused. */
export const canteenMessages = catalogue(
  { 'postal-code': 'Le code postal doit contenir 5 caractères' },
  { 'postal-code': 'The postal code must have 5 characters' },
)

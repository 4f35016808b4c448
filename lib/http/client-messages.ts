import { catalogue } from '../messages/catalogue.ts'

/** What the client says by itself of an answer. */
export const clientMessages = catalogue(
  { 'session-expired': 'Votre session a expiré. Rechargez la page et reconnectez-vous pour continuer.' },
  { 'session-expired': 'Your session has expired. Reload the page and sign in again to go on.' },
)

import { catalogue } from '../messages/catalogue.ts'

/** The sentences that the client writes itself, whatever the server answered. */
export const clientMessages = catalogue(
  { 'session-expired': 'Votre session a expiré. Rechargez la page et reconnectez-vous pour continuer.' },
  { 'session-expired': 'Your session has expired. Reload the page and sign in again to go on.' },
)

import { counted as countedEn } from '../messages/english.ts'
import { counted as countedFr } from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import type { RecapRequestKind } from './new-recap-request.ts'
import type { RecapRequestEvent, RecapRequestEventKind } from './recap-request.ts'
import type { RecapRequestState } from './recap-request-states.ts'

interface Words {
  readonly kinds: Readonly<Record<RecapRequestKind, string>>
  readonly states: Readonly<Record<RecapRequestState, string>>
  readonly events: Readonly<Record<RecapRequestEventKind, (event: RecapRequestEvent) => string>>
}

/** Words of requests for recaps that pages, documents and terminals share. */
export const recapRequestWords: Readonly<Record<Locale, Words>> = {
  fr: {
    kinds: { supplier: 'Fournisseur', contractor: 'Prestataire' },
    states: {
      sent: 'En attente de réponse',
      received: 'Récapitulatif reçu',
      declined: 'Réponse négative',
      closed: 'Close',
      stored: 'Enregistré dans les achats',
    },
    events: {
      asked: () => 'Demande envoyée.',
      reminded: () => 'Rappel envoyé.',
      received: ({ file }) =>
        file === null
          ? 'Récapitulatif remis.'
          : `Récapitulatif remis : « ${file.name} », ${countedFr(file.rowCount, 'ligne', 'lignes')}.`,
      declined: ({ reason }) =>
        reason === null ? 'Réponse : ne peut pas le remettre.' : `Réponse : ne peut pas le remettre. « ${reason} »`,
      stopped: () => 'L’adresse ne veut plus recevoir de demandes par ma cantine.',
      closed: () => 'Demande close par un gestionnaire.',
      stored: () => 'Récapitulatif enregistré dans les achats.',
      undone: () => 'Enregistrement annulé.',
    },
  },
  en: {
    kinds: { supplier: 'Supplier', contractor: 'Contractor' },
    states: {
      sent: 'Awaits an answer',
      received: 'Recap received',
      declined: 'The answer is no',
      closed: 'Closed',
      stored: 'Stored in the purchases',
    },
    events: {
      asked: () => 'Request sent.',
      reminded: () => 'Reminder sent.',
      received: ({ file }) =>
        file === null ? 'Recap given.' : `Recap given: “${file.name}”, ${countedEn(file.rowCount, 'row', 'rows')}.`,
      declined: ({ reason }) => (reason === null ? 'Answer: cannot give it.' : `Answer: cannot give it. “${reason}”`),
      stopped: () => 'The address wants no more requests through ma cantine.',
      closed: () => 'Request closed by a manager.',
      stored: () => 'Recap stored in the purchases.',
      undone: () => 'The storing was undone.',
    },
  },
}

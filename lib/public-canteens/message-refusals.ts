import { catalogue } from '../messages/catalogue.ts'
import { formatDay } from '../messages/dates.ts'

/** Why a message to a canteen is not taken, or not decided. */
export const messageRefusals = catalogue(
  {
    'canteen-without-manager':
      'Personne ne gère encore cette cantine sur ma cantine : un message n’y serait lu par personne. Adressez-vous directement à l’établissement.',
    'canteen-with-manager':
      'Cette cantine a un gestionnaire maintenant. Vous pouvez lui écrire depuis la page publique de la cantine.',
    'already-invited': (date: string) =>
      `Une invitation pour cette cantine est déjà partie, ou attend d’être relue. Vous pourrez en envoyer une autre à partir du ${formatDay(date, 'fr')}.`,
    'outdated-invitation':
      'Cette cantine a un gestionnaire depuis : cette invitation dirait le contraire. Bloquez-la ; l’élu peut écrire au gestionnaire depuis la page publique de la cantine.',
    'unknown-message': 'Ce message n’existe pas, ou il a été effacé.',
    'unknown-decision-link':
      'Ce lien n’est pas valable. Ouvrez-le depuis l’e-mail reçu ; le message a peut-être aussi été effacé.',
  },
  {
    'canteen-without-manager':
      'Nobody manages this canteen on ma cantine yet: nobody would read a message there. Please ask the establishment itself.',
    'canteen-with-manager':
      'This canteen has a manager now. You can write to them from the public page of the canteen.',
    'already-invited': date =>
      `An invitation for this canteen has left already, or waits to be read. You can send another one from ${formatDay(date, 'en')} on.`,
    'outdated-invitation':
      'This canteen has a manager by now: the invitation would say that it has none. Block it; the elected official can write to the manager from the public page of the canteen.',
    'unknown-message': 'This message does not exist, or was erased.',
    'unknown-decision-link':
      'This link is not valid. Open it from the e-mail that you received; the message may also have been erased.',
  },
)

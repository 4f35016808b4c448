import { catalogue } from '../messages/catalogue.ts'

/** Why a message to a canteen is not taken, or not decided. */
export const messageRefusals = catalogue(
  {
    'canteen-without-manager':
      'Personne ne gère encore cette cantine sur ma cantine : un message n’y serait lu par personne. Adressez-vous directement à l’établissement.',
    'unknown-decision-link':
      'Ce lien n’est pas valable. Ouvrez-le depuis le courriel reçu ; le message a peut-être aussi été effacé.',
  },
  {
    'canteen-without-manager':
      'Nobody manages this canteen on ma cantine yet: nobody would read a message there. Please ask the establishment itself.',
    'unknown-decision-link':
      'This link is not valid. Open it from the e-mail that you received; the message may also have been erased.',
  },
)

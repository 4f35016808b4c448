import { catalogue } from '../messages/catalogue.ts'
import { formatMoment } from '../messages/dates.ts'

/** The objections to requests for recaps, and to their answers, that need stored data. */
export const recapRequestRefusals = catalogue(
  {
    'unknown-request': 'Cette demande de récapitulatif n’existe pas.',
    'unknown-link':
      'Ce lien n’ouvre aucune demande : vérifiez qu’il est entier, ou répondez à la personne qui vous a écrit.',
    'link-over':
      'Cette demande n’attend plus de réponse : la personne qui vous a écrit l’a close, ou a enregistré ce que vous avez remis.',
    'link-full': (most: number) =>
      `Ce lien a déjà pris ${most} fichiers : répondez à la personne qui vous a écrit, pour qu’elle vous en envoie un autre.`,
    'mailbox-stopped':
      'La personne qui lit cette adresse ne veut plus recevoir de demandes par ma cantine : écrivez-lui vous-même, ou demandez à une autre adresse.',
    'already-asked':
      'Une demande pour cette adresse, ces cantines et cette période attend déjà sa réponse : relancez-la, ou clôturez-la.',
    'canteen-without-siret': (name: string) =>
      `La cantine « ${name} » n’a pas de numéro SIRET : un récapitulatif ne peut pas la nommer. Renseignez-le dans sa fiche.`,
    'remind-later': (date: string) =>
      `Un message est parti il y a moins d’une semaine : vous pourrez relancer à partir du ${formatMoment(date, 'fr')}.`,
    'not-awaited': 'Cette demande n’attend plus de réponse.',
    'no-open-request': 'Aucune demande n’attend de réponse à cette adresse.',
    'already-answered':
      'Vous avez déjà remis un récapitulatif : pour le corriger, remettez-en un autre, qui prendra sa place.',
    'unknown-proof': 'Aucune preuve n’a ce code : vérifiez-le.',
    'no-file': 'Aucun récapitulatif n’est encore venu en réponse à cette demande.',
  },
  {
    'unknown-request': 'This request for a recap does not exist.',
    'unknown-link': 'This link opens no request: check that it is whole, or answer the person who wrote to you.',
    'link-over':
      'This request no longer awaits an answer: the person who wrote to you closed it, or stored what you gave.',
    'link-full': most =>
      `This link has already taken ${most} files: answer the person who wrote to you, so that they send you another one.`,
    'mailbox-stopped':
      'The reader of this address no longer wants requests through ma cantine: write to them yourself, or ask another address.',
    'already-asked':
      'A request for this address, these canteens and this period already awaits its answer: send a reminder, or close it.',
    'canteen-without-siret': name =>
      `The canteen “${name}” has no SIRET number: a recap cannot name it. Enter it on its page.`,
    'remind-later': date =>
      `A message left less than a week ago: you can send a reminder from ${formatMoment(date, 'en')}.`,
    'not-awaited': 'This request no longer awaits an answer.',
    'no-open-request': 'No request awaits an answer at this address.',
    'already-answered': 'You have already given a recap: to correct it, give another one, which takes its place.',
    'unknown-proof': 'No proof has this code: check it.',
    'no-file': 'No recap has come yet in answer to this request.',
  },
)

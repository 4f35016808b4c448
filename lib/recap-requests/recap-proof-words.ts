import { counted } from '../messages/french.ts'
import { legalGround } from './legal-ground.ts'
import type { RecapRequestState } from './recap-request-states.ts'

/** The words of the proof of a request. It is a French administrative document: it has no other language. */
export const recapProofWords = {
  title: 'Preuve de demande de récapitulatif',
  banner: 'ma cantine — restauration collective, lois EGalim et anti-gaspillage',
  /** `period` as `formatPeriod` writes it. */
  subject: (provider: string, period: string) => `Demande faite à ${provider}, pour ce qui a été livré ${period}`,
  asked: (day: string, sender: string) => `Demande faite le ${day} par ${sender}.`,
  formerSender: 'une personne dont le compte est supprimé',
  deadline: (day: string) => `Une réponse était demandée au plus tard le ${day}.`,
  states: {
    sent: 'aucune réponse n’est venue.',
    received: 'un récapitulatif est venu ; il n’est pas encore enregistré dans les achats.',
    declined: 'la réponse est négative.',
    closed: 'la demande est close.',
    stored: 'le récapitulatif venu est enregistré dans les achats.',
  } satisfies Record<RecapRequestState, string>,
  stateOn: (day: string, state: string) => `À la date du ${day}, ${state}`,
  ground: legalGround.fr,
  meaning:
    'Ce document atteste les messages que ma cantine a fait partir et les réponses reçues par le lien qu’ils contiennent. Il ne dit pas ce qui a été échangé autrement.',
  events: 'Ce qui s’est passé',
  date: 'Date',
  event: 'Événement',
  canteens: 'Les établissements',
  canteen: 'Établissement',
  rows: 'Lignes',
  total: 'Montant HT',
  labelled: 'dont avec un label',
  nothing: '—',
  messages: (count: number) => `${counted(count, 'message envoyé', 'messages envoyés')} à l’adresse de la demande.`,
  check: 'Vérifier cette preuve',
  checkText: (address: string, code: string) =>
    `Le code de cette preuve est ${code}. La page ${address} dit si elle est authentique, et ce qui s’est passé depuis.`,
  qr: (address: string) => `Code QR qui mène à la page ${address}`,
  footer: (code: string, page: number, pages: number) =>
    `Preuve de demande de récapitulatif, code ${code}, page ${page} sur ${pages}`,
  /** Where the document has no letters of an alphabet. */
  replaced:
    'Le signe [?] tient la place de caractères que ce document ne sait pas dessiner. Ils sont entiers sur la page de vérification.',
}

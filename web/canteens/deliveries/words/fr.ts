import { ofName } from '@ma-cantine/lib/messages/elision'

/** The sentences about the kitchens that ask to deliver to a canteen. English has the same shape, or does not compile. */
export const fr = {
  title: 'Ce livreur de repas est-il le vôtre ?',
  text: 'L’équipe de cet établissement indique qu’il livre votre cantine. Si vous acceptez, votre cantine devient l’un de ses satellites : elle reçoit ses repas de lui, et voit ce qu’il déclare pour elle. Rien ne change sans votre accord.',
  siret: 'Numéro SIRET :',
  asker: (person: string, date: string) => `Demande ${ofName(person)}, le ${date}`,
  accept: 'Accepter',
  acceptNamed: (name: string) => `Accepter « ${name} » comme livreur de repas`,
  accepting: 'Un instant…',
  accepted: (name: string) => `« ${name} » est maintenant le livreur de repas de votre cantine.`,
  decline: 'Décliner',
  declineNamed: (name: string) => `Décliner la demande de « ${name} »`,
  declineQuestion: (name: string) => `Décliner la demande de « ${name} » ?`,
  declineKeep: 'Garder la demande',
  declineText: 'Un e-mail préviendra la personne qui l’a faite. Rien ne change pour votre cantine.',
  declined: (name: string) => `La demande de « ${name} » est déclinée.`,
}
export type Words = typeof fr

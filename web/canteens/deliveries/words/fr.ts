import { ofName } from '@ma-cantine/lib/messages/elision'

/** The sentences about the kitchens that ask to deliver to a canteen, and the groups that ask it to join. English has the same shape, or does not compile. */
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
  ofGroup: {
    title: 'Votre cantine fait-elle partie de ce groupe ?',
    text: 'L’équipe de ce groupe de cantines vous propose de le rejoindre. Si vous acceptez, le groupe donne les achats de votre cantine et les télédéclare avec ceux de ses autres cantines. Rien ne change sans votre accord, et vous pouvez quitter le groupe.',
    acceptNamed: (name: string) => `Accepter de rejoindre le groupe « ${name} »`,
    accepted: (name: string) => `Votre cantine fait maintenant partie du groupe « ${name} ».`,
  },
}
export type Words = typeof fr

/** The sentences about the team of a canteen. English has the same shape, or does not compile. */
export const fr = {
  join: {
    action: 'Rejoindre cette cantine',
    actionNamed: (name: string) => `Rejoindre cette cantine : ${name}`,
    sending: 'Envoi en cours…',
    sent: 'Demande envoyée',
    sentNamed: (name: string) => `Demande envoyée : ${name}`,
    sentText: (name: string) =>
      `L’équipe de la cantine « ${name} » a été contactée : un e-mail vous dira si votre demande est acceptée.`,
    title: (name: string) => `Rejoindre l’équipe de « ${name} »`,
    text: 'L’équipe verra votre nom et votre adresse e-mail. Une fois acceptée, votre demande vous permet de gérer cette cantine avec elle.',
    message: 'Votre message',
    messageHint: 'Dites par exemple qui vous êtes et ce que vous faites pour cette cantine.',
    send: 'Envoyer la demande',
  },
  claim: {
    action: 'Revendiquer la cantine',
    actionNamed: (name: string) => `Revendiquer la cantine : ${name}`,
    sending: 'Un instant…',
    done: 'Cette cantine est la vôtre',
    doneText: (name: string) => `Vous gérez maintenant la cantine « ${name} ».`,
  },
}
export type Words = typeof fr

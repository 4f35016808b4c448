import { ofName } from '@ma-cantine/lib/messages/elision'
import { counted } from '@ma-cantine/lib/messages/french'

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
  team: {
    introduction:
      'Les gestionnaires ont les mêmes droits : modifier la cantine ou la supprimer, ajouter et retirer des gestionnaires.',
    managers: (count: number) => counted(count, 'gestionnaire', 'gestionnaires'),
    you: 'Vous',
    remove: 'Retirer',
    removeNamed: (name: string) => `Retirer ${name} de l’équipe`,
    removeQuestion: (name: string) => `Retirer ${name} de l’équipe ?`,
    removeKeep: 'Garder dans l’équipe',
    removeText: (email: string) =>
      `La personne dont l’adresse est ${email} ne verra plus cette cantine, ni ses achats, et un e-mail le lui dira. Les codes de pesée qu’elle a ouverts s’arrêtent : si la cuisine s’en sert, ouvrez-en un autre. Vous pourrez ajouter cette personne de nouveau.`,
    removed: (name: string) => `${name} ne fait plus partie de l’équipe.`,
    removedBefore: (name: string) =>
      `${name} ne faisait déjà plus partie de l’équipe : une autre personne s’en est chargée.`,
    leave: 'Quitter l’équipe',
    leaveQuestion: 'Quitter l’équipe de cette cantine ?',
    stay: 'Rester dans l’équipe',
    leaveText:
      'Vous ne verrez plus cette cantine, ni ses achats, et les codes de pesée que vous avez ouverts s’arrêtent. Pour revenir, il faudra demander à rejoindre son équipe.',
    leaveLastText:
      'Personne d’autre ne gère cette cantine. Une fois votre départ enregistré, vous ne verrez plus la cantine ni ses achats, qui sont gardés : toute personne qui la trouve pourra la revendiquer. Les codes de pesée que vous avez ouverts s’arrêtent. Pour confier la cantine à quelqu’un, ajoutez d’abord cette personne.',
    left: 'Vous avez quitté l’équipe',
    leftText: (name: string) => `Vous ne gérez plus la cantine « ${name} ».`,
    invitations: 'Invitations en attente',
    invitation: 'Invitation envoyée : la personne rejoindra l’équipe dès que son compte aura cette adresse.',
    withdraw: 'Annuler l’invitation',
    withdrawNamed: (email: string) => `Annuler l’invitation ${ofName(email)}`,
    withdrawQuestion: (email: string) => `Annuler l’invitation ${ofName(email)} ?`,
    withdrawKeep: 'Garder l’invitation',
    withdrawText:
      'Cette personne ne pourra plus rejoindre l’équipe avec l’invitation reçue. Vous pourrez l’inviter de nouveau.',
    withdrawn: (email: string) => `L’invitation ${ofName(email)} est annulée.`,
    requests: 'Demandes en attente',
    requestsText:
      'Ces personnes souhaitent gérer la cantine avec vous. N’acceptez que celles que vous connaissez : un e-mail leur donne votre réponse.',
    requestDate: (date: string) => `Demande du ${date}`,
    accept: 'Accepter',
    acceptNamed: (name: string) => `Accepter ${name} dans l’équipe`,
    accepting: 'Un instant…',
    accepted: (name: string) => `${name} fait maintenant partie de l’équipe.`,
    decline: 'Décliner',
    declineNamed: (name: string) => `Décliner la demande ${ofName(name)}`,
    declineQuestion: (name: string) => `Décliner la demande ${ofName(name)} ?`,
    declineKeep: 'Garder la demande',
    declineText:
      'Un e-mail lui dira que l’équipe n’a pas accepté sa demande. Cette personne pourra demander de nouveau.',
    declined: (name: string) => `La demande ${ofName(name)} est déclinée.`,
    add: 'Ajouter une personne',
    addText: 'Avec un compte, elle rejoint l’équipe tout de suite. Sans compte, un e-mail l’invite à en créer un.',
    email: 'Adresse e-mail',
    addAction: 'Ajouter à l’équipe',
    adding: 'Un instant…',
    joined: (email: string) => `${email} fait maintenant partie de l’équipe.`,
    invited: (email: string) => `Une invitation est partie à ${email}.`,
    present: (email: string) => `${email} fait déjà partie de l’équipe, ou a déjà une invitation.`,
  },
}
export type Words = typeof fr

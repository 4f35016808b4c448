import { catalogue } from '@ma-cantine/lib/messages/catalogue'

interface Delivery {
  readonly canteen: string
  readonly kitchen: string
}

/** The sentences of the messages about the central kitchen that delivers to a canteen. */
export const deliveryEmailWords = catalogue(
  {
    asked: {
      subject: 'Un livreur de repas demande à être celui de votre cantine',
      text: 'Sur ma cantine, l’équipe d’un livreur de repas indique qu’il livre votre cantine. Rien ne change sans votre accord :',
      next: 'Si c’est bien lui qui vous livre, acceptez sa demande sur la page de votre cantine ; sinon, déclinez-la.',
    },
    accepted: {
      subject: 'Votre livreur de repas est accepté',
      text: 'L’équipe de la cantine a accepté votre demande. La cantine fait maintenant partie de vos satellites :',
      next: 'Vous la retrouvez dans la liste de vos satellites.',
    },
    declined: {
      subject: 'Votre livreur de repas n’est pas retenu',
      text: 'L’équipe de la cantine a décliné votre demande. Rien n’a changé pour elle :',
      next: 'Si vous la livrez, prenez contact avec elle, puis refaites votre demande.',
    },
    linked: {
      subject: 'Un livreur de repas indique livrer votre cantine',
      text: 'Sur ma cantine, l’équipe d’un livreur de repas a ajouté votre cantine à celles qu’elle livre :',
      next: 'Si ce n’est pas le cas, corrigez-le dans la fiche de votre cantine :',
    },
    unlinked: {
      subject: 'Un livreur de repas ne livre plus votre cantine',
      text: 'Sur ma cantine, l’équipe d’un livreur de repas a retiré votre cantine de celles qu’elle livre :',
      next: 'Si une autre cuisine vous livre maintenant, indiquez-la dans la fiche de votre cantine :',
    },
    renumbered: {
      subject: 'Le livreur de repas de votre cantine change de SIRET',
      text: 'Sur ma cantine, l’équipe de votre livreur de repas a changé son numéro SIRET. La fiche de votre cantine indique maintenant ce numéro :',
      next: 'Si ce n’est plus lui qui vous livre, corrigez-le dans la fiche de votre cantine :',
    },
    both: {
      canteen: ({ canteen }: Delivery) => `La cantine : ${canteen}`,
      kitchen: ({ kitchen }: Delivery) => `Le livreur de repas : ${kitchen}`,
      button: 'Voir cette cantine',
      buttonOfSeveral: 'Voir mes cantines',
    },
    group: {
      canteen: ({ canteen }: Delivery) => `La cantine : ${canteen}`,
      kitchen: ({ kitchen }: Delivery) => `Le groupe : ${kitchen}`,
      button: 'Voir cette cantine',
      buttonOfSeveral: 'Voir mes cantines',
    },
  },
  {
    asked: {
      subject: 'A meal deliverer asks to be that of your canteen',
      text: 'On ma cantine, the team of a meal deliverer says that it delivers to your canteen. Nothing changes unless you agree:',
      next: 'If it does deliver to you, accept its request on the page of your canteen; otherwise, decline it.',
    },
    accepted: {
      subject: 'Your meal deliverer is accepted',
      text: 'The team of the canteen accepted your request. The canteen is now one of your satellites:',
      next: 'You find it in the list of your satellites.',
    },
    declined: {
      subject: 'Your meal deliverer is not accepted',
      text: 'The team of the canteen declined your request. Nothing changed for it:',
      next: 'If you deliver to it, talk to its team, then make your request again.',
    },
    linked: {
      subject: 'A meal deliverer says that it delivers to your canteen',
      text: 'On ma cantine, the team of a meal deliverer added your canteen to those that it delivers to:',
      next: 'If this is not so, correct it on the page of your canteen:',
    },
    unlinked: {
      subject: 'A meal deliverer no longer delivers to your canteen',
      text: 'On ma cantine, the team of a meal deliverer removed your canteen from those that it delivers to:',
      next: 'If another kitchen now delivers to you, name it on the page of your canteen:',
    },
    renumbered: {
      subject: 'The meal deliverer of your canteen changes its SIRET',
      text: 'On ma cantine, the team of your meal deliverer changed its SIRET number. The page of your canteen now gives this number:',
      next: 'If it no longer delivers to you, correct this on the page of your canteen:',
    },
    both: {
      canteen: ({ canteen }) => `The canteen: ${canteen}`,
      kitchen: ({ kitchen }) => `The meal deliverer: ${kitchen}`,
      button: 'See this canteen',
      buttonOfSeveral: 'See my canteens',
    },
    group: {
      canteen: ({ canteen }) => `The canteen: ${canteen}`,
      kitchen: ({ kitchen }) => `The group: ${kitchen}`,
      button: 'See this canteen',
      buttonOfSeveral: 'See my canteens',
    },
  },
)

/** The same where one message is about several canteens. */
export const severalDeliveriesWords = catalogue(
  {
    asked: {
      subject: 'Un livreur de repas demande à être celui de plusieurs de vos cantines',
      text: 'Sur ma cantine, l’équipe d’un livreur de repas indique qu’il livre plusieurs de vos cantines. Rien ne change sans votre accord :',
      next: 'Si c’est bien lui qui les livre, acceptez ses demandes sur la page de chaque cantine ; sinon, déclinez-les.',
    },
    unlinked: {
      subject: 'Un livreur de repas ne livre plus plusieurs de vos cantines',
      text: 'Sur ma cantine, l’équipe d’un livreur de repas a retiré plusieurs de vos cantines de celles qu’elle livre :',
      next: 'Si une autre cuisine les livre maintenant, indiquez-la dans la fiche de chacune :',
    },
    renumbered: {
      subject: 'Le livreur de repas de plusieurs de vos cantines change de SIRET',
      text: 'Sur ma cantine, l’équipe de votre livreur de repas a changé son numéro SIRET. Les fiches de vos cantines indiquent maintenant ce numéro :',
      next: 'Si ce n’est plus lui qui les livre, corrigez-le dans la fiche de chacune :',
    },
  },
  {
    asked: {
      subject: 'A meal deliverer asks to be that of several of your canteens',
      text: 'On ma cantine, the team of a meal deliverer says that it delivers to several of your canteens. Nothing changes unless you agree:',
      next: 'If it does deliver to them, accept its requests on the page of each canteen; otherwise, decline them.',
    },
    unlinked: {
      subject: 'A meal deliverer no longer delivers to several of your canteens',
      text: 'On ma cantine, the team of a meal deliverer removed several of your canteens from those that it delivers to:',
      next: 'If another kitchen now delivers to them, name it on the page of each:',
    },
    renumbered: {
      subject: 'The meal deliverer of several of your canteens changes its SIRET',
      text: 'On ma cantine, the team of your meal deliverer changed its SIRET number. The pages of your canteens now give this number:',
      next: 'If it no longer delivers to them, correct this on the page of each:',
    },
  },
)

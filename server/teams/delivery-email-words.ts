import { catalogue } from '@ma-cantine/lib/messages/catalogue'

interface Delivery {
  readonly canteen: string
  readonly kitchen: string
}

/** The sentences of the messages to the team of a canteen about the central kitchen that delivers to it. */
export const deliveryEmailWords = catalogue(
  {
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
    both: {
      canteen: ({ canteen }: Delivery) => `Votre cantine : ${canteen}`,
      kitchen: ({ kitchen }: Delivery) => `Le livreur de repas : ${kitchen}`,
      button: 'Voir cette cantine',
    },
  },
  {
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
    both: {
      canteen: ({ canteen }) => `Your canteen: ${canteen}`,
      kitchen: ({ kitchen }) => `The meal deliverer: ${kitchen}`,
      button: 'See this canteen',
    },
  },
)

import { catalogue } from '@ma-cantine/lib/messages/catalogue'

/** The sentences of the messages about the group that a canteen belongs to. */
export const groupEmailWords = catalogue(
  {
    asked: {
      subject: 'Un groupe propose à votre cantine de le rejoindre',
      text: 'Sur ma cantine, l’équipe d’un groupe de cantines satellites propose à la vôtre de le rejoindre. Il déclarerait alors ses achats pour elle. Rien ne change sans votre accord :',
      next: 'Si votre cantine en fait partie, acceptez sa demande sur la page de la cantine ; sinon, déclinez-la.',
    },
    accepted: {
      subject: 'La cantine a rejoint votre groupe',
      text: 'L’équipe de la cantine a accepté votre demande. La cantine fait maintenant partie de votre groupe :',
      next: 'Vous la retrouvez dans la liste de vos satellites.',
    },
    declined: {
      subject: 'La cantine ne rejoint pas votre groupe',
      text: 'L’équipe de la cantine a décliné votre demande. Rien n’a changé pour elle :',
      next: 'Si elle fait partie de votre groupe, prenez contact avec son équipe, puis refaites votre demande.',
    },
    linked: {
      subject: 'Votre cantine fait partie d’un groupe',
      text: 'Sur ma cantine, l’équipe d’un groupe de cantines satellites a ajouté votre cantine à son groupe :',
      next: 'Si ce n’est pas le cas, quittez ce groupe sur la page de votre cantine :',
    },
    unlinked: {
      subject: 'Votre cantine ne fait plus partie de son groupe',
      text: 'Sur ma cantine, l’équipe d’un groupe de cantines satellites a retiré votre cantine de son groupe. Vos achats sont de nouveau à déclarer par vous :',
      next: 'Vérifiez dans la fiche de votre cantine qui livre vos repas :',
    },
    left: {
      subject: 'Une cantine a quitté votre groupe',
      text: 'Sur ma cantine, l’équipe d’une cantine l’a retirée de votre groupe :',
      next: 'Si elle en fait toujours partie, prenez contact avec son équipe, puis demandez-lui de le rejoindre.',
    },
    converted: {
      subject: 'Le livreur de repas de votre cantine devient un groupe',
      text: 'Sur ma cantine, l’équipe de votre livreur de repas l’a converti en groupe de cantines satellites, et votre cantine en fait partie. Il déclare pour elle ce qu’il déclarait déjà :',
      next: 'Vous n’avez rien à faire. Si votre cantine n’en fait pas partie, quittez ce groupe sur sa page :',
    },
    reverted: {
      subject: 'Le groupe de votre cantine redevient un livreur de repas',
      text: 'Sur ma cantine, l’équipe de votre groupe a annulé sa conversion : il est de nouveau le livreur de repas de votre cantine, comme avant :',
      next: 'Vous n’avez rien à faire. Si ce n’est plus lui qui vous livre, corrigez-le dans la fiche de votre cantine :',
    },
  },
  {
    asked: {
      subject: 'A group asks your canteen to join it',
      text: 'On ma cantine, the team of a group of satellite canteens asks yours to join it. It would then declare its purchases for it. Nothing changes unless you agree:',
      next: 'If your canteen belongs to it, accept its request on the page of the canteen; otherwise, decline it.',
    },
    accepted: {
      subject: 'The canteen joined your group',
      text: 'The team of the canteen accepted your request. The canteen now belongs to your group:',
      next: 'You find it in the list of your satellites.',
    },
    declined: {
      subject: 'The canteen does not join your group',
      text: 'The team of the canteen declined your request. Nothing changed for it:',
      next: 'If it belongs to your group, talk to its team, then make your request again.',
    },
    linked: {
      subject: 'Your canteen belongs to a group',
      text: 'On ma cantine, the team of a group of satellite canteens added your canteen to its group:',
      next: 'If this is not so, leave this group on the page of your canteen:',
    },
    unlinked: {
      subject: 'Your canteen no longer belongs to its group',
      text: 'On ma cantine, the team of a group of satellite canteens removed your canteen from its group. Its purchases are yours to declare again:',
      next: 'Check on the page of your canteen who delivers your meals:',
    },
    left: {
      subject: 'A canteen left your group',
      text: 'On ma cantine, the team of a canteen took it out of your group:',
      next: 'If it still belongs to it, talk to its team, then ask it to join again.',
    },
    converted: {
      subject: 'The meal deliverer of your canteen becomes a group',
      text: 'On ma cantine, the team of your meal deliverer converted it into a group of satellite canteens, to which your canteen belongs. It declares for it what it declared before:',
      next: 'There is nothing to do. If your canteen does not belong to it, leave this group on its page:',
    },
    reverted: {
      subject: 'The group of your canteen becomes a meal deliverer again',
      text: 'On ma cantine, the team of your group undid its conversion: it is the meal deliverer of your canteen again, as before:',
      next: 'There is nothing to do. If it no longer delivers to you, correct this on the page of your canteen:',
    },
  },
)

/** The same where one message is about several canteens. */
export const severalInGroupWords = catalogue(
  {
    asked: {
      subject: 'Un groupe propose à plusieurs de vos cantines de le rejoindre',
      text: 'Sur ma cantine, l’équipe d’un groupe de cantines satellites propose à plusieurs des vôtres de le rejoindre. Rien ne change sans votre accord :',
      next: 'Si elles en font partie, acceptez ses demandes sur la page de chaque cantine ; sinon, déclinez-les.',
    },
    unlinked: {
      subject: 'Plusieurs de vos cantines ne font plus partie de leur groupe',
      text: 'Sur ma cantine, l’équipe d’un groupe de cantines satellites a retiré plusieurs de vos cantines de son groupe. Leurs achats sont de nouveau à déclarer par vous :',
      next: 'Vérifiez dans la fiche de chacune qui livre ses repas :',
    },
    converted: {
      subject: 'Le livreur de repas de plusieurs de vos cantines devient un groupe',
      text: 'Sur ma cantine, l’équipe de votre livreur de repas l’a converti en groupe de cantines satellites, et plusieurs de vos cantines en font partie. Il déclare pour elles ce qu’il déclarait déjà :',
      next: 'Vous n’avez rien à faire. Si l’une d’elles n’en fait pas partie, quittez ce groupe sur sa page :',
    },
    reverted: {
      subject: 'Le groupe de plusieurs de vos cantines redevient un livreur de repas',
      text: 'Sur ma cantine, l’équipe de votre groupe a annulé sa conversion : il est de nouveau le livreur de repas de plusieurs de vos cantines, comme avant :',
      next: 'Vous n’avez rien à faire. Si ce n’est plus lui qui les livre, corrigez-le dans la fiche de chacune :',
    },
  },
  {
    asked: {
      subject: 'A group asks several of your canteens to join it',
      text: 'On ma cantine, the team of a group of satellite canteens asks several of yours to join it. Nothing changes unless you agree:',
      next: 'If they belong to it, accept its requests on the page of each canteen; otherwise, decline them.',
    },
    unlinked: {
      subject: 'Several of your canteens no longer belong to their group',
      text: 'On ma cantine, the team of a group of satellite canteens removed several of your canteens from its group. Their purchases are yours to declare again:',
      next: 'Check on the page of each who delivers its meals:',
    },
    converted: {
      subject: 'The meal deliverer of several of your canteens becomes a group',
      text: 'On ma cantine, the team of your meal deliverer converted it into a group of satellite canteens, to which several of your canteens belong. It declares for them what it declared before:',
      next: 'There is nothing to do. If one of them does not belong to it, leave this group on its page:',
    },
    reverted: {
      subject: 'The group of several of your canteens becomes a meal deliverer again',
      text: 'On ma cantine, the team of your group undid its conversion: it is the meal deliverer of several of your canteens again, as before:',
      next: 'There is nothing to do. If it no longer delivers to them, correct this on the page of each:',
    },
  },
)

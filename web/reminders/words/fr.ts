/** The sentences about reminders. English has the same shape, or does not compile. */
export const fr = {
  title: 'Mes rappels par e-mail',
  text: 'Chaque rappel réunit toutes vos cantines en un seul message, et ne part qu’une fois par campagne.',
  labels: { pace: 'Les rappels que je reçois' },
  paces: {
    all: 'Tous les rappels',
    essential: 'Seulement l’essentiel',
    none: 'Aucun rappel',
  },
  hints: {
    all: 'L’ouverture de la campagne, ce qu’il reste à faire, les cinq derniers jours, la période de correction et la confirmation de vos télédéclarations.',
    essential: 'Un message par campagne, cinq jours avant sa fin, s’il reste quelque chose à faire.',
    none: 'Les messages que vous demandez et ceux de vos équipes arrivent toujours.',
  },
  action: 'Enregistrer mon choix',
  busy: 'Enregistrement…',
  saved: 'Votre choix est enregistré',
  unconfirmed: 'Les rappels ne partent qu’à une adresse confirmée : confirmez la vôtre pour les recevoir.',
  developer: 'En mode développeur, les rappels de campagne ne vous sont pas envoyés.',
  month: {
    title: 'Mon point du mois par e-mail',
    text: 'Au début de chaque mois, un message réunit toutes vos cantines : vos parts de produits durables et de qualité, ce que le mois a changé, les produits sans label qui pèsent le plus, et ce qui vous attend.',
    label: 'Le point du mois',
    choices: { yes: 'Je le reçois', no: 'Je ne le reçois pas' },
    hints: {
      yes: 'Un message par mois, s’il y a des achats dans l’année. Chacun porte un lien pour l’arrêter.',
      no: 'Les mêmes chiffres restent dans la synthèse de vos achats.',
    },
    action: 'Enregistrer mon choix du point du mois',
    question: 'Souhaitez-vous ne plus recevoir le point du mois ?',
    questionText:
      'Vos autres messages arriveront toujours. Vous pourrez le reprendre quand vous le voudrez, ici ou dans votre compte.',
    stop: 'Ne plus recevoir le point du mois',
    resume: 'Recevoir de nouveau le point du mois',
    done: { yes: 'Vous recevrez de nouveau le point du mois', no: 'Vous ne recevrez plus le point du mois' },
    doneText: {
      yes: 'Il part au début de chaque mois, s’il y a des achats dans l’année.',
      no: 'Un message parti à l’instant peut encore arriver. Les mêmes chiffres restent dans la synthèse de vos achats.',
    },
  },
  link: {
    question: 'Souhaitez-vous ne plus recevoir de rappels de ma cantine ?',
    text: 'Les messages que vous demandez et ceux de vos équipes arriveront toujours. Vous pourrez reprendre les rappels quand vous le voudrez.',
    stop: 'Ne plus recevoir de rappels',
    essential: 'Garder le dernier seulement, cinq jours avant la fin de la campagne',
    resume: 'Reprendre les rappels',
    busy: 'Un instant…',
    done: {
      all: 'Vous recevrez de nouveau tous les rappels',
      essential: 'Vous recevrez le dernier rappel seulement',
      none: 'Vous ne recevrez plus de rappels',
    },
    doneText: {
      all: 'L’ouverture de la campagne, ce qu’il reste à faire, les cinq derniers jours et vos confirmations : chacun en un seul message pour toutes vos cantines.',
      essential: 'Il part une fois par campagne, cinq jours avant sa fin, s’il vous reste quelque chose à faire.',
      none: 'Un message parti à l’instant peut encore arriver. Ce que vous avez à faire reste sur ma cantine, à tout moment.',
    },
    failed: 'Rien n’a été changé',
    home: 'Revenir à l’accueil',
  },
}
export type Words = typeof fr

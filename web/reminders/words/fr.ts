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

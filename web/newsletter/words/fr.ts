/** The sentences about the newsletter. English has the same shape, or does not compile. */
export const fr = {
  block: {
    title: 'La lettre d’information',
    text: 'Les nouvelles du service, les dates à retenir, des idées d’autres cantines : un e-mail par mois au plus.',
    labels: { email: 'Votre adresse e-mail' },
    hint: 'Exemple : prenom.nom@exemple.fr',
    action: 'M’abonner',
    busy: 'Envoi en cours…',
    sentTitle: 'Il reste une étape',
    sent: (email: string) =>
      `Un message est parti à l’adresse ${email}. Suivez le lien qu’il contient pour confirmer votre abonnement.`,
  },
  confirmation: {
    question: 'Souhaitez-vous recevoir la lettre d’information de ma cantine, un e-mail par mois au plus ?',
    otherwise:
      'Si vous n’avez rien demandé, fermez simplement cette page : sans votre accord, cette adresse sera effacée.',
    action: 'Oui, je m’abonne',
    busy: 'Confirmation en cours…',
    done: 'Merci, vous êtes abonné',
    doneText: (email: string) =>
      `La prochaine lettre arrivera à l’adresse ${email}. Le message reçu contient aussi le lien qui met fin à l’abonnement : gardez-le.`,
    failed: 'Votre abonnement n’a pas été confirmé',
  },
  departure: {
    question: 'Souhaitez-vous ne plus recevoir la lettre d’information ?',
    text: 'Votre abonnement prendra fin et votre adresse sera effacée, tout de suite.',
    action: 'Mettre fin à mon abonnement',
    busy: 'Un instant…',
    done: 'Votre abonnement a pris fin',
    doneText:
      'Votre adresse est effacée. Vous pourrez vous abonner de nouveau depuis la page d’accueil, quand vous le voudrez.',
    failed: 'Rien n’a été changé',
  },
  home: 'Revenir à l’accueil',
  retry: 'Réessayer',
}
export type Words = typeof fr

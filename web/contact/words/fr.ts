/** The sentences of the contact form. English has the same shape, or does not compile. */
export const fr = {
  intro: 'Une question, un problème, une idée : écrivez-nous, une personne de notre équipe vous répondra par e-mail.',
  resources: {
    title: 'La réponse est peut-être déjà là',
    documentation: 'La documentation du service',
  },
  form: {
    title: 'Votre question n’y est pas ?',
    labels: {
      from: 'Votre adresse e-mail',
      name: 'Votre nom',
      inquiryType: 'Sujet de votre message',
      message: 'Votre message',
    },
    fromHint: 'C’est à elle que nous répondrons. Par exemple : prenom.nom@exemple.fr',
    messageHint: 'N’y mettez ni mot de passe, ni donnée de santé, ni autre information sensible.',
    trap: 'Laissez ce champ vide',
    action: 'Envoyer',
    busy: 'Envoi en cours…',
  },
  sent: {
    title: 'Message envoyé',
    text: 'Votre message a bien été envoyé. Nous reviendrons vers vous dans les plus brefs délais.',
  },
  restored: {
    title: 'Nous avons retrouvé votre message',
    text: 'Il était resté dans cet onglet. Relisez-le, puis envoyez-le.',
    attempted:
      'Son envoi a été interrompu : nous ne savons pas s’il est parti. Envoyez-le de nouveau sans crainte, il n’arrivera qu’une fois.',
    clear: 'Effacer et recommencer',
  },
  email: {
    title: 'Vous préférez votre messagerie ?',
    text: 'Écrivez-nous directement à cette adresse :',
    instead: 'Vous pouvez aussi nous écrire à cette adresse :',
  },
}
export type Words = typeof fr

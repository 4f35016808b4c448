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
  decision: {
    question: 'Ce message peut-il être transmis aux gestionnaires de la cantine ?',
    advice:
      'Relisez-le dans l’e-mail reçu. Bloquez-le s’il est injurieux, s’il fait de la publicité ou s’il livre des données sensibles.',
    send: 'Transmettre le message',
    block: 'Bloquer le message',
    busy: 'Un instant…',
    sent: {
      title: 'Message transmis',
      text: 'Les gestionnaires de la cantine le reçoivent, et vous en copie. Ils répondront directement à la personne.',
    },
    blocked: {
      title: 'Message bloqué',
      text: 'Il ne sera pas transmis. La personne qui l’a écrit n’en est pas avertie.',
    },
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

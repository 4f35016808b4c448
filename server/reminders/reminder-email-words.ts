import { catalogue } from '@ma-cantine/lib/messages/catalogue'

/** The sentences of reminders. */
export const reminderEmailWords = catalogue(
  {
    'opt-out': {
      text: 'Vous préférez recevoir moins de rappels, ou plus aucun ?',
      link: 'Choisissez en un clic, sans vous connecter.',
    },
    'first-no-canteen': {
      subject: 'Votre première cantine sur ma cantine',
      text: 'Vous avez créé votre compte sur ma cantine il y a quelques jours, et nous vous en remercions. Il ne vous reste plus qu’à y ajouter votre établissement : avec son numéro SIRET, cela prend quelques minutes.',
      next: 'Ajoutez votre cantine ici :',
      button: 'Ajouter ma cantine',
      help: 'Votre établissement y figure déjà ? Vous pouvez demander à rejoindre son équipe depuis la même page. Et si quelque chose vous arrête, répondez à ce message : nous vous aiderons volontiers.',
    },
    'second-no-canteen': {
      subject: 'Pouvons-nous vous aider à ajouter votre cantine ?',
      text: 'Votre compte sur ma cantine n’a pas encore de cantine. Peut-être le moment n’était-il pas le bon, ou une question vous a-t-elle arrêté ?',
      next: 'Quand vous le voudrez, tout commence ici :',
      button: 'Ajouter ma cantine',
      file: 'Si vous gérez plusieurs établissements, vous pouvez aussi les importer en une fois avec un fichier :',
      'file-button': 'Importer mes cantines',
      last: 'C’est le dernier rappel que nous vous envoyons à ce sujet. Pour toute question, il suffit de répondre à ce message.',
    },
    'no-diagnostic-one': {
      subject: 'Le premier bilan de votre cantine',
      text: (name: string) =>
        `La cantine « ${name} » est inscrite sur ma cantine, et n’a pas encore de bilan. Quelques chiffres suffisent pour savoir où elle en est : le total des achats de l’année, et la part des produits durables et de qualité.`,
      next: 'Commencez son bilan ici :',
      button: 'Commencer le bilan',
    },
    'no-diagnostic-many': {
      subject: (count: number) => `Le premier bilan de vos ${count} cantines`,
      text: 'Ces cantines sont inscrites sur ma cantine, et n’ont pas encore de bilan :',
      figures:
        'Quelques chiffres suffisent pour savoir où elles en sont : le total des achats de l’année, et la part des produits durables et de qualité. Vous pouvez aussi importer leurs bilans en une fois avec un fichier.',
      next: 'Vos cantines vous attendent ici :',
      button: 'Voir mes cantines',
    },
    'no-hurry':
      'Rien n’oblige à tout remplir d’un coup : vous pouvez vous arrêter et reprendre quand vous le souhaitez. Et si quelque chose vous arrête, répondez à ce message : nous vous aiderons volontiers.',
  },
  {
    'opt-out': {
      text: 'Would you rather get fewer reminders, or none?',
      link: 'Choose in one click, without signing in.',
    },
    'first-no-canteen': {
      subject: 'Your first canteen on ma cantine',
      text: 'You created your account on ma cantine a few days ago, and we thank you for it. All that remains is to add your establishment: with its SIRET number, it takes a few minutes.',
      next: 'Add your canteen here:',
      button: 'Add my canteen',
      help: 'Is your establishment already there? You can ask to join its team on the same page. And if something stops you, reply to this message: we will gladly help.',
    },
    'second-no-canteen': {
      subject: 'Can we help you add your canteen?',
      text: 'Your account on ma cantine has no canteen yet. Maybe it was not the right time, or a question stopped you?',
      next: 'Whenever you like, everything starts here:',
      button: 'Add my canteen',
      file: 'If you manage several establishments, you can also import them all at once from a file:',
      'file-button': 'Import my canteens',
      last: 'This is the last reminder that we send you about it. If you have a question, just reply to this message.',
    },
    'no-diagnostic-one': {
      subject: 'The first diagnostic of your canteen',
      text: name =>
        `The canteen “${name}” is registered on ma cantine and has no diagnostic yet. A few figures are enough to know where it stands: the total purchases of the year, and the share of sustainable and quality products.`,
      next: 'Start its diagnostic here:',
      button: 'Start the diagnostic',
    },
    'no-diagnostic-many': {
      subject: count => `The first diagnostic of your ${count} canteens`,
      text: 'These canteens are registered on ma cantine and have no diagnostic yet:',
      figures:
        'A few figures are enough to know where they stand: the total purchases of the year, and the share of sustainable and quality products. You can also import their diagnostics all at once from a file.',
      next: 'Your canteens are waiting for you here:',
      button: 'See my canteens',
    },
    'no-hurry':
      'Nothing has to be filled in all at once: you can stop and go on whenever you like. And if something stops you, reply to this message: we will gladly help.',
  },
)

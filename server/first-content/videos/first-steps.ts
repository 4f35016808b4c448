import type { FirstVideo } from '../first-video.ts'

export const firstSteps: FirstVideo = {
  name: 'premiers-pas',
  title: 'Premiers pas : inscrire sa cantine',
  description: 'Du compte à la première cantine, en une minute. Vidéo sans son, avec des sous-titres.',
  categories: ['technical'],
  slides: [
    {
      seconds: 8,
      title: 'Premiers pas',
      points: ['Créer son compte', 'Trouver sa cantine', 'Inviter son équipe'],
      said: ['Bonjour ! Voici comment inscrire votre cantine.', 'Trois étapes, et un café suffit.'],
    },
    {
      seconds: 10,
      title: '1. Créer son compte',
      points: ['Un nom, une adresse e-mail', 'Un lien de confirmation', 'Rien d’autre'],
      said: [
        'Choisissez « Créer mon compte » et donnez votre adresse e-mail.',
        'Vous recevez un lien : ouvrez-le pour confirmer votre adresse.',
      ],
    },
    {
      seconds: 10,
      title: '2. Trouver sa cantine',
      points: ['Le SIRET, sur vos factures', 'Elle existe déjà ? Rejoignez-la', 'Sinon, ajoutez-la'],
      said: [
        'Tapez le SIRET de votre établissement : il est sur vos factures.',
        'Si la cantine existe déjà, demandez à rejoindre son équipe.',
      ],
    },
    {
      seconds: 10,
      title: '3. Inviter son équipe',
      points: ['Autant de gestionnaires que vous voulez', 'Les mêmes droits pour tous'],
      said: [
        'Invitez vos collègues par e-mail, autant que vous voulez.',
        'Tous auront les mêmes droits : vous pourrez partir en vacances tranquille.',
      ],
    },
    {
      seconds: 8,
      title: 'Et après ?',
      points: ['Noter ses achats', 'Ou importer un fichier'],
      said: ['Votre cantine est inscrite. Notez maintenant vos achats, ou importez un fichier.', 'À bientôt !'],
    },
  ],
}

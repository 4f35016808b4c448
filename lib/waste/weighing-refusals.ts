import { catalogue } from '../messages/catalogue.ts'

/** The objections about weighings that need stored data. */
export const weighingRefusals = catalogue(
  {
    'unknown-weighing': 'Cette pesée n’existe pas.',
    'changed-elsewhere':
      'Cette pesée a été modifiée sur un autre appareil : reprenez votre correction si elle est juste.',
    'other-weighing': 'Cette pesée a été saisie autrement que par ce lien : il ne peut pas la changer.',
    'corrected-by-manager':
      'Votre gestionnaire a corrigé cette pesée : ce lien ne peut plus la changer. Signalez-lui ce qui n’est pas juste.',
    'too-many-links': (most: number) =>
      `Cette cantine a déjà ${most} liens de pesée ouverts : arrêtez ceux qui ne servent plus, puis recommencez.`,
    'unknown-link': 'Ce lien de pesée n’existe pas.',
    'unknown-code': 'Ce code n’ouvre aucune pesée : vérifiez-le, ou demandez-en un nouveau à votre gestionnaire.',
    'link-over': 'Ce code n’ouvre plus rien : il a été arrêté, ou sa période est finie. Demandez-en un nouveau.',
    'link-full': 'Ce lien a reçu tout ce qu’il peut recevoir de pesées : demandez-en un nouveau à votre gestionnaire.',
  },
  {
    'unknown-weighing': 'This weighing does not exist.',
    'changed-elsewhere': 'This weighing was changed on another device: make your correction again if it is right.',
    'other-weighing': 'This weighing was not entered through this link, which cannot change it.',
    'corrected-by-manager':
      'Your manager corrected this weighing, which this link can no longer change. Tell your manager what is not right.',
    'too-many-links': most =>
      `This canteen already has ${most} open weighing links: end those that no longer serve, then try again.`,
    'unknown-link': 'This weighing link does not exist.',
    'unknown-code': 'This code opens no weighing: check it, or ask your manager for a new one.',
    'link-over': 'This code opens nothing any more: it was ended, or its period is over. Ask for a new one.',
    'link-full': 'This link has received all the weighings that it can: ask your manager for a new one.',
  },
)

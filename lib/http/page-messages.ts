import { catalogue } from '../messages/catalogue.ts'

/** The pages that the server writes itself, where no screen of the site can be shown. */
export const pageMessages = catalogue(
  {
    'skip-link': 'Aller au contenu',
    unavailable: {
      title: 'Cette page ne peut pas s’afficher pour le moment',
      comfort: 'Ce qui est enregistré est à l’abri. Attendez un instant, puis rechargez cette page.',
    },
    'application-request': {
      title: 'La demande de l’application n’a pas abouti',
      reason:
        'L’application d’où vous venez a envoyé une demande que ma cantine ne peut pas suivre, ou cette demande a expiré. Retournez dans l’application et recommencez.',
      details: 'Si cela se reproduit, donnez ces précisions à son éditeur :',
    },
  },
  {
    'skip-link': 'Skip to content',
    unavailable: {
      title: 'This page cannot be displayed for the moment',
      comfort: 'What is stored is safe. Wait a moment, then reload this page.',
    },
    'application-request': {
      title: 'The request of the application did not succeed',
      reason:
        'The application you come from sent a request that ma cantine cannot follow, or this request has expired. Go back to the application and try again.',
      details: 'If this happens again, give these details to its publisher:',
    },
  },
)

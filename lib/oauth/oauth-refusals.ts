import { catalogue } from '../messages/catalogue.ts'

/** The objections about applications and their grants that need stored data. */
export const oauthRefusals = catalogue(
  {
    'unknown-access': 'Cet accès n’existe pas, ou il a déjà été retiré.',
    'unknown-application': 'Cette application n’existe pas.',
    'removed-application': 'Cette application n’existe plus.',
    'too-many-applications': (most: number) =>
      `Vous avez déjà déclaré ${most} applications : supprimez celles qui ne servent plus, puis recommencez.`,
    'request-expired': 'Cette demande a expiré. Retournez dans l’application d’où vous venez et recommencez.',
  },
  {
    'unknown-access': 'This access does not exist, or was already removed.',
    'unknown-application': 'This application does not exist.',
    'removed-application': 'This application no longer exists.',
    'too-many-applications': most =>
      `You have already registered ${most} applications: delete those you no longer use, then try again.`,
    'request-expired': 'This request has expired. Go back to the application you come from and try again.',
  },
)

import { catalogue } from '../messages/catalogue.ts'

/** The objections about applications and their grants that need stored data. */
export const oauthRefusals = catalogue(
  {
    'unknown-access': 'Cet accès n’existe pas, ou il a déjà été retiré.',
    'unknown-application': 'Cette application n’existe pas.',
    'removed-application': 'Cette application n’existe plus.',
    'too-many-applications': (most: number) =>
      `Vous avez déjà déclaré ${most} applications : supprimez celles qui ne servent plus, puis recommencez.`,
    'not-a-code': 'Tapez les huit lettres qu’affiche le terminal, par exemple BCDF-GHJK.',
    'unknown-code':
      'Aucun terminal n’attend avec ce code. Vérifiez chaque lettre, ou relancez « ma-cantine login » pour en obtenir un autre.',
    'used-code': 'Ce code a déjà servi. Relancez « ma-cantine login » pour en obtenir un autre.',
    'expired-code': 'Ce code a expiré. Relancez « ma-cantine login » pour en obtenir un autre.',
    'request-expired': 'Cette demande a expiré. Retournez dans l’application d’où vous venez et recommencez.',
  },
  {
    'unknown-access': 'This access does not exist, or was already removed.',
    'unknown-application': 'This application does not exist.',
    'removed-application': 'This application no longer exists.',
    'too-many-applications': most =>
      `You have already registered ${most} applications: delete those you no longer use, then try again.`,
    'not-a-code': 'Type the eight letters that the terminal shows, for example BCDF-GHJK.',
    'unknown-code':
      'No terminal waits with this code. Check each letter, or run “ma-cantine login” again to get another one.',
    'used-code': 'This code was already used. Run “ma-cantine login” again to get another one.',
    'expired-code': 'This code has expired. Run “ma-cantine login” again to get another one.',
    'request-expired': 'This request has expired. Go back to the application you come from and try again.',
  },
)

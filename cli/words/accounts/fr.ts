import type { Sentences } from '../../problems/problem.ts'

/** The words of signing in and out. */
export const accountsFr = {
  askServer: (proposed: string): string => `Adresse du serveur [${proposed}] : `,
  askToken: (server: string): string => `Jeton d’accès personnel pour ${server} (il ne s’affiche pas) : `,
  signedIn: (name: string, server: string): string => `Vous êtes connecté à ${server} en tant que ${name}.`,
  tokenStored: (path: string): string => `Le jeton est enregistré dans ${path}, lisible par vous seul.`,
  signedOut: (server: string): string =>
    `Le jeton de ${server} est effacé de cet ordinateur. Pour le rendre inutilisable ailleurs, révoquez-le dans votre compte.`,
  wasNotSignedIn: (server: string): string => `Aucun jeton n’était enregistré pour ${server}.`,
  tokenMissing: (server: string): Sentences => ({
    message: `Aucun jeton d’accès n’est connu pour ${server}.`,
    advice: 'Lancez « ma-cantine login », ou placez votre jeton dans la variable MA_CANTINE_TOKEN.',
  }),
  badToken: {
    message: 'Le jeton donné est vide ou mal copié.',
    advice: 'Créez un jeton d’accès personnel dans votre compte et copiez-le en entier.',
  },
  tokenRefused: (server: string): Sentences => ({
    message: `${server} n’a pas reconnu ce jeton d’accès.`,
    advice: 'Il est peut-être mal copié, expiré ou révoqué : créez-en un nouveau dans votre compte.',
  }),
  cannotAsk: {
    message: 'Le jeton d’accès ne peut pas être demandé ici : il n’y a pas de terminal pour répondre.',
    advice: 'Donnez-le par l’entrée standard avec --token-stdin.',
  },
  credentialsUnreadable: (path: string): Sentences => ({
    message: `Le fichier des jetons, ${path}, n’a pas pu être lu.`,
    advice: 'Supprimez-le, puis lancez « ma-cantine login ».',
  }),
  help: {
    login: 'enregistre votre jeton d’accès personnel sur cet ordinateur',
    tokenStdin: 'lit le jeton sur l’entrée standard, pour les scripts',
    logout: 'efface votre jeton d’accès de cet ordinateur',
  },
}

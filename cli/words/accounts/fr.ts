import type { Sentences } from '../../problems/problem.ts'

/** The words of signing in and out. */
export const accountsFr = {
  askServer: (proposed: string): string => `Adresse du serveur [${proposed}] : `,
  askToken: (server: string): string => `Jeton d’accès personnel pour ${server} (il ne s’affiche pas) : `,
  signedIn: (name: string, server: string): string => `La session est ouverte sur ${server} au nom de ${name}.`,
  tokenStored: {
    file: (path: string): string => `Le jeton est enregistré dans ${path}, lisible par vous seul.`,
    keyring: (): string => 'Le jeton est enregistré dans le trousseau de votre système.',
  },
  signedOut: {
    revoked: (server: string): string =>
      `La session est fermée sur ${server} : le jeton de cet ordinateur n’est plus valable.`,
    personal: (server: string): string =>
      `Le jeton de ${server} est effacé de cet ordinateur. Pour le rendre inutilisable ailleurs, révoquez-le dans votre compte.`,
    'not-reached': (server: string): string =>
      `Le jeton de ${server} est effacé de cet ordinateur, mais le serveur n’a pas pu être prévenu. Retirez l’accès sur la page « Mes applications autorisées » : ${server}/o/authorized_tokens/`,
  },
  deviceSteps: {
    open: (server: string): string =>
      `Pour connecter ce terminal à ${server},\nouvrez cette page, ici ou sur votre téléphone :`,
    type: 'et tapez-y ce code :',
    compare: 'Votre navigateur s’ouvre. Vérifiez qu’il montre le même code :',
    waiting: (minutes: number): string =>
      `La page dira ce que demande le terminal, puis il continuera de lui-même.\nLe code est valable ${minutes} ${minutes > 1 ? 'minutes' : 'minute'} ; Ctrl-C arrête.`,
  },
  signInInterrupted: 'Connexion abandonnée : rien n’est enregistré.',
  notOffered: (server: string): Sentences => ({
    message: `${server} ne permet pas encore de se connecter depuis un terminal.`,
    advice: `Créez un jeton sur ${server}/mon-compte/jetons, puis : ma-cantine login --server ${server} --token-stdin < jeton.txt`,
  }),
  codeExpired: {
    message: 'Personne n’a répondu à temps : le code a expiré.',
    advice: 'Relancez « ma-cantine login » pour en obtenir un autre.',
  },
  accessDenied: {
    message: 'L’accès a été refusé sur le site.',
    advice: 'Si c’est une erreur, relancez « ma-cantine login ».',
  },
  codeUsed: {
    message: 'La réponse du serveur s’est perdue en route, et ce code n’est plus valable.',
    advice: 'Relancez « ma-cantine login » pour en obtenir un autre.',
  },
  fileInstead: (trouble: string, path: string): string =>
    `${trouble}\nLe jeton irait dans ce fichier, que vous seul pourrez lire :\n  ${path}`,
  askFile: 'L’enregistrer là ? [o/N] ',
  isYes: (answer: string): boolean => /^(o|oui)$/i.test(answer.trim()),
  notStored: {
    message: 'Le jeton ne peut être enregistré nulle part : la connexion est abandonnée.',
    advice:
      'Ouvrez le trousseau de votre système, ou acceptez le fichier (--insecure-storage), ou placez un jeton dans la variable MA_CANTINE_TOKEN.',
  },
  keyringTroubles: {
    absent: 'Cette version de la commande ne sait pas se servir du trousseau du système.',
    'no-session': 'Aucun trousseau n’est ouvert dans cette session.',
    silent: 'Le trousseau du système ne répond pas.',
    refused: 'Le trousseau du système a refusé.',
  },
  keyringClosed: (trouble: string): Sentences => ({
    message: `Le jeton est dans le trousseau du système. ${trouble}`,
    advice:
      'Ouvrez une session où le trousseau répond, ou placez un jeton dans la variable MA_CANTINE_TOKEN, ou lancez « ma-cantine login --insecure-storage ».',
  }),
  tokenInArguments:
    'Attention : un jeton sur la ligne de commande se lit dans la liste des processus et reste dans l’historique. --token disparaîtra de la prochaine version majeure : préférez « ma-cantine login » ou la variable MA_CANTINE_TOKEN.',
  whoami: {
    profile: (name: string): string => `Profil : ${name}`,
    sources: {
      option: () => 'Jeton : celui de l’option --token',
      variable: () => 'Jeton : celui de la variable MA_CANTINE_TOKEN',
      keyring: () => 'Jeton : dans le trousseau du système',
      file: (path: string) => `Jeton : dans le fichier ${path}, lisible par vous seul`,
    } as Readonly<Record<'option' | 'variable' | 'keyring' | 'file', (path: string) => string>>,
    until: (day: string): string => `Valable jusqu’au ${day}`,
    rights: 'Il peut :',
    unknownRights: (server: string): string => `Ses droits et sa fin se lisent sur ${server}/mon-compte/jetons`,
  },
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
    message: 'La connexion demande un terminal, et il n’y en a pas ici.',
    advice:
      'Dans un script, donnez un jeton par l’entrée standard avec --token-stdin, ou par la variable MA_CANTINE_TOKEN.',
  },
  credentialsUnreadable: (path: string): Sentences => ({
    message: `Le fichier des jetons, ${path}, n’a pas pu être lu.`,
    advice: 'Supprimez-le, puis lancez « ma-cantine login ».',
  }),
  passwordNeeded: (server: string): Sentences => ({
    message: 'Vos jetons demandent votre mot de passe, qui se tape dans un terminal, et il n’y en a pas ici.',
    advice: `Lancez cette commande dans un terminal, ou allez sur ${server}/mon-compte/jetons`,
  }),
  sessionReason: (server: string): string =>
    `Un jeton ne peut ni voir ni créer d’autres jetons : ${server} demande votre mot de passe, qui n’est pas conservé.`,
  askUsername: 'Identifiant ou adresse e-mail : ',
  askPassword: 'Mot de passe (il ne s’affiche pas) : ',
  askCode: 'Code de votre application, ou code de secours : ',
  passwordRefused: (reason: string): Sentences => ({
    message: reason,
    advice: 'Recommencez, ou choisissez un nouveau mot de passe sur le site.',
  }),
  noTokens: 'Vous n’avez aucun jeton d’accès personnel.',
  validUntil: (day: string): string => `jusqu’au ${day}`,
  lastUse: (day: string): string => `dernière utilisation le ${day}`,
  neverUsed: 'jamais utilisé',
  tokenShownOnce: 'Le jeton ne sera plus jamais affiché : gardez-le dans un lieu sûr.',
  tokenRevoked: (id: string): string => `Le jeton ${id} est révoqué.`,
  unknownToken: (id: string): Sentences => ({
    message: `Vous n’avez pas de jeton ${id}, ou il est déjà révoqué.`,
    advice: 'Pour voir vos jetons : ma-cantine tokens list',
  }),
  scopeMissing: (scopes: readonly string[]): Sentences => ({
    message: 'Il manque les droits du jeton.',
    advice: `Donnez ceux qu’il lui faut, et pas plus, par exemple --scope import:write. Droits : ${scopes.join(', ')}`,
  }),
  help: {
    tokens: 'vos jetons d’accès personnels, pour les scripts ; demande votre mot de passe',
    tokensList: 'liste vos jetons',
    tokensCreate: 'crée un jeton, et n’écrit que lui sur la sortie standard',
    tokensRevoke: 'révoque un jeton',
    nameArgument: 'nom',
    tokenName: 'à quoi il sert, par exemple « Envoi de nuit »',
    scopeArgument: 'droits',
    scope: (known: string): string => `droits, séparés par des virgules ; peut être répété : ${known}`,
    days: 'jours avant sa fin, 730 au plus',
    idArgument: 'numéro',
    id: 'son numéro dans la liste',
    login: 'connecte ce terminal à votre compte, par une page du site',
    tokenStdin: 'lit le jeton sur l’entrée standard, pour les scripts',
    noBrowser: 'n’ouvre pas le navigateur',
    insecureStorage: 'enregistre le jeton dans un fichier lisible par vous seul, sans trousseau ni question',
    logout: 'met fin au jeton de cet ordinateur et l’oublie',
    whoami: 'dit qui l’on est, sur quel serveur, avec quel jeton et quels droits',
  },
}

import type { Sentences } from '../../problems/problem.ts'

/** The words of the diagnosis. */
export const doctorFr = {
  versions: (command: string, node: string): string => `Commande ${command}, sur Node ${node}`,
  settings: (path: string): string => `Réglages lus dans ${path}`,
  noSettings: 'Aucun réglage',
  tokens: (path: string): string => `Jetons : ${path}, lisible par vous seul`,
  noTokens: 'Aucun jeton enregistré dans un fichier',
  openTokens: (path: string): Sentences => ({
    message: `Le fichier des jetons, ${path}, peut être lu par d’autres.`,
    advice: `Réservez-le à votre compte (chmod 600 ${path}), puis renouvelez les jetons : ma-cantine logout, ma-cantine login.`,
  }),
  keyring: 'Le trousseau du système répond',
  noKeyring: (why: string): string => `${why} Les jetons vont dans un fichier lisible par vous seul.`,
  keyringAdvice: 'Déverrouillez-le, ou lancez « ma-cantine login --insecure-storage ».',
  disk: (folders: readonly string[]): string => `Place et droits suffisants dans ${folders.join(' et ')}`,
  closedFolder: (folder: string): Sentences => ({
    message: `Rien ne peut être écrit dans ${folder}.`,
    advice: 'Donnez-vous le droit d’y écrire, ou choisissez un autre dossier : XDG_CONFIG_HOME, TMPDIR.',
  }),
  fullDisk: (folder: string): Sentences => ({
    message: `Il reste moins de 50 Mo dans ${folder}.`,
    advice: 'Libérez de la place, ou choisissez un autre dossier : XDG_CONFIG_HOME, TMPDIR.',
  }),
  proxy: (address: string, variable: string): string => `Mandataire (proxy) : ${address}, d’après ${variable}`,
  noProxy: 'Aucun mandataire (proxy) pour ce serveur',
  authorities: (path: string, count: number): string =>
    `Autorités ajoutées par NODE_EXTRA_CA_CERTS : ${count}, dans ${path}`,
  noAuthorities: 'Autorités de certification : celles de Node (NODE_EXTRA_CA_CERTS en ajouterait)',
  badAuthorities: (path: string): Sentences => ({
    message: `NODE_EXTRA_CA_CERTS désigne ${path}, où il n’y a pas de certificat lisible.`,
    advice: 'Donnez le chemin d’un fichier PEM (« -----BEGIN CERTIFICATE----- »), ou retirez la variable.',
  }),
  reached: (server: string, milliseconds: number): string => `${server} répond en ${milliseconds} ms`,
  unclear: {
    message: 'La demande au serveur a échoué.',
    advice: 'Recommencez plus tard.',
  },
  clock: 'L’horloge de cet ordinateur est à l’heure du serveur',
  noClock: 'Le serveur ne dit pas l’heure',
  drift: (seconds: number): Sentences => ({
    message: `L’horloge de cet ordinateur ${seconds > 0 ? 'avance' : 'retarde'} de ${Math.abs(seconds)} secondes sur celle du serveur.`,
    advice: 'Réglez l’heure de cet ordinateur, de préférence automatiquement.',
  }),
  certificate: (day: string): string => `Certificat reconnu, valable jusqu’au ${day}`,
  trusted: 'Certificat reconnu',
  noCertificate: 'Aucun certificat : l’adresse est en http',
  certificateEnds: (day: string): Sentences => ({
    message: `Le certificat du serveur prend fin le ${day}.`,
    advice: 'Prévenez la personne qui administre le serveur : passé ce jour, plus rien ne s’y connectera.',
  }),
  sameVersion: (version: string): string => `Le serveur offre cette même version, ${version}`,
  noVersion: 'Le serveur ne dit pas quelle version de la commande il offre',
  otherVersion: (served: string, own: string, address: string): Sentences => ({
    message: `Le serveur offre la version ${served} de la commande ; celle-ci est la ${own}.`,
    advice: `Pour avoir la même : npm install --global ${address}`,
  }),
  sameSchemas: 'Les schémas de la commande sont ceux du serveur',
  otherSchemas: (server: string): Sentences => ({
    message: 'Les schémas de la commande ne sont pas ceux du serveur.',
    advice: `Pour voir lesquels : ma-cantine schemas --from ${server}`,
  }),
  identity: (name: string): string => `Connecté en tant que ${name}`,
  help: {
    doctor: 'vérifie ce dont la commande a besoin : serveur, jeton, versions, réseau, disque, trousseau',
  },
}

import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

/** The words of the command that asks the API. */
export const apiFr = {
  badMethod: (method: string, known: readonly string[]): Sentences => ({
    message: `${q(method)} n’est pas une méthode de l’API.`,
    advice: `Choisissez parmi ${known.join(', ')}.`,
  }),
  badPath: (path: string): Sentences => ({
    message: `${q(path)} n’est pas un chemin de l’API.`,
    advice: 'Un chemin commence par une seule barre, par exemple /api/v1/sectors/. Pour un autre serveur : --server.',
  }),
  badParameter: (parameter: string): Sentences => ({
    message: `${q(parameter)} n’est pas un paramètre.`,
    advice: 'Écrivez son nom, le signe = et sa valeur, par exemple limit=100.',
  }),
  twoContents: {
    message: '--body et --file ne vont pas ensemble.',
    advice: 'Une requête porte un contenu JSON, ou un fichier.',
  },
  notJson: (file: string): Sentences => ({
    message: `${q(file)} n’est pas du JSON bien formé.`,
    advice: 'Corrigez-le. Pour envoyer un fichier tel quel : --file.',
  }),
  notJsonAnswer: {
    message: 'La réponse est un fichier, qu’un objet JSON ne peut pas contenir.',
    advice: 'Retirez --json, ou enregistrez le fichier avec --output.',
  },
  saved: (place: string): string => `La réponse est écrite dans ${place}.`,
  badRequest: {
    message: 'Le serveur a refusé la demande.',
    advice:
      'La documentation de l’API dit ce qu’attend chaque appel : la page « Développement et APIs » du site y mène.',
  },
  ofField: (field: string, message: string): string => `${field} : ${message}`,
  refusedAdvice: 'Vérifiez le chemin et les données ; la documentation de l’API décrit chaque appel.',
  help: {
    api: 'appelle l’API, avec votre jeton s’il y en a un, et écrit sa réponse telle quelle',
    methodArgument: 'méthode',
    method: 'GET, POST, PUT, PATCH ou DELETE',
    pathArgument: 'chemin',
    path: 'à partir de la racine du serveur, par exemple /api/v1/sectors/',
    parameterArgument: 'nom=valeur',
    query: 'ajoute un paramètre à l’adresse ; peut être répété',
    body: 'envoie le JSON de ce fichier, ou de l’entrée standard avec -',
    file: 'envoie ce fichier, comme le font les imports',
    dryRun: 'essaie l’appel sans rien enregistrer, là où l’API le permet',
    idempotencyKey: 'clé de l’envoi, pour un script qui recommence : avec la même clé, l’appel n’agit qu’une fois',
    versionArgument: 'version',
    ifMatch: 'ne modifie que cette version (modificationDate) : refusé si quelqu’un d’autre a changé la donnée',
    examples: `Exemples :
  ma-cantine api GET /api/v1/sectors/
  ma-cantine api GET /api/v1/purchases/ -q limit=100 -q search=carottes
  ma-cantine api POST /api/v1/purchases/ --body achat.json --dry-run
  ma-cantine api GET /api/v1/achats.csv --output achats.csv
Avec --json : { ok, server, status, answer }, ou { ok, server, status, file, bytes } avec --output.`,
  },
}

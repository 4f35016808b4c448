import { formatTenths, formatWhole } from '@ma-cantine/lib/messages/numbers'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

const checkTheNetwork = 'Vérifiez votre connexion et l’adresse du serveur, puis recommencez.'
const checkTheProxy = (variable: string): string =>
  `Vérifiez votre connexion et l’adresse que donne la variable ${variable}, puis recommencez.`

/** The words of what goes wrong with a server. */
export const serverFr = {
  unencrypted: (server: string): string =>
    `Attention : ${server} n’est pas chiffré, votre jeton peut être lu en chemin. Préférez une adresse en https.`,
  badServerAddress: (text: string): Sentences => ({
    message: `${q(text)} n’est pas l’adresse d’un serveur.`,
    advice: 'Écrivez-la en entier, par exemple https://ma-cantine.agriculture.gouv.fr.',
  }),
  signInRefused: (server: string, detail: string | null): Sentences => ({
    message: `${server} a refusé l’accès${detail ? ` : ${detail}` : '.'}`,
    advice:
      'Votre jeton est peut-être expiré, révoqué ou sans les droits qu’il faut (user:read et import:write) : créez-en un nouveau dans votre compte, puis lancez « ma-cantine login ».',
  }),
  serverUnreachable: (server: string): Sentences => ({
    message: `Le serveur ${server} ne répond pas.`,
    advice: checkTheNetwork,
  }),
  serverUnknown: (server: string): Sentences => ({
    message: `Le serveur ${server} n’existe pas, ou votre connexion est coupée.`,
    advice: checkTheNetwork,
  }),
  serverTooSlow: (server: string, seconds: number): Sentences => ({
    message: `Le serveur ${server} n’a pas répondu en ${formatTenths(seconds, 'fr')} s.`,
    advice: 'Recommencez plus tard, ou attendez plus longtemps avec --timeout.',
  }),
  connectionLost: (server: string): Sentences => ({
    message: `La connexion avec ${server} s’est interrompue.`,
    advice: checkTheNetwork,
  }),
  certificateRefused: (server: string): Sentences => ({
    message: `Le certificat de sécurité de ${server} n’est pas reconnu : l’autorité qui l’a signé est inconnue de cet ordinateur.`,
    advice:
      'Vérifiez l’adresse. Si votre réseau a sa propre autorité, demandez son certificat à votre service informatique, et donnez le chemin du fichier par la variable NODE_EXTRA_CA_CERTS.',
  }),
  certificateOutdated: (server: string): Sentences => ({
    message: `Le certificat de sécurité de ${server} n’est pas valable à la date d’aujourd’hui.`,
    advice: 'Vérifiez la date de votre ordinateur ; si elle est bonne, recommencez plus tard.',
  }),
  certificateOfAnother: (server: string): Sentences => ({
    message: `Le certificat de sécurité présenté par ${server} est celui d’une autre adresse.`,
    advice: 'Vérifiez l’adresse, ou demandez à votre service informatique.',
  }),
  notEncrypted: (server: string): Sentences => ({
    message: `La connexion chiffrée avec ${server} n’a pas pu s’établir.`,
    advice: 'Vérifiez que l’adresse et son port sont bien ceux d’une connexion en https.',
  }),
  redirected: (server: string, target: string): Sentences => ({
    message: `${server} renvoie vers une autre adresse, ${target} : rien n’y a été envoyé.`,
    advice:
      'Si ma cantine a changé d’adresse, donnez la nouvelle avec --server ; sinon, votre réseau vous demande peut-être d’ouvrir d’abord sa page de connexion dans un navigateur.',
  }),
  badProxyAddress: (variable: string): Sentences => ({
    message: `La variable ${variable} ne donne pas l’adresse d’un proxy http ou https.`,
    advice: `Écrivez-la comme proxy.exemple.fr:3128 ou http://nom:motdepasse@proxy.exemple.fr:3128 (les signes comme @, #, / ou % d’un mot de passe s’écrivent %40, %23, %2F et %25), ou videz-la pour vous passer de proxy.`,
  }),
  proxySignIn: (proxy: string, variable: string): Sentences => ({
    message: `Le proxy ${proxy} demande un nom et un mot de passe, ou refuse ceux qui sont donnés.`,
    advice: `Écrivez-les dans la variable ${variable}, comme http://nom:motdepasse@proxy.exemple.fr:3128 ; votre service informatique les connaît.`,
  }),
  proxyRefused: (proxy: string, server: string, status: number): Sentences => ({
    message: `Le proxy ${proxy} n’a pas ouvert de connexion vers ${server} (réponse ${status}).`,
    advice:
      'Vérifiez l’adresse du serveur ; si elle est bonne, demandez à votre service informatique si le proxy l’autorise.',
  }),
  proxyTooSlow: (proxy: string, variable: string, seconds: number): Sentences => ({
    message: `Le proxy ${proxy} n’a pas répondu en ${formatTenths(seconds, 'fr')} s.`,
    advice: `Recommencez plus tard, ou vérifiez l’adresse que donne la variable ${variable}.`,
  }),
  proxyUnreachable: (proxy: string, variable: string): Sentences => ({
    message: `Le proxy ${proxy} ne répond pas.`,
    advice: checkTheProxy(variable),
  }),
  proxyUnknown: (proxy: string, variable: string): Sentences => ({
    message: `Le proxy ${proxy} n’existe pas, ou votre connexion est coupée.`,
    advice: checkTheProxy(variable),
  }),
  proxyLost: (proxy: string, server: string): Sentences => ({
    message: `Le proxy ${proxy} a coupé la connexion vers ${server}.`,
    advice: 'Recommencez ; si cela dure, demandez à votre service informatique.',
  }),
  unexpectedAnswer: (server: string): Sentences => ({
    message: `La réponse de ${server} n’est pas celle de ma cantine.`,
    advice: 'Vérifiez l’adresse du serveur ; si elle est bonne, recommencez plus tard.',
  }),
  serverError: (server: string, status: number): Sentences => ({
    message: `Une erreur est survenue sur le serveur ${server} (${status}).`,
    advice: 'Recommencez plus tard.',
  }),
  tooManyRequests: (server: string): Sentences => ({
    message: `Le serveur ${server} reçoit trop de demandes.`,
    advice: 'Recommencez dans quelques minutes.',
  }),
  fileTooLarge: (server: string): Sentences => ({
    message: `Le fichier est trop volumineux pour ${server}.`,
    advice: 'Découpez le fichier en plusieurs fichiers plus petits, chacun avec sa ligne d’en-tête.',
  }),
  badRequest: (messages: readonly string[]): Sentences => ({
    message: `Le serveur a refusé la demande : ${messages.join(' ')}`,
    advice: 'Vérifiez que la commande et le serveur sont à jour.',
  }),
  answered: (status: number, milliseconds: number, id: string | null): string =>
    `${status}, ${formatWhole(milliseconds, 'fr')} ms${id === null ? '' : `, demande ${id}`}`,
  unanswered: (reason: string, milliseconds: number): string =>
    `sans réponse après ${formatWhole(milliseconds, 'fr')} ms : ${reason}`,
}

import { formatTenths } from '@ma-cantine/lib/messages/numbers'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

const checkTheNetwork = 'Vérifiez votre connexion et l’adresse du serveur, puis recommencez.'

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
    message: `Le certificat de sécurité de ${server} n’est pas reconnu.`,
    advice: 'Vérifiez l’adresse, ou demandez à votre service informatique.',
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
}

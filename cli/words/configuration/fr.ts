import type { Sentences } from '../../problems/problem.ts'
import type { ServerSource } from '../../problems/server-source.ts'
import { quoteFr as q } from '../quotes.ts'

/** The words of settings and profiles. */
export const configurationFr = {
  unreadable: (path: string): Sentences => ({
    message: `Le fichier des réglages, ${path}, n’a pas pu être lu.`,
    advice: 'Corrigez-le ou supprimez-le, puis relancez la commande.',
  }),
  unknownProfile: (name: string, known: readonly string[]): Sentences => ({
    message: `Le profil ${q(name)} n’existe pas.`,
    advice: `Profils connus : ${known.join(', ')}. Pour en créer un : ma-cantine config set profiles.NOM.server ADRESSE`,
  }),
  unknownKey: (name: string, known: readonly string[]): Sentences => ({
    message: `Le réglage ${q(name)} n’existe pas.`,
    advice: `Réglages : ${known.join(', ').replaceAll('NAME', 'NOM')}. Un nom de profil a des lettres, des chiffres, - et _.`,
  }),
  badValue: (property: string, value: string, known: readonly string[]): Sentences => ({
    message: `Le réglage ${q(property)} ne peut pas valoir ${q(value)}.`,
    advice: `Choisissez parmi ${known.join(', ')}.`,
  }),
  nothingSet: 'Aucun réglage.',
  profiles: 'Profils :',
  setDone: (name: string, value: string): string => `${name} = ${value}`,
  unsetDone: (name: string): string => `${name} n’est plus réglé.`,
  calls: (server: string, why: string): string => `Serveur appelé : ${server} (${why})`,
  sources: {
    option: () => 'option --server',
    'profile-option': (profile: string) => `profil ${q(profile)}, option --profile`,
    variable: () => 'variable MA_CANTINE_SERVER',
    'profile-variable': (profile: string) => `profil ${q(profile)}, variable MA_CANTINE_PROFILE`,
    'profile-configuration': (profile: string) => `profil ${q(profile)}, réglage profile`,
    configuration: () => 'réglage server',
    login: () => 'dernière connexion',
    default: () => 'par défaut',
  } as Readonly<Record<ServerSource, (profile: string) => string>>,
  help: {
    config: 'lit et change vos réglages : serveur, langue, profils',
    list: 'liste les réglages, les profils, et dit quel serveur serait appelé',
    get: 'donne un réglage',
    set: 'change un réglage',
    unset: 'oublie un réglage',
    path: 'dit où est le fichier des réglages',
    keyArgument: 'réglage',
    key: 'server, lang, profile, profiles.NOM.server ou profiles.NOM.lang',
    valueArgument: 'valeur',
    value: 'sa valeur',
    precedence: `Le serveur appelé vient, dans cet ordre, de --server, --profile, MA_CANTINE_SERVER, MA_CANTINE_PROFILE,
des réglages profile puis server, de la dernière connexion.`,
  },
}

import { counted } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

/** The words of the signed lists of canteens. */
export const canteenListsFr = {
  pulled: (file: string, count: number, expiry: string): string =>
    `Liste écrite : ${file}, ${counted(count, 'cantine', 'cantines')}, valable jusqu’au ${expiry}.`,
  signedBy: (fingerprint: string): string => `Signée par la clé ${fingerprint}`,
  howToUse: (file: string, fingerprint: string): string =>
    `Ailleurs, sans jeton : ma-cantine validate --refs ${file} --refs-key ${fingerprint} achats.csv`,
  right: 'juste',
  refused: 'refusée',
  from: (server: string, issued: string, expiry: string): string =>
    `Donnée par ${server} le ${issued}, valable jusqu’au ${expiry}`,
  count: (count: number): string => counted(count, 'cantine', 'cantines'),
  noSiret: 'sans SIRET',
  comparedWith: (count: number, issued: string, server: string): string =>
    `Cantines comparées avec la liste du ${issued} de ${server} (${counted(count, 'cantine', 'cantines')}) : une cantine ajoutée depuis n’y est pas.`,
  notCompared: (file: string): string =>
    `${q(file)} n’est pas comparé avec la liste : il ne désigne pas de cantines déjà enregistrées.`,
  unsigned: (server: string): Sentences => ({
    message: `La liste donnée par ${server} n’est pas signée comme il le faut.`,
    advice: 'Vérifiez l’adresse du serveur et recommencez.',
  }),
  changedKey: (server: string, expected: string, found: string): Sentences => ({
    message: `${server} ne signe pas avec la clé attendue, ${expected}, mais avec ${found}. Rien n’a été écrit.`,
    advice: `Demandez à qui tient ce serveur si sa clé a changé. Si oui : refs pull --key ${found}`,
  }),
  knownKeysUnreadable: (path: string): Sentences => ({
    message: `Le fichier des clés connues, ${q(path)}, ne peut pas être lu.`,
    advice:
      'Remettez-le depuis une sauvegarde, ou retirez-le : la prochaine liste fera connaître la clé de son serveur.',
  }),
  altered: (file: string): Sentences => ({
    message: `${q(file)} n’est pas une liste de cantines telle que le serveur l’a signée : elle a été changée, ou ce n’en est pas une.`,
    advice: 'Reprenez-la : ma-cantine refs pull --force',
  }),
  otherKey: (file: string, found: string, expected: string): Sentences => ({
    message: `${q(file)} est signée par la clé ${found}, et non par ${expected}.`,
    advice: 'Elle ne vient pas du serveur attendu : reprenez-la avec « ma-cantine refs pull ».',
  }),
  unknownKey: (file: string, found: string): Sentences => ({
    message: `${q(file)} est signée par la clé ${found}, que cette machine ne connaît pas.`,
    advice:
      'Donnez l’empreinte que « ma-cantine refs pull » affiche avec cette option de la vérification, --refs-key (--key pour « refs show »).',
  }),
  expired: (file: string, day: string): Sentences => ({
    message: `La liste ${q(file)} n’est plus valable depuis le ${day}.`,
    advice: 'Reprenez-la : ma-cantine refs pull --force',
  }),
  toCome: (file: string, day: string): Sentences => ({
    message: `La liste ${q(file)} est datée du ${day}, qui est à venir : l’horloge de cette machine retarde.`,
    advice: 'Mettez cette machine à l’heure, puis relancez la commande.',
  }),
  help: {
    refs: 'listes signées de vos cantines, pour vérifier des fichiers sans jeton ni réseau',
    pull: 'écrit la liste signée des cantines que vous gérez',
    show: 'dit ce qu’une liste contient, et si elle est juste',
    file: 'fichier de la liste',
    output: 'écrit la liste dans ce fichier',
    key: 'empreinte de la clé qui doit avoir signé la liste',
    keyArgument: 'empreinte',
    trust: 'La clé du serveur est retenue à la première liste ; une autre est ensuite refusée, sauf avec --key.',
    option: 'refuse aussi les cantines absentes de cette liste, écrite par « refs pull » ; sans réseau',
    optionKey: 'empreinte de la clé qui doit avoir signé la liste (sinon celles que « refs pull » a retenues)',
  },
}

import { counted } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { canteenListsFr } from './fr.ts'

export const canteenListsEn: typeof canteenListsFr = {
  pulled: (file, count, expiry) =>
    `List written: ${file}, ${counted(count, 'canteen', 'canteens')}, good until ${expiry}.`,
  signedBy: fingerprint => `Signed by the key ${fingerprint}`,
  howToUse: (file, fingerprint) =>
    `Elsewhere, without a token: ma-cantine validate --refs ${file} --refs-key ${fingerprint} achats.csv`,
  right: 'right',
  refused: 'refused',
  from: (server, issued, expiry) => `Given by ${server} on ${issued}, good until ${expiry}`,
  count: count => counted(count, 'canteen', 'canteens'),
  noSiret: 'without a SIRET',
  comparedWith: (count, issued, server) =>
    `Canteens compared with the list of ${issued} from ${server} (${counted(count, 'canteen', 'canteens')}): one that was added since is not in it.`,
  notCompared: file => `${q(file)} is not compared with the list: it does not name canteens that are stored already.`,
  unsigned: server => ({
    message: `The list given by ${server} is not signed as it should be.`,
    advice: 'Check the address of the server and try again.',
  }),
  changedKey: (server, expected, found) => ({
    message: `${server} does not sign with the expected key, ${expected}, but with ${found}. Nothing was written.`,
    advice: `Ask who runs this server whether its key has changed. If so: refs pull --key ${found}`,
  }),
  knownKeysUnreadable: path => ({
    message: `The file of known keys, ${q(path)}, cannot be read.`,
    advice: 'Put it back from a backup, or remove it: the next list then makes the key of its server known.',
  }),
  altered: file => ({
    message: `${q(file)} is no list of canteens as the server signed it: it was changed, or it is something else.`,
    advice: 'Get it again: ma-cantine refs pull --force',
  }),
  otherKey: (file, found, expected) => ({
    message: `${q(file)} is signed by the key ${found}, and not by ${expected}.`,
    advice: 'It does not come from the expected server: get it again with “ma-cantine refs pull”.',
  }),
  unknownKey: (file, found) => ({
    message: `${q(file)} is signed by the key ${found}, which this machine does not know.`,
    advice:
      'Give the fingerprint that “ma-cantine refs pull” shows with this option of the check, --refs-key (--key for “refs show”).',
  }),
  expired: (file, day) => ({
    message: `The list ${q(file)} has not been good since ${day}.`,
    advice: 'Get it again: ma-cantine refs pull --force',
  }),
  toCome: (file, day) => ({
    message: `The list ${q(file)} is dated ${day}, which is to come: the clock of this machine is slow.`,
    advice: 'Set the clock of this machine, then run the command again.',
  }),
  help: {
    refs: 'signed lists of your canteens, to check files without a token or a network',
    pull: 'write the signed list of the canteens that you manage',
    show: 'tell what a list holds, and whether it is right',
    file: 'file of the list',
    output: 'write the list to this file',
    key: 'fingerprint of the key that must have signed the list',
    keyArgument: 'fingerprint',
    trust: 'The key of the server is remembered with the first list; another one is then refused, except with --key.',
    option: 'also refuse canteens that are not in this list, which “refs pull” wrote; without a network',
    optionKey: 'fingerprint of the key that must have signed the list (otherwise those that “refs pull” remembered)',
  },
}

import { counted, fileSize, plural } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

const value = (text: string): string => (text === '' ? 'une cellule vide' : q(text))

/** The words of the suite of cases for vendors. */
export const certificationFr = {
  suite: (version: string, cases: number): string =>
    `Suite de certification ${version} : ${counted(cases, 'cas', 'cas')}`,
  howToRun:
    'Exportez chaque cas dans un fichier à son nom (cas-01.csv, .tsv, .xlsx ou .ods), puis : ma-cantine certify run DOSSIER',
  howToShow: 'Ce que dit un cas : ma-cantine certify show cas-01',
  format: (name: string): string => `Format : ${name} (colonnes : ma-cantine schemas ${name})`,
  file: (name: string): string => `Fichier à exporter : ${name}.csv, .tsv, .xlsx ou .ods`,
  unknownCase: (name: string, names: readonly string[]): Sentences => ({
    message: `Le cas ${q(name)} n’existe pas.`,
    advice: `Les cas vont de ${names[0]} à ${names.at(-1)}. « ma-cantine certify list » les donne.`,
  }),
  noFolder: (path: string): Sentences => ({
    message: `Le dossier ${q(path)} est introuvable.`,
    advice: 'Indiquez le dossier où sont les fichiers exportés, un par cas.',
  }),
  needsProduct: {
    message: 'Un certificat dit de quel logiciel il parle.',
    advice: 'Ajoutez son nom et sa version, par exemple --product "Menus 4.2".',
  },
  product: 'écrivez un nom et une version, en 100 caractères au plus, sans caractère invisible.',
  passed: 'réussi',
  failed: 'à corriger',
  missing: 'absent',
  noFile: (name: string): string => `Aucun fichier ${name}.csv, .tsv, .xlsx ou .ods dans le dossier.`,
  exportIt: (name: string): string => `Ce qu’il doit contenir : ma-cantine certify show ${name}`,
  severalFiles: (names: readonly string[]): string => `Plusieurs fichiers répondent à ce cas : ${names.join(', ')}.`,
  keepOne: 'Gardez-en un seul.',
  tooLarge: (bytes: number): string => `Le fichier dépasse ${fileSize(bytes)} : ce n’est pas celui d’un cas.`,
  notAFile: 'Ce n’est pas un fichier ordinaire.',
  otherValue: (row: number, column: string, read: string, expected: string): string =>
    `ligne ${row}, colonne ${q(column)} : ${value(read)} au lieu de ${value(expected)}`,
  unexpectedRow: (row: number, values: string): string => `ligne ${row} de trop : ${values}`,
  missingRow: (values: string): string => `ligne absente : ${values}`,
  otherDifferences: (count: number): string => `et ${counted(count, 'autre différence', 'autres différences')}`,
  mend: (name: string): string =>
    `Corrigez l’export de votre logiciel, et non le fichier. Ce que dit le cas : ma-cantine certify show ${name}`,
  totals: (passed: number, all: number): string =>
    passed === all
      ? `Les ${counted(all, 'cas', 'cas')} de la suite sont réussis.`
      : `${counted(passed, 'cas réussi', 'cas réussis')} sur ${counted(all, 'cas', 'cas')}.`,
  written: (file: string, key: string): readonly string[] => [
    `Certificat : ${file}`,
    `Il est signé par votre clé ${key} : publiez cette empreinte, pour que l’on sache que le certificat est de vous.`,
    'Il dit ce que vous déclarez. Donnez aussi les fichiers : chacun peut alors tout vérifier de nouveau avec « ma-cantine certify verify ».',
  ],
  badKey: (path: string): Sentences => ({
    message: `La clé ${q(path)} ne peut pas être lue.`,
    advice:
      'Remettez-la depuis une sauvegarde, ou retirez ce fichier : une autre clé, avec une autre empreinte, sera faite.',
  }),
  readableKey: (path: string): Sentences => ({
    message: `D’autres utilisateurs de cette machine peuvent lire la clé ${q(path)}.`,
    advice: `Si elle a pu être copiée, retirez ce fichier pour en avoir une autre ; sinon : chmod 600 ${path}`,
  }),
  holds: 'tient',
  doesNotHold: 'ne tient pas',
  check: {
    altered: 'Ce n’est pas un certificat tel que la commande l’écrit : il a été changé, ou ce n’en est pas un.',
    signature: (key: string): string => `Signature juste, de la clé ${key}`,
    wrongSignature: (key: string): string =>
      `La signature n’est pas celle de la clé ${key} : le certificat a été changé.`,
    expectedKey: 'La clé est celle que vous avez donnée',
    otherKey: (key: string): string => `La clé n’est pas celle que vous avez donnée, ${key}.`,
    suite: (version: string): string => `Suite ${version}, celle de cette commande`,
    olderSuite: (version: string, own: string): string =>
      `Le certificat parle de la suite ${version}, et cette commande connaît la ${own} : vérifiez-le avec la commande de sa version.`,
    otherSuite: (version: string): string =>
      `Le certificat parle d’une suite ${version} qui n’a pas le contenu de celle de cette commande.`,
    cases: (count: number): string => `Les ${counted(count, 'cas', 'cas')} de la suite, tous réussis`,
    otherCases: 'Le certificat ne parle pas exactement des cas de la suite.',
    failedCases: (names: readonly string[]): string =>
      plural(
        names.length,
        `Un cas n’est pas réussi : ${names[0]}.`,
        `Des cas ne sont pas réussis : ${names.join(', ')}.`,
      ),
    files: 'Les fichiers sont ceux du certificat, et donnent les mêmes verdicts',
    otherFiles: (names: readonly string[]): string =>
      `Ces cas n’ont pas le même fichier, ou pas le même verdict : ${names.join(', ')}.`,
    filesOfOtherSuite: 'Les fichiers ne peuvent pas être vérifiés avec cette commande.',
    future: 'Sa date est à venir : une des deux horloges est fausse.',
  },
  declared: (product: string, date: string): string => `${product}, d’après son éditeur, le ${date}`,
  statementOnly:
    'La signature dit qui déclare, et que rien n’a changé depuis ; ni que c’est vrai, ni quand c’était. Avec --files DOSSIER, tout est vérifié de nouveau.',
  help: {
    certify: 'vérifie les exports d’un logiciel sur une suite publique de cas, et en fait un certificat',
    list: 'liste les cas de la suite',
    show: 'dit ce qu’un cas demande d’exporter',
    run: 'vérifie un dossier où chaque cas a un fichier à son nom',
    verify: 'vérifie un certificat : sa signature, sa suite, et les fichiers avec --files',
    caseArgument: 'cas',
    case: 'nom du cas, par exemple cas-01',
    folderArgument: 'dossier',
    folder: 'dossier des fichiers exportés',
    certificateArgument: 'certificat',
    certificate: 'fichier du certificat',
    output: 'écrit le certificat signé dans ce fichier',
    product: 'nom et version du logiciel, écrits dans le certificat',
    productArgument: 'nom',
    files: 'dossier des fichiers, dont les digests et les verdicts sont vérifiés de nouveau',
    key: 'empreinte que la clé du certificat doit avoir, telle que son éditeur la publie',
    keyArgument: 'empreinte',
    keyPlace:
      'La clé qui signe est faite à la première fois, et gardée dans le dossier des réglages (certify-key.json).',
  },
}

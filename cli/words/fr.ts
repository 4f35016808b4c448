import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { Problem } from '../problems/problem.ts'
import { canteensFr } from './canteens/fr.ts'
import { chooserFr } from './chooser/fr.ts'
import { diagnosticsFr } from './diagnostics/fr.ts'
import { importsFr } from './imports/fr.ts'
import { invoicesFr } from './invoices/fr.ts'
import { mappingsFr } from './mapping/fr.ts'
import { purchasesFr } from './purchases/fr.ts'
import { declareFr } from './teledeclaration/fr.ts'
import { wasteFr } from './waste/fr.ts'

/** The sentences of a problem, without its code. */
type Sentences = Omit<Problem, 'code'>

interface Versioned {
  readonly name: string
  readonly version: string
}

const number = (value: number, digits = 0): string => value.toLocaleString('fr-FR', { maximumFractionDigits: digits })
const plural = (count: number, one: string, many: string): string => `${number(count)} ${count > 1 ? many : one}`
const q = (text: string): string => `« ${text} »`

const datum = {
  achats: { one: 'achat', many: 'achats', stored: 'enregistré' },
  cantines: { one: 'cantine', many: 'cantines', stored: 'enregistrée' },
} as const

/** The codes of a full disk, or of a full share of it. */
export const isFull = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT'

const duration = (seconds: number): string => `${number(Math.max(seconds, 0.1), seconds < 10 ? 1 : 0)} s`

const checkTheNetwork = 'Vérifiez votre connexion et l’adresse du serveur, puis recommencez.'

export const fr = {
  // progress
  steps: {
    check: 'Vérification',
    send: 'Envoi',
    save: 'Enregistrement par le serveur',
    list: 'Lecture',
    delete: 'Suppression',
    declare: 'Télédéclaration',
  },
  bytes: (bytes: number): string =>
    bytes >= 1e6 ? `${number(bytes / 1e6, 1)} Mo` : bytes >= 1e3 ? `${number(bytes / 1e3)} ko` : `${number(bytes)} o`,
  bytesOf: (done: string, total: string): string => `${done} sur ${total}`,
  readingTerminal: 'Lecture de l’entrée standard : collez le contenu du fichier, puis Ctrl-D.',

  // files
  standardInput: 'entrée standard',
  unreadable: 'illisible',
  fileNotFound: (file: string): Sentences => ({
    message: `Le fichier ${q(file)} est introuvable.`,
    advice: 'Vérifiez son nom et le dossier où il se trouve.',
  }),
  isADirectory: (file: string): Sentences => ({
    message: `${q(file)} est un dossier, pas un fichier.`,
    advice: `Indiquez les fichiers qu’il contient, par exemple ${q(`${file.replace(/\/$/, '')}/*.csv`)}.`,
  }),
  emptyFolder: (folder: string): Sentences => ({
    message: `Le dossier ${q(folder)} ne contient aucun fichier à vérifier.`,
    advice: 'Les fichiers vérifiés dans un dossier sont ceux dont le nom se termine par .csv, .tsv, .xlsx ou .ods.',
  }),
  notPermitted: (file: string): Sentences => ({
    message: `Vous n’avez pas le droit de lire le fichier ${q(file)}.`,
    advice: 'Demandez ce droit à la personne à qui appartient le fichier, ou copiez-le dans un de vos dossiers.',
  }),
  unreadableFile: (file: string, code: string): Sentences => ({
    message: `Le fichier ${q(file)} n’a pas pu être lu (${code}).`,
    advice: 'Vérifiez qu’il s’ouvre bien dans un autre logiciel, puis recommencez.',
  }),
  standardInputTwice: {
    message: 'L’entrée standard (-) ne peut être lue qu’une fois.',
    advice: 'Gardez un seul tiret dans la liste des fichiers.',
  },

  // validate
  mayBeImported: (file: string): string => `Ce fichier peut être importé : ma-cantine import ${file}`,
  checked: (valid: number, toMend: number, unreadable: number): string => {
    const parts = [
      ...(valid > 0 ? [plural(valid, 'valide', 'valides')] : []),
      ...(toMend > 0 ? [`${number(toMend)} à corriger`] : []),
      ...(unreadable > 0 ? [plural(unreadable, 'illisible', 'illisibles')] : []),
    ]
    return `${plural(valid + toMend + unreadable, 'fichier vérifié', 'fichiers vérifiés')} : ${parts.join(', ')}.`
  },
  badSchema: (file: string, reasons: number): Sentences => ({
    message: `Le schéma ${q(file)} ne peut pas être utilisé${reasons > 1 ? `, pour ${number(reasons)} raisons` : ''} :`,
    advice: 'Rien n’a été fait. Ce qu’un schéma peut contenir est décrit dans schemas/README.md.',
  }),
  schemaTooLarge: (file: string, bytes: number): Sentences => ({
    message: `Le schéma ${q(file)} dépasse la taille maximale de ${number(bytes / 1024 / 1024)} Mio.`,
    advice: 'Vérifiez que c’est bien un schéma, et non un fichier de données.',
  }),
  /** Notices for a schema that has the name of one of ours, but another content. */
  notOurSchema: {
    older: (file: string, { name, version }: Versioned, bundledVersion: string, inForce: string): string =>
      `Le schéma ${q(file)} est une version ancienne (${version}) de ${q(name)} : les fichiers sont vérifiés selon elle, sans les règles entre colonnes. La version en vigueur est la ${bundledVersion} : utilisez ${inForce}.`,
    newer: (file: string, { name, version }: Versioned, bundledVersion: string): string =>
      `Le schéma ${q(file)} est une version de ${q(name)} plus récente (${version}) que celle de cette commande (${bundledVersion}) : les fichiers sont vérifiés selon elle, sans les règles entre colonnes. Mettez ma-cantine à jour.`,
    altered: (file: string, { name }: Versioned, bundledVersion: string, inForce: string): string =>
      `Le schéma ${q(file)} porte le nom ${q(name)}, mais n’est pas celui de la version ${bundledVersion} : les fichiers sont vérifiés selon lui, sans les règles entre colonnes. Pour le schéma en vigueur, utilisez ${inForce}.`,
  },
  expectedColumns: (kind: string): string => `Colonnes et valeurs attendues : ma-cantine schemas ${kind}`,
  mendAndCheckAgain: 'Corrigez dans votre tableur, enregistrez au format CSV, puis relancez la vérification.',

  // fix
  notFixed: 'pas corrigé',
  fixed: (changes: number, remaining: string | null): string => {
    const made = plural(changes, 'correction', 'corrections')
    if (changes === 0) return remaining ? `rien n’a pu être corrigé (${remaining})` : 'valide, rien à corriger'
    return remaining ? `corrigé en partie (${made}, il reste ${remaining})` : `corrigé (${made}), maintenant valide`
  },
  fixGroup: (title: string, count: number, safe: boolean): string =>
    `${title} (${plural(count, 'correction', 'corrections')}${safe ? '' : ', à vérifier'})`,
  columnAt: (letter: string): string => `colonne ${letter}`,
  change: (place: string, from: string | null, to: string | null): string => {
    if (from === null) return `${place} : ajout de ${q(to ?? '')}`
    return to === null ? `${place} : suppression de ${q(from)}` : `${place} : ${q(from)} → ${q(to)}`
  },
  otherChanges: (count: number): string => `et ${plural(count, 'autre', 'autres')}`,
  remainingErrors: (total: string): string => `Reste à corriger à la main : ${total}`,
  errorsToMend: 'À corriger à la main :',
  fixedFile: (file: string): string => `Fichier corrigé : ${file}`,
  originalKept: (file: string): string => `Original conservé : ${file}`,
  patchFile: (file: string): string => `Détail des corrections : ${file}`,
  nothingWritten: 'Rien n’a été écrit : relancez sans --dry-run pour obtenir le fichier corrigé.',
  outputInPlace: {
    message: 'Les options --output et --in-place ne vont pas ensemble.',
    advice: 'Gardez --output pour écrire ailleurs, ou --in-place pour remplacer l’original.',
  },
  oneOutput: {
    message: 'Avec --output, un seul fichier peut être corrigé à la fois.',
    advice: 'Sans cette option, chaque fichier corrigé est écrit à côté de son original.',
  },
  standardInputInPlace: {
    message: 'L’entrée standard (-) ne peut pas être corrigée sur place.',
    advice: 'Retirez --in-place : le fichier corrigé est écrit sur la sortie standard.',
  },
  standardOutputTwice: {
    message: 'Le fichier corrigé et le compte rendu JSON ne peuvent pas occuper tous deux la sortie standard.',
    advice: 'Écrivez le fichier corrigé ailleurs avec --output.',
  },

  // import
  nothingSent: 'Rien n’a été envoyé. Corrigez les erreurs, puis relancez l’import.',
  accepted: (warnings: string | null): string => (warnings ? `enregistré (${warnings})` : 'enregistré'),
  stored: (count: number, kind: keyof typeof datum, seconds: number): string => {
    const { one, many, stored } = datum[kind]
    const none = kind === 'achats' ? 'Aucun' : 'Aucune'
    if (count === 0) return `${none} ${one} à enregistrer : le fichier ne contient que sa ligne d’en-tête.`
    return `${plural(count, `${one} ${stored}`, `${many} ${stored}s`)} en ${duration(seconds)}`
  },
  diagnosticsStored: (diagnostics: number, canteens: number, seconds: number): string => {
    if (canteens === 0) return 'Aucun bilan à enregistrer : le fichier ne contient que sa ligne d’en-tête.'
    const ofCanteens = plural(canteens, 'cantine', 'cantines')
    return diagnostics === 0
      ? `${plural(canteens, 'cantine enregistrée', 'cantines enregistrées')}, sans bilan, en ${duration(seconds)}`
      : `${plural(diagnostics, 'bilan', 'bilans')} et ${ofCanteens} enregistrés en ${duration(seconds)}`
  },
  refused: (total: string): string => `refusé par le serveur (${total})`,
  refusedAdvice: 'Rien n’a été enregistré pour ce fichier.',
  alreadyImported: 'déjà importé',
  duplicateFile: (count: number): string =>
    `Ce fichier a déjà été utilisé pour importer ${plural(count, 'achat', 'achats')} :`,
  otherPurchases: (count: number): string => `et ${plural(count, 'autre achat', 'autres achats')}`,
  duplicateAdvice: 'Si vous avez choisi le mauvais fichier, prenez le bon ; sinon, il n’y a rien à faire.',
  date: (date: string): string => formatDay(date, 'fr'),
  euros: (value: number): string => value.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' }),
  sendingFailed: 'import interrompu',
  notSent: 'pas envoyé',
  safeToRetry: 'Vous pouvez relancer la commande : un fichier déjà enregistré ne le sera pas deux fois.',
  imported: (accepted: number, refused: number, notSent: number): string => {
    const parts = [
      ...(accepted > 0 ? [plural(accepted, 'enregistré', 'enregistrés')] : []),
      ...(refused > 0 ? [plural(refused, 'refusé', 'refusés')] : []),
      ...(notSent > 0 ? [plural(notSent, 'non enregistré', 'non enregistrés')] : []),
    ]
    return `${plural(accepted + refused + notSent, 'fichier', 'fichiers')} : ${parts.join(', ')}.`
  },

  imports: importsFr,
  canteens: canteensFr,
  mappings: mappingsFr,
  invoices: invoicesFr,
  purchases: purchasesFr,
  waste: wasteFr,
  diagnostics: diagnosticsFr,
  declare: declareFr,
  chooser: chooserFr,

  // sign-in
  askServer: (proposed: string): string => `Adresse du serveur [${proposed}] : `,
  askToken: (server: string): string => `Jeton d’accès personnel pour ${server} (il ne s’affiche pas) : `,
  signedIn: (name: string, server: string): string => `Vous êtes connecté à ${server} en tant que ${name}.`,
  tokenStored: (path: string): string => `Le jeton est enregistré dans ${path}, lisible par vous seul.`,
  signedOut: (server: string): string =>
    `Le jeton de ${server} est effacé de cet ordinateur. Pour le rendre inutilisable ailleurs, révoquez-le dans votre compte.`,
  wasNotSignedIn: (server: string): string => `Aucun jeton n’était enregistré pour ${server}.`,
  unencrypted: (server: string): string =>
    `Attention : ${server} n’est pas chiffré, votre jeton peut être lu en chemin. Préférez une adresse en https.`,
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
  noAnswer: { message: 'La réponse n’est pas venue : l’entrée est fermée.', advice: 'Relancez la commande.' },
  badServerAddress: (text: string): Sentences => ({
    message: `${q(text)} n’est pas l’adresse d’un serveur.`,
    advice: 'Écrivez-la en entier, par exemple https://ma-cantine.agriculture.gouv.fr.',
  }),
  credentialsUnreadable: (path: string): Sentences => ({
    message: `Le fichier des jetons, ${path}, n’a pas pu être lu.`,
    advice: 'Supprimez-le, puis lancez « ma-cantine login ».',
  }),

  // server
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
    message: `Le serveur ${server} n’a pas répondu en ${number(seconds, 1)} s.`,
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

  // schemas and template
  schemasTitle: 'Les fichiers que l’on peut importer',
  columns: (count: number): string => plural(count, 'colonne', 'colonnes'),
  schemaVersion: (version: string): string => `version ${version}`,
  schemasMore: 'Détail d’un type de fichier : ma-cantine schemas achats — fichier vide : ma-cantine template achats',
  explanationsTitle: 'Ce que la vérification et l’import peuvent trouver',
  explanationsMore: 'La page d’une erreur : ma-cantine explain pattern',
  failedOnWarning: 'Avec --fail-on warning, un avertissement arrête la commande comme une erreur.',
  ignoreWarnings: (codes: string): string => `Pour ne plus voir ces avertissements : --ignore ${codes}`,
  explainMore: (code: string): string => `Pour en savoir plus : ma-cantine explain ${code}`,
  unknownCode: (code: string, nearest: string): Sentences => ({
    message: `${q(code)} n’est pas un code d’erreur connu.`,
    advice: `Vouliez-vous dire ${q(nearest)} ? « ma-cantine explain » donne la liste des codes.`,
  }),
  required: 'obligatoire',
  optional: 'facultatif',
  unique: 'sans doublon',
  types: { string: 'texte', integer: 'nombre entier', number: 'nombre', date: 'date', year: 'année' },
  expected: (expectation: string): string => `Attendu : ${expectation}`,
  allowed: (values: readonly string[]): string => `Valeurs : ${values.join(', ')}`,
  example: (example: string): string => `Exemple : ${example}`,
  online: {
    failed: ({ message, advice }: Sentences): string =>
      `Non comparé avec les données enregistrées : seul le fichier a été vérifié. ${message} ${advice}`,
    workbook: (file: string): string =>
      `${file} : un classeur n’est pas comparé avec les données enregistrées ; enregistrez sa feuille au format « CSV UTF-8 ».`,
    notOurs: (file: string): string =>
      `${file} : non comparé avec les données enregistrées, car ce n’est pas un de nos fichiers d’import.`,
  },
  workbookNotImportable: {
    message: 'Un classeur peut être vérifié, mais pas encore importé.',
    advice: 'Dans votre tableur, enregistrez la feuille au format « CSV UTF-8 », puis importez ce fichier.',
  },
  unknownKind: (kind: string, known: readonly string[], nearest: string): Sentences => ({
    message: `${q(kind)} n’est pas un type de fichier connu.`,
    advice: `Choisissez parmi ${known.join(', ')} (le plus proche est ${q(nearest)}), ou donnez le chemin d’un schéma à vous, un fichier JSON, par exemple ./mon-schema.json.`,
  }),
  templateWritten: (file: string): string => `Le modèle est écrit dans ${file}.`,
  fileExists: (file: string): Sentences => ({
    message: `Le fichier ${q(file)} existe déjà : il n’a pas été touché.`,
    advice: 'Choisissez un autre nom, ou remplacez-le avec --force.',
  }),
  twoFormats: {
    message: 'Les options --json et --format demandent deux rapports différents au même endroit.',
    advice: 'Gardez l’une des deux, ou écrivez le second rapport dans un fichier avec --report.',
  },
  wouldOverwrite: (file: string): Sentences => ({
    message: `Le rapport ne peut pas être écrit dans ${q(file)} : c’est un des fichiers vérifiés, leur schéma ou un autre rapport.`,
    advice: 'Choisissez un autre nom pour le rapport.',
  }),
  cannotWriteOutput: (code: string): Sentences => ({
    message: `La sortie standard n’a pas pu être écrite en entier (${code}).`,
    advice: 'Vérifiez la place qui reste sur le disque, puis relancez la commande.',
  }),
  cannotWrite: (file: string, code: string): Sentences => ({
    message: `Le fichier ${q(file)} n’a pas pu être écrit (${code}).`,
    advice: isFull(code)
      ? 'Le disque est plein : libérez de la place, puis relancez la commande.'
      : 'Vérifiez que le dossier existe et que vous pouvez y écrire.',
  }),

  // bugs
  bug: (reason: string): Problem => ({
    code: 'bug',
    message: `La commande s’est arrêtée sur une erreur imprévue : ${reason}`,
    advice: 'Relancez-la avec MA_CANTINE_DEBUG=1 et transmettez-nous ce qui s’affiche.',
  }),

  // the machine
  oldNode: (found: string, needed: string): Problem => ({
    code: 'old-node',
    message: `ma-cantine ne fonctionne pas avec Node ${found}, qui est trop ancien.`,
    advice: `Installez Node ${needed} ou une version plus récente, puis relancez la commande.`,
  }),

  // command line
  usage: {
    unknownOption: (option: string): string => `L’option ${q(option)} n’existe pas.`,
    unknownCommand: (command: string): string => `La commande ${q(command)} n’existe pas.`,
    missingArgument: (argument: string): string => `Il manque un argument : ${argument}.`,
    optionMissingArgument: (option: string): string => `Il manque une valeur à l’option ${q(option)}.`,
    excessArguments: 'La commande a reçu trop d’arguments.',
    invalidArgument: (option: string, value: string, why: string): string =>
      `La valeur ${q(value)} ne convient pas à l’option ${q(option)} : ${why}`,
    suggestion: (names: string): string => `Vouliez-vous dire ${q(names)} ?`,
    seeHelp: (command: string): string => `Pour connaître les commandes et les options : ${command} --help`,
    oneOf: (values: readonly string[]): string => `choisissez parmi ${values.join(', ')}.`,
    schema: (kinds: readonly string[], nearest: string): string =>
      `choisissez parmi ${kinds.join(', ')} (le plus proche est ${q(nearest)}), ou donnez le chemin d’un schéma à vous, un fichier JSON, par exemple ./mon-schema.json.`,
    reportFile: (formats: readonly string[]): string =>
      `écrivez un format, le signe = puis un fichier, par exemple sarif=rapport.sarif ; formats : ${formats.join(', ')}.`,
    notWarning: (code: string): string => `${q(code)} est une erreur : seuls les avertissements peuvent être ignorés.`,
    unknownWarning: (text: string, nearest: string, codes: readonly string[]): string =>
      `${q(text)} n’est pas un avertissement ; vouliez-vous dire ${q(nearest)} ? Avertissements : ${codes.join(', ')}.`,
    wholeNumber: 'écrivez un nombre entier, 0 ou plus.',
    seconds: 'écrivez un nombre de secondes, entre 0,1 et 86 400.',
  },
  help: {
    headings: {
      'Usage:': 'Utilisation :',
      'Arguments:': 'Arguments :',
      'Options:': 'Options :',
      'Global Options:': 'Options communes :',
      'Commands:': 'Commandes :',
    } as Readonly<Record<string, string>>,
    groups: {
      files: 'Vos fichiers :',
      data: 'Vos données enregistrées :',
      help: 'Comprendre les fichiers :',
      signIn: 'Connexion et aide :',
    },
    usage: '[options]',
    programUsage: '<commande> [options]',
    program: 'Vérifie, corrige et importe les fichiers d’achats, de cantines et de bilans de « ma cantine ».',
    version: 'affiche la version',
    help: 'affiche cette aide',
    helpCommand: 'affiche l’aide d’une commande',
    commandArgument: 'commande',
    json: 'écrit un objet JSON, et rien d’autre, sur la sortie standard',
    lang: 'langue des messages, fr ou en (fr, ou selon LC_ALL et LANG)',
    noColor: 'n’utilise pas de couleurs (ou variable NO_COLOR)',
    noInput: 'ne pose jamais de question',
    filesArgument: 'fichiers',
    files: 'fichiers CSV à lire, ou - pour l’entrée standard',
    filesToCheck: 'fichiers CSV, TSV, XLSX ou ODS, dossiers ou motifs (« achats/*.csv ») ; - pour l’entrée standard',
    sheet: 'nom de la feuille à vérifier dans un classeur (reconnue à sa première ligne sinon)',
    sheetArgument: 'nom',
    kindArgument: 'type',
    kindOrSchema:
      'achats, cantines, diagnostics… (« ma-cantine schemas » en donne la liste), ou chemin d’un schéma à vous : un fichier JSON au format Table Schema',
    validate: 'vérifie des fichiers, sans rien envoyer sauf avec --online',
    online:
      'compare aussi les fichiers avec les données enregistrées sur le serveur, sans rien enregistrer : cantines inconnues, droits, achats déjà enregistrés',
    fix: 'corrige des fichiers : écrit le fichier corrigé et la liste des corrections à côté de l’original',
    filesToFix: 'fichiers CSV à corriger, ou - de l’entrée standard vers la sortie standard',
    fixOutput: 'écrit le fichier corrigé sous ce nom (nom.corrigé.csv sinon)',
    inPlace: 'remplace l’original, conservé sous le nom nom.csv.orig',
    noPatch: 'n’écrit pas la liste des corrections (nom.corrections.csv)',
    dryRun: 'montre les corrections sans rien écrire',
    unsafe: 'accepte aussi les corrections à vérifier : valeur la plus proche, année sur deux chiffres…',
    fixForce: 'remplace les fichiers corrigés qui existent déjà',
    maxChanges: 'nombre de corrections détaillées par fichier dans le JSON ; les totaux sont toujours complets',
    anySchema:
      'type des fichiers (reconnu à l’en-tête sinon), ou chemin d’un schéma à vous : un fichier JSON au format Table Schema',
    maxErrors: 'nombre d’erreurs détaillées par fichier ; les totaux sont toujours complets',
    maxErrorsArgument: 'nombre',
    failOn:
      'ce qui fait échouer la commande (code de sortie 1) : error, warning (les avertissements aussi) ou never (aucune donnée)',
    failOnImport: 'ce qui empêche l’envoi : error, ou warning pour les avertissements aussi',
    failOnArgument: 'niveau',
    ignore: 'ne signale pas ces avertissements, séparés par des virgules ; peut être répété',
    ignoreArgument: 'codes',
    strict: 'refuse aussi les cellules que le schéma refuse et dont le sens est pourtant sûr',
    format: 'forme du rapport : ',
    formatArgument: 'format',
    reportOutput: 'écrit le rapport dans ce fichier plutôt que sur la sortie standard',
    report: 'écrit aussi le rapport dans un fichier, par exemple html=rapport.html ; peut être répété',
    reportArgument: 'format=fichier',
    quiet: 'n’affiche qu’une ligne par fichier à corriger',
    import:
      'vérifie des fichiers, puis les enregistre sur le serveur, qui ne prend que les types de « ma-cantine schemas »',
    dryRunImport: 'montre ce que l’import ferait, sans rien enregistrer',
    similar:
      'que faire des lignes dont le même achat est déjà enregistré : refuse (refuser le fichier), skip (laisser ces lignes de côté) ou allow (les enregistrer aussi)',
    similarArgument: 'choix',
    idempotencyKey:
      'clé de l’envoi, pour un script qui recommence : avec la même clé, le même fichier n’est enregistré qu’une fois (une clé neuve par fichier sinon)',
    idempotencyKeyArgument: 'clé',
    canteens: 'liste les cantines que vous gérez, en montre une ou les exporte',
    canteensList: 'liste vos cantines, par nom',
    canteensShow: 'montre une cantine et ce que ses gestionnaires en disent',
    canteensExport:
      'écrit vos cantines dans un fichier au format de l’import des cantines, à modifier et à importer à nouveau',
    search: 'mots du nom, ou chiffres du SIRET',
    searchArgument: 'mots',
    canteen: 'numéro de la cantine, tel que « ma-cantine canteens » le donne, ou son SIRET',
    canteenArgument: 'cantine',
    canteenLimit: 'nombre de cantines montrées',
    canteenLimitArgument: 'nombre',
    exportOutput: 'écrit dans ce fichier (cantines.csv sinon) ; son nom donne le format',
    exportFormat: 'format du fichier : csv, ods ou xlsx (d’après le nom du fichier, ou csv)',
    mapping:
      'correspondance de colonnes : le nom de l’une des vôtres (« ma-cantine mappings ») ou un fichier JSON, pour les fichiers d’un autre logiciel',
    mappingArgument: 'correspondance',
    mappings: 'garde les correspondances entre les colonnes de vos logiciels et les nôtres',
    mappingsList: 'liste vos correspondances, et celles que vos équipes partagent',
    mappingsShow: 'montre une correspondance, colonne par colonne',
    mappingsSave: 'propose une correspondance pour un fichier (--from), ou en garde une dans votre compte (--file)',
    mappingsDelete: 'supprime une correspondance',
    mappingName: 'nom de la correspondance',
    mappingFrom: 'fichier de votre logiciel : la correspondance proposée est écrite dans NOM.json, à relire',
    mappingFile: 'fichier de correspondance à garder dans votre compte, sous ce nom',
    mappingKind: 'type de fichier à remplir',
    mappingOutput: 'écrit la correspondance proposée dans ce fichier (NOM.json sinon)',
    mappingCanteen: 'numéro de la cantine avec l’équipe de laquelle la partager',
    imports: 'liste les imports que vous avez faits, en montre un ou l’annule',
    importsList: 'liste vos imports, du plus récent au plus ancien',
    importsShow: 'montre un import : ses chiffres, ses erreurs, ce que son annulation a fait',
    importChanges: 'montre aussi ce qu’il a créé et changé, valeur par valeur',
    importPage: 'page des changements, de 20 chacune',
    importPageArgument: 'numéro',
    importsUndo: 'annule un import : retire ce qu’il a créé, rétablit ce qu’il a changé',
    importId: 'numéro de l’import, tel que « ma-cantine imports » le donne',
    importIdArgument: 'numéro',
    importLimit: 'nombre d’imports montrés, 100 au plus',
    importLimitArgument: 'nombre',
    server: 'adresse du serveur (ou variable MA_CANTINE_SERVER, ou celle de « login »)',
    serverArgument: 'adresse',
    token:
      'jeton d’accès ; préférez la variable MA_CANTINE_TOKEN ou « login » : une ligne de commande est visible des autres utilisateurs et reste dans l’historique',
    tokenArgument: 'jeton',
    timeout: 'attente maximale de la réponse du serveur',
    timeoutArgument: 'secondes',
    login: 'enregistre votre jeton d’accès personnel sur cet ordinateur',
    tokenStdin: 'lit le jeton sur l’entrée standard, pour les scripts',
    logout: 'efface votre jeton d’accès de cet ordinateur',
    schemas: 'liste les types de fichiers, ou décrit les colonnes de l’un d’eux, ou d’un schéma à vous',
    explain: 'explique une erreur : ce qu’elle veut dire, d’où elle vient, comment la corriger',
    codeArgument: 'code',
    code: 'code d’une erreur, tel que le rapport JSON le donne',
    template: 'donne un fichier vide, avec sa ligne d’en-tête',
    output: 'écrit dans ce fichier plutôt que sur la sortie standard',
    outputArgument: 'fichier',
    force: 'remplace le fichier s’il existe',
    byDefault: (value: string): string => `par défaut : ${value}`,
    exitCodes: `Codes de retour :
  0   tout va bien
  1   données refusées : un fichier à corriger ou déjà importé, une part sous son seuil
  2   commande mal écrite, fichier introuvable ou illisible
  3   connexion ou droits insuffisants
  5   réseau ou serveur en panne : recommencer plus tard a un sens
  70  erreur imprévue (MA_CANTINE_DEBUG=1 en montre le détail)
  130 interruption par Ctrl-C`,
    importJson: `Avec --json :
  { ok, server, files: [ { file, sent, … } ] }, où chaque fichier porte aussi
  « report » s’il a été vérifié sans être envoyé, « answer » si le serveur a répondu,
  ou « error » ({ code, message, advice }) s’il n’a pas pu être lu ou envoyé.
  Si la commande ne peut pas commencer, faute de jeton par exemple : { error }.`,
  },
}

export type Words = typeof fr

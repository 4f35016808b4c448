import type { Problem } from '../problems/problem.ts'
import { accountsFr } from './accounts/fr.ts'
import { apiFr } from './api/fr.ts'
import { canteenListsFr } from './canteen-lists/fr.ts'
import { canteensFr } from './canteens/fr.ts'
import { certificationFr } from './certification/fr.ts'
import { chooserFr } from './chooser/fr.ts'
import { completionFr } from './completion/fr.ts'
import { configurationFr } from './configuration/fr.ts'
import { conversionFr } from './conversion/fr.ts'
import { demonstrationFr } from './demonstration/fr.ts'
import { diagnosticsFr } from './diagnostics/fr.ts'
import { doctorFr } from './doctor/fr.ts'
import { explanationsFr } from './explanations/fr.ts'
import { filesFr } from './files/fr.ts'
import { homeFr } from './home/fr.ts'
import { importsFr } from './imports/fr.ts'
import { inspectionFr } from './inspection/fr.ts'
import { invoicesFr } from './invoices/fr.ts'
import { listsFr } from './lists/fr.ts'
import { manualFr } from './manual/fr.ts'
import { mappingsFr } from './mapping/fr.ts'
import { progressFr } from './output/fr.ts'
import { purchasesFr } from './purchases/fr.ts'
import { quoteFr as q } from './quotes.ts'
import { requestsFr } from './recap-requests/fr.ts'
import { referencesFr } from './references/fr.ts'
import { repairFr } from './repair/fr.ts'
import { schemasFr } from './schemas/fr.ts'
import { sendingFr } from './sending/fr.ts'
import { declareFr } from './teledeclaration/fr.ts'
import { kitchenReportFr } from './teledeclaration/kitchen-report-fr.ts'
import { serverFr } from './transport/fr.ts'
import { validationFr } from './validation/fr.ts'
import { wasteFr } from './waste/fr.ts'
import { watchFr } from './watch/fr.ts'
export const fr = {
  files: filesFr,
  progress: progressFr,
  validation: validationFr,
  schemas: schemasFr,
  repair: repairFr,
  conversion: conversionFr,
  canteenLists: canteenListsFr,
  certification: certificationFr,
  demonstration: demonstrationFr,
  sending: sendingFr,
  accounts: accountsFr,
  api: apiFr,
  completion: completionFr,
  configuration: configurationFr,
  doctor: doctorFr,
  server: serverFr,
  explanations: explanationsFr,
  imports: importsFr,
  lists: listsFr,
  canteens: canteensFr,
  mappings: mappingsFr,
  invoices: invoicesFr,
  inspection: inspectionFr,
  references: referencesFr,
  manual: manualFr,
  purchases: purchasesFr,
  waste: wasteFr,
  watch: watchFr,
  diagnostics: diagnosticsFr,
  declare: declareFr,
  kitchenReport: kitchenReportFr,
  requests: requestsFr,
  chooser: chooserFr,
  home: homeFr,
  noAnswer: { message: 'La réponse n’est pas venue : l’entrée est fermée.', advice: 'Relancez la commande.' },
  bug: (reason: string): Problem => ({
    code: 'bug',
    message: `La commande s’est arrêtée sur une erreur imprévue : ${reason}`,
    advice: 'Relancez-la avec MA_CANTINE_DEBUG=1 et transmettez-nous ce qui s’affiche.',
  }),
  oldNode: (found: string, needed: string): Problem => ({
    code: 'old-node',
    message: `ma-cantine ne fonctionne pas avec Node ${found}, qui est trop ancien.`,
    advice: `Installez Node ${needed} ou une version plus récente, puis relancez la commande.`,
  }),
  usage: {
    unknownOption: (option: string): string => `L’option ${q(option)} n’existe pas.`,
    unknownCommand: (command: string): string => `La commande ${q(command)} n’existe pas.`,
    missingArgument: (argument: string): string => `Il manque un argument : ${argument}.`,
    optionMissingArgument: (option: string): string => `Il manque une valeur à l’option ${q(option)}.`,
    excessArguments: 'La commande a reçu trop d’arguments.',
    invalidArgument: (option: string, value: string, why: string): string =>
      `La valeur ${q(value)} ne convient pas à l’option ${q(option)} : ${why}`,
    badArgument: (argument: string, value: string, why: string): string =>
      `La valeur ${q(value)} ne convient pas à l’argument ${q(argument)} : ${why}`,
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
    day: 'écrivez un jour, par exemple 2025-03-15, 15/03/2025 ou « hier ».',
    year: 'écrivez une année de quatre chiffres.',
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
    examples: 'Exemples :',
    help: 'affiche cette aide',
    helpCommand: 'affiche l’aide d’une commande',
    commandArgument: 'commande',
    json: 'écrit un objet JSON, et rien d’autre, sur la sortie standard',
    lang: 'langue des messages, fr ou en (ou variable MA_CANTINE_LANG, réglage, ou selon LC_ALL et LANG)',
    profile: 'profil : prod, local ou un des vôtres (ou variable MA_CANTINE_PROFILE)',
    profileArgument: 'nom',
    noColor: 'n’utilise pas de couleurs (ou variable NO_COLOR)',
    noInput: 'ne pose jamais de question',
    verbose: 'écrit chaque appel au serveur sur la sortie d’erreur, avec le numéro de sa demande',
    filesArgument: 'fichiers',
    files: 'fichiers CSV à lire, ou - pour l’entrée standard',
    kindArgument: 'type',
    anySchema:
      'type des fichiers (reconnu à l’en-tête sinon), ou chemin d’un schéma à vous : un fichier JSON au format Table Schema',
    sheet: 'nom de la feuille à lire dans un classeur (reconnue à sa première ligne sinon)',
    sheetArgument: 'nom',
    countArgument: 'nombre',
    failOnArgument: 'niveau',
    ignore: 'ne signale pas ces avertissements, séparés par des virgules ; peut être répété',
    ignoreArgument: 'codes',
    strict: 'refuse aussi les cellules que le schéma refuse et dont le sens est pourtant sûr',
    encodingArgument: 'encodage',
    encoding:
      'lit le fichier dans cet encodage, au lieu de celui que montrent ses mots : windows-1252, macintosh ou ibm850 (MS-DOS)',
    formatArgument: 'format',
    similar:
      'que faire des lignes dont le même achat est déjà enregistré : refuse (refuser le fichier), skip (laisser ces lignes de côté) ou allow (les enregistrer aussi)',
    similarArgument: 'choix',
    idempotencyKeyArgument: 'clé',
    searchArgument: 'mots',
    exportFormat: 'format du fichier : csv, ods ou xlsx (d’après le nom du fichier, ou csv)',
    dayArgument: 'jour',
    yearArgument: 'année',
    pageArgument: 'numéro',
    server: 'adresse du serveur (ou variable MA_CANTINE_SERVER, profil, réglage, ou celle de « login »)',
    serverArgument: 'adresse',
    token:
      'jeton d’accès, jusqu’à la prochaine version majeure ; préférez la variable MA_CANTINE_TOKEN ou « login » : une ligne de commande est visible des autres utilisateurs et reste dans l’historique',
    tokenArgument: 'jeton',
    timeout: 'attente maximale de la réponse du serveur',
    timeoutArgument: 'secondes',
    output: 'écrit dans ce fichier plutôt que sur la sortie standard',
    outputArgument: 'fichier',
    force: 'remplace le fichier s’il existe',
    byDefault: (value: string): string => `par défaut : ${value}`,
    exitCodes: `Codes de retour :
  0   tout va bien
  1   données refusées : un fichier à corriger ou déjà importé, une part sous son seuil
  2   commande ou variable mal écrite, fichier introuvable ou illisible
  3   connexion ou droits insuffisants
  5   réseau ou serveur en panne : recommencer plus tard a un sens
  70  erreur imprévue (MA_CANTINE_DEBUG=1 en montre le détail)
  130 interruption par Ctrl-C`,
  },
}

export type Words = typeof fr

import { encodingName } from '../messages/encodings.ts'
import type { FileErrorCode } from '../table-schema/error.ts'
import { en } from './en-words.ts'
import { errorMessages } from './error-messages.ts'
import { fr } from './fr-words.ts'

const frenchKinds: Record<string, string> = {
  xlsx: 'un classeur (Excel ou LibreOffice)',
  xls: 'un ancien classeur Excel',
  pdf: 'un document PDF',
  gzip: 'un fichier compressé',
  image: 'une image',
  archive: 'une archive ou un document qui n’est pas un classeur',
  html: 'une page web',
  'xml-workbook': 'un classeur au format XML d’Excel 2003',
  'flat-ods': 'un classeur OpenDocument à plat (.fods)',
  xml: 'un document XML',
  json: 'un fichier de données JSON',
  rtf: 'un document de traitement de texte (RTF)',
  email: 'un courriel enregistré',
  binary: 'un fichier qui ne contient pas du texte',
}

const frenchWorkbooks: Record<string, { readonly message: string; readonly advice: string }> = {
  'broken-workbook': {
    message: 'Le fichier est un classeur abîmé ou incomplet : il n’a pas pu être lu.',
    advice:
      'Ouvrez-le dans votre tableur et enregistrez-le de nouveau. S’il a été reçu ou téléchargé, reprenez l’original.',
  },
  'protected-workbook': {
    message: 'Le fichier est un classeur protégé par un mot de passe : il n’a pas pu être lu.',
    advice: 'Dans votre tableur, enregistrez-le sans mot de passe, puis recommencez.',
  },
}

/** How to get a table out of what only looks like one. */
const frenchWaysOut: Record<string, string> = {
  html: 'Si c’est une page de connexion, connectez-vous puis téléchargez de nouveau le fichier. Si c’est un tableau (des logiciels le nomment .xls), ouvrez-le dans votre tableur et enregistrez-le au format « CSV UTF-8 » ou XLSX.',
  'xml-workbook': 'Ouvrez-le dans votre tableur et enregistrez-le au format « CSV UTF-8 » ou XLSX.',
  'flat-ods': 'Ouvrez-le dans LibreOffice et enregistrez-le au format « CSV UTF-8 », ODS ou XLSX.',
  xml: 'Une facture électronique se lit avec « Importer des factures ». Pour un tableau, demandez au logiciel d’origine un export CSV ou XLSX.',
  json: 'Demandez au logiciel d’origine un export CSV ou XLSX.',
  email: 'Enregistrez la pièce jointe du courriel, puis recommencez avec ce fichier.',
}

const englishWaysOut: Record<string, string> = {
  html: 'If it is a sign-in page, sign in, then download the file again. If it is a table (some programs name it .xls), open it in your spreadsheet and save it as “CSV UTF-8” or XLSX.',
  'xml-workbook': 'Open it in your spreadsheet and save it as “CSV UTF-8” or XLSX.',
  'flat-ods': 'Open it in LibreOffice and save it as “CSV UTF-8”, ODS or XLSX.',
  xml: 'An electronic invoice is read by “Importer des factures”. For a table, ask the program it comes from for a CSV or XLSX export.',
  json: 'Ask the program it comes from for a CSV or XLSX export.',
  email: 'Save the attachment of the e-mail, then try again with that file.',
}

const englishKinds: Record<string, string> = {
  xlsx: 'a spreadsheet (Excel or LibreOffice)',
  xls: 'an old Excel workbook',
  pdf: 'a PDF document',
  gzip: 'a compressed file',
  image: 'a picture',
  archive: 'an archive, or a document that is not a workbook',
  html: 'a web page',
  'xml-workbook': 'a workbook in the XML format of Excel 2003',
  'flat-ods': 'a flat OpenDocument workbook (.fods)',
  xml: 'an XML document',
  json: 'a file of JSON data',
  rtf: 'a word processor document (RTF)',
  email: 'a saved e-mail',
  binary: 'not a text file',
}

const englishWorkbooks: Record<string, { readonly message: string; readonly advice: string }> = {
  'broken-workbook': {
    message: 'The file is a damaged or incomplete workbook: it could not be read.',
    advice: 'Open it in your spreadsheet and save it again. If it was received or downloaded, take the original again.',
  },
  'protected-workbook': {
    message: 'The file is a workbook protected by a password: it could not be read.',
    advice: 'In your spreadsheet, save it without a password, then try again.',
  },
}

/** The sentences of the errors of a whole file. */
export const fileMessages = errorMessages<FileErrorCode>(
  {
    'empty-file': {
      title: 'Fichier vide',
      message: () => 'Le fichier ne contient rien.',
      advice: () => 'Vérifiez que vous avez choisi le bon fichier et que son enregistrement s’est bien terminé.',
    },
    'format-error': {
      title: 'Format de fichier non reconnu',
      message: ({ expected: kind }) =>
        frenchWorkbooks[kind ?? '']?.message ??
        `Le fichier est ${frenchKinds[kind ?? ''] ?? frenchKinds.binary}, pas un fichier CSV.`,
      advice: ({ expected: kind }) =>
        frenchWorkbooks[kind ?? '']?.advice ??
        frenchWaysOut[kind ?? ''] ??
        'Dans votre tableur, enregistrez le tableau au format « CSV UTF-8 », puis recommencez avec ce fichier.',
    },
    'encoding-error': {
      title: 'Caractères illisibles',
      message: ({ value }) => `Des caractères de ${fr.quote(value)} n’ont pas pu être lus.`,
      advice: () => 'Retapez ce texte, puis enregistrez le fichier au format « CSV UTF-8 ».',
    },
    'guessed-encoding': {
      title: 'Ancien encodage',
      message: ({ value, expected: encoding }) =>
        `Le fichier est écrit en ${encodingName(encoding)}, et il est lu ainsi : ${value}.`,
      advice: () =>
        'Vérifiez ces mots. S’ils sont justes, il n’y a rien à faire ; sinon, enregistrez le fichier au format « CSV UTF-8 ».',
    },
    'doubtful-encoding': {
      title: 'Encodage incertain',
      message: ({ value, expected: encoding }) =>
        `L’encodage du fichier n’est pas certain. Lu en ${encodingName(encoding)}, il contient : ${value}.`,
      advice: () =>
        'Dans le logiciel d’origine, enregistrez le fichier au format « CSV UTF-8 », puis recommencez. Dans le terminal, l’option --encoding dit comment le lire : windows-1252, macintosh ou ibm850 (MS-DOS).',
    },
    'quoted-rows': {
      title: 'Lignes entières entre guillemets',
      message: ({ row }) =>
        row > 0
          ? 'La ligne est tout entière dans une seule cellule, entre guillemets : rien n’est séparé.'
          : 'Chaque ligne est tout entière dans une seule cellule, entre guillemets : rien n’est séparé.',
      advice: () =>
        'Dans votre tableur, séparez la colonne A (« Données > Convertir » dans Excel, « Données > Texte en colonnes » dans LibreOffice), puis enregistrez au format « CSV UTF-8 ».',
    },
    'unclosed-quote': {
      title: 'Guillemet non refermé',
      message: ({ row }) => `Une cellule ouverte par un guillemet à partir de la ligne ${row} n’est jamais refermée.`,
      advice: () =>
        'Refermez le guillemet, ou supprimez-le. Si le fichier a été coupé pendant son enregistrement ou son transfert, reprenez l’original.',
    },
    'row-too-long': {
      title: 'Ligne trop longue',
      message: ({ row }) =>
        `La ligne ${row} dépasse un million de caractères : la suite du fichier n’a pas pu être lue.`,
      advice: () => 'Cherchez un guillemet ouvert et jamais refermé à cet endroit du fichier.',
    },
    'file-too-large': {
      title: 'Fichier trop volumineux',
      message: ({ expected: limit }) => `Le fichier dépasse la taille maximale de ${limit}.`,
      advice: () => 'Découpez le fichier en plusieurs fichiers plus petits, chacun avec sa ligne d’en-tête.',
    },
    'unknown-schema': {
      title: 'Type de fichier non reconnu',
      message: ({ value }) => `La première ligne, ${fr.quote(value)}, ne correspond à aucun fichier connu.`,
      advice: () =>
        'La première ligne doit porter les noms de colonnes du modèle de fichier (cantines, achats ou bilans), dans le même ordre.',
    },
  },
  {
    'empty-file': {
      title: 'Empty file',
      message: () => 'The file holds nothing.',
      advice: () => 'Check that you chose the right file and that it was saved completely.',
    },
    'format-error': {
      title: 'File format not recognised',
      message: ({ expected: kind }) =>
        englishWorkbooks[kind ?? '']?.message ??
        `The file is ${englishKinds[kind ?? ''] ?? englishKinds.binary}, not a CSV file.`,
      advice: ({ expected: kind }) =>
        englishWorkbooks[kind ?? '']?.advice ??
        englishWaysOut[kind ?? ''] ??
        'In your spreadsheet, save the table as “CSV UTF-8”, then try again with that file.',
    },
    'encoding-error': {
      title: 'Unreadable characters',
      message: ({ value }) => `Some characters of ${en.quote(value)} could not be read.`,
      advice: () => 'Type this text again, then save the file as “CSV UTF-8”.',
    },
    'guessed-encoding': {
      title: 'Old encoding',
      message: ({ value, expected: encoding }) =>
        `The file is written in ${encodingName(encoding)}, and is read so: ${value}.`,
      advice: () =>
        'Check these words. If they are right, there is nothing to do; otherwise, save the file as “CSV UTF-8”.',
    },
    'doubtful-encoding': {
      title: 'Uncertain encoding',
      message: ({ value, expected: encoding }) =>
        `The encoding of the file is not certain. Read in ${encodingName(encoding)}, it holds: ${value}.`,
      advice: () =>
        'In the program it comes from, save the file as “CSV UTF-8”, then try again. In the terminal, the option --encoding says how to read it: windows-1252, macintosh or ibm850 (MS-DOS).',
    },
    'quoted-rows': {
      title: 'Whole rows in quotes',
      message: ({ row }) =>
        row > 0
          ? 'The row is as a whole in a single cell, in quotes: nothing is separated.'
          : 'Each row is as a whole in a single cell, in quotes: nothing is separated.',
      advice: () =>
        'In your spreadsheet, split column A (“Données > Convertir” in Excel, “Données > Texte en colonnes” in LibreOffice), then save as “CSV UTF-8”.',
    },
    'unclosed-quote': {
      title: 'Quote never closed',
      message: ({ row }) => `A cell opened by a quote at row ${row} or after is never closed.`,
      advice: () => 'Close the quote or remove it. If the file was cut while saved or sent, take the original again.',
    },
    'row-too-long': {
      title: 'Row too long',
      message: ({ row }) => `Row ${row} has more than a million characters: the rest of the file could not be read.`,
      advice: () => 'Look for a quote opened there and never closed.',
    },
    'file-too-large': {
      title: 'File too large',
      message: ({ expected: limit }) => `The file is larger than the limit of ${limit}.`,
      advice: () => 'Split it into smaller files, each with its header row.',
    },
    'unknown-schema': {
      title: 'Kind of file not recognised',
      message: ({ value }) => `The first row, ${en.quote(value)}, belongs to no known file.`,
      advice: () => 'The first row must hold the column names of the template (canteens, purchases or diagnostics).',
    },
  },
)

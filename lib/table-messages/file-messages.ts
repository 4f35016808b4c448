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

const englishKinds: Record<string, string> = {
  xlsx: 'a spreadsheet (Excel or LibreOffice)',
  xls: 'an old Excel workbook',
  pdf: 'a PDF document',
  gzip: 'a compressed file',
  image: 'a picture',
  archive: 'an archive, or a document that is not a workbook',
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
        'Dans votre tableur, enregistrez le tableau au format « CSV UTF-8 », puis recommencez avec ce fichier.',
    },
    'encoding-error': {
      title: 'Caractères illisibles',
      message: ({ value }) => `Des caractères de ${fr.quote(value)} n’ont pas pu être lus.`,
      advice: () => 'Retapez ce texte, puis enregistrez le fichier au format « CSV UTF-8 ».',
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
        'In your spreadsheet, save the table as “CSV UTF-8”, then try again with that file.',
    },
    'encoding-error': {
      title: 'Unreadable characters',
      message: ({ value }) => `Some characters of ${en.quote(value)} could not be read.`,
      advice: () => 'Type this text again, then save the file as “CSV UTF-8”.',
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

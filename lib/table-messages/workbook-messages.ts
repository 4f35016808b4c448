import type { TableSchema } from '../table-schema/descriptor.ts'
import type { WorkbookErrorCode } from '../table-schema/error.ts'
import { en } from './en-words.ts'
import { errorMessages } from './error-messages.ts'
import { fr } from './fr-words.ts'

const labels = ({ fields }: TableSchema): string => fields.map(({ name }) => name).join(', ')

/** A cell that shares the formula of another has no text of its own. */
const ofFormula = (formula: string | null, quote: (text: string | null) => string): string =>
  formula === null || formula === '=' ? '' : ` (${quote(formula)})`

/** The sentences of the errors of a workbook. */
export const workbookMessages = errorMessages<WorkbookErrorCode>(
  {
    'unpacked-too-large': {
      title: 'Classeur trop volumineux',
      message: () => 'Une fois décompressé, le classeur est trop volumineux pour être lu.',
      advice: () =>
        'Gardez la seule feuille à vérifier, sans images, puis enregistrez-la au format « CSV UTF-8 » ou en plusieurs classeurs.',
    },
    'unknown-sheet': {
      title: 'Feuille introuvable',
      message: ({ value }) => `Le classeur n’a pas de feuille nommée ${fr.quote(value)}.`,
      advice: ({ expected: sheets }) => `Choisissez parmi ses feuilles : ${sheets}.`,
    },
    'no-fitting-sheet': {
      title: 'Aucune feuille reconnue',
      message: ({ expected: sheets }) =>
        `Aucune feuille du classeur (${sheets}) n’a les noms de colonnes attendus sur sa première ligne.`,
      advice: ({ schema }) =>
        schema
          ? `La première ligne de la feuille doit contenir les noms de colonnes : ${labels(schema)}.`
          : 'La première ligne de la feuille doit contenir les noms de colonnes du modèle (cantines, achats ou bilans).',
    },
    'several-sheets': {
      title: 'Plusieurs feuilles possibles',
      message: ({ expected: sheets }) => `Plusieurs feuilles du classeur peuvent être vérifiées : ${sheets}.`,
      advice: () => 'Indiquez le nom de la feuille à vérifier, ou enregistrez chacune dans son propre fichier.',
    },
    'formula-without-result': {
      title: 'Formule sans résultat',
      message: ({ value }) => `La formule n’a pas de résultat enregistré${ofFormula(value, fr.quote)}.`,
      advice: () => 'Ouvrez et enregistrez le classeur dans un tableur, comme Excel ou LibreOffice : il la calcule.',
    },
  },
  {
    'unpacked-too-large': {
      title: 'Workbook too large',
      message: () => 'Once unpacked, the workbook is too large to be read.',
      advice: () =>
        'Keep only the sheet to check, without pictures, then save it as “CSV UTF-8” or as several workbooks.',
    },
    'unknown-sheet': {
      title: 'Sheet not found',
      message: ({ value }) => `The workbook has no sheet named ${en.quote(value)}.`,
      advice: ({ expected: sheets }) => `Choose among its sheets: ${sheets}.`,
    },
    'no-fitting-sheet': {
      title: 'No sheet recognised',
      message: ({ expected: sheets }) =>
        `No sheet of the workbook (${sheets}) has the expected column names in its first row.`,
      advice: ({ schema }) =>
        schema
          ? `The first row of the sheet must hold the column names: ${labels(schema)}.`
          : 'The first row of the sheet must hold the column names of the template (canteens, purchases or diagnostics).',
    },
    'several-sheets': {
      title: 'Several sheets possible',
      message: ({ expected: sheets }) => `Several sheets of the workbook can be checked: ${sheets}.`,
      advice: () => 'Give the name of the sheet to check, or save each as its own file.',
    },
    'formula-without-result': {
      title: 'Formula without a result',
      message: ({ value }) => `The formula has no stored result${ofFormula(value, en.quote)}.`,
      advice: () => 'Open and save the workbook in a spreadsheet, such as Excel or LibreOffice, which works it out.',
    },
  },
)

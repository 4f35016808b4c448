import { catalogue } from '../messages/catalogue.ts'
import { number, plural } from '../messages/english.ts'
import { counted, plural as pluralFr } from '../messages/french.ts'

/** How many of the columns that a row misses are named. */
const namedColumns = 3

interface Refused {
  readonly format: string
  readonly column: string
  readonly why: string
}
interface Missing {
  readonly format: string
  readonly columns: readonly string[]
}

const quoted = (columns: readonly string[], [open, close]: readonly [string, string]): string =>
  columns
    .slice(0, namedColumns)
    .map(column => `${open}${column}${close}`)
    .join(', ')

/** What stands in the way of a conversion, and what it changes. */
export const conversionMessages = catalogue(
  {
    refused: ({ format, column, why }: Refused) => `le format ${format} refuse « ${column} ». ${why}`,
    missing: ({ format, columns }: Missing) => {
      const names = quoted(columns, ['« ', ' »'])
      const others = columns.length - namedColumns
      const more = others > 0 ? ` et ${counted(others, 'autre colonne', 'autres colonnes')}` : ''
      return `le format ${format} veut aussi ${names}${more} : remplissez ${pluralFr(columns.length, 'cette cellule', 'ces cellules')}, par 0 s’il n’y a rien eu.`
    },
    'needs-canteens': {
      message:
        'Un fichier de bilans de 2025 décrit aussi chaque cantine (nom, secteurs, repas…), que ce fichier de 2026 désigne seulement.',
      advice:
        'Connectez-vous avec « ma-cantine login » pour que vos cantines soient demandées à votre compte, donnez-en un fichier avec --canteens, comme l’écrit « ma-cantine canteens export », ou importez ce fichier tel quel : les deux formats sont acceptés.',
    },
    'needs-places': {
      message: 'Un fichier de cantines de 2025 veut la commune de chaque cantine, que ce fichier de 2026 ne dit pas.',
      advice: 'Importez ce fichier tel quel : les deux formats sont acceptés.',
    },
    'only-format': {
      message: 'Les données de ce fichier n’ont pas d’autre format.',
      advice: 'Importez-le tel quel.',
    },
    reports:
      'Ce fichier ne contient plus que les bilans : les cantines restent telles qu’elles sont enregistrées, et doivent déjà l’être. Il remplace les bilans enregistrés, parts de commerce équitable et d’origine France comprises.',
    canteens:
      'Ce fichier ne crée que des cantines : celles qui existent déjà y sont refusées. Leur commune se trouve par leur SIRET.',
  },
  {
    refused: ({ format, column, why }) => `the format ${format} refuses “${column}”. ${why}`,
    missing: ({ format, columns }) => {
      const names = quoted(columns, ['“', '”'])
      const others = columns.length - namedColumns
      const more = others > 0 ? ` and ${plural(others, '1 other column', `${number(others)} other columns`)}` : ''
      return `the format ${format} also asks for ${names}${more}: fill ${plural(columns.length, 'this cell', 'these cells')} in, with 0 where there was nothing.`
    },
    'needs-canteens': {
      message:
        'A file of diagnostics of 2025 also describes each canteen (name, sectors, meals…), which this file of 2026 only names.',
      advice:
        'Sign in with “ma-cantine login” so that your account is asked for your canteens, give a file of them with --canteens, as “ma-cantine canteens export” writes it, or import this file as it is: both formats are taken.',
    },
    'needs-places': {
      message: 'A file of canteens of 2025 asks for the place of each canteen, which this file of 2026 does not say.',
      advice: 'Import this file as it is: both formats are taken.',
    },
    'only-format': {
      message: 'The data of this file have no other format.',
      advice: 'Import it as it is.',
    },
    reports:
      'This file holds diagnostics alone: canteens stay as they are stored, and must be stored already. It replaces stored diagnostics, with their fair-trade and French parts.',
    canteens: 'This file only creates canteens: those that exist already are refused. Their SIRET tells their place.',
  },
)

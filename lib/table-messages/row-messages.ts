import type { RowErrorCode } from '../table-schema/error.ts'
import { en } from './en-words.ts'
import { errorMessages } from './error-messages.ts'
import { fr } from './fr-words.ts'

/** The sentences of the errors of a row. */
export const rowMessages = errorMessages<RowErrorCode>(
  {
    'blank-row': {
      title: 'Ligne vide',
      message: ({ row }) => `La ligne ${row} est vide.`,
      advice: () => 'Supprimez cette ligne.',
    },
    'repeated-line': {
      title: 'Ligne en double',
      message: ({ row, expected: first }) => `La ligne ${row} est la même que la ligne ${first}.`,
      advice: () => 'Supprimez-la si elle a été recopiée par erreur ; sinon, il n’y a rien à faire.',
    },
    'missing-cell': {
      title: 'Cellule absente',
      message: error => `La ligne s’arrête avant la colonne ${fr.column(error)}.`,
      advice: () => 'Complétez la ligne : elle doit avoir autant de cellules que la ligne d’en-tête.',
    },
    'extra-cell': {
      title: 'Cellule en trop',
      message: ({ letter, value }) =>
        `La ligne contient une cellule de trop en colonne ${letter} : ${fr.quote(value)}.`,
      advice: () =>
        'Si un texte ou un prix contient le caractère qui sépare les colonnes, entourez-le de guillemets ; sinon, supprimez la cellule.',
    },
    'cut-number': {
      title: 'Nombre coupé par sa virgule',
      message: ({ row, value }) =>
        `La virgule de ${fr.quote(value)} a coupé la ligne ${row} : les cellules qui suivent sont décalées d’une colonne.`,
      advice: error =>
        `Écrivez ce nombre avec un point, sans symbole, dans la colonne ${fr.column(error)}, et ramenez les cellules suivantes d’une colonne.`,
    },
  },
  {
    'blank-row': {
      title: 'Empty row',
      message: ({ row }) => `Row ${row} is empty.`,
      advice: () => 'Remove this row.',
    },
    'repeated-line': {
      title: 'Repeated row',
      message: ({ row, expected: first }) => `Row ${row} is the same as row ${first}.`,
      advice: () => 'Delete it if it was copied by mistake; otherwise there is nothing to do.',
    },
    'missing-cell': {
      title: 'Missing cell',
      message: error => `The row ends before column ${en.column(error)}.`,
      advice: () => 'Complete the row: it must have as many cells as the header.',
    },
    'extra-cell': {
      title: 'Surplus cell',
      message: ({ letter, value }) => `The row has a surplus cell in column ${letter}: ${en.quote(value)}.`,
      advice: () =>
        'If a text or a price holds the character that separates columns, put it between quotes; otherwise remove the cell.',
    },
    'cut-number': {
      title: 'Number cut by its comma',
      message: ({ row, value }) =>
        `The comma of ${en.quote(value)} has cut row ${row}: the cells after it are one column too far.`,
      advice: error =>
        `Write this number with a point and no symbol in column ${en.column(error)}, and move the cells after it one column back.`,
    },
  },
)

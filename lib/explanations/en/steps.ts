import type { Step } from '../explanation.ts'

/**
 * Common to many pages. Menus keep their French names, as the programs of our users show them, before the English ones.
 */
export const open: Step = 'Open the file in your spreadsheet and go to the row and column given.'

export const save: Step = {
  excel:
    'Choose “Fichier > Enregistrer sous” (File > Save As), then the type “CSV UTF-8 (délimité par des virgules)” (comma delimited).',
  libreOffice:
    'Choose “Fichier > Enregistrer sous” (File > Save As), the type “Texte CSV (.csv)” (Text CSV), then the character set “Unicode (UTF-8)”.',
}

export const textColumn: Step = {
  excel:
    'Select the column, then “Format de cellule” (Format Cells, Ctrl+1), tab “Nombre” (Number), category “Texte” (Text), and type the values again.',
  libreOffice:
    'Select the column, then “Format > Cellules” (Format > Cells, Ctrl+1), tab “Nombres” (Numbers), category “Texte” (Text), and type the values again.',
}

export const deleteColumn: Step = {
  excel: 'Right-click the letter of the column, then choose “Supprimer” (Delete).',
  libreOffice: 'Right-click the letter of the column, then choose “Supprimer les colonnes” (Delete Columns).',
}

export const fromTemplate: Step =
  'Compare with the file template: “ma-cantine template achats” gives it (or “cantines”, “diagnostics”…).'

export const checkAgain: Step = 'Run the check again.'

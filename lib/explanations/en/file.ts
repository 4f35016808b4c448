import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save } from './steps.ts'

export const file: Readonly<Record<CodeOf<'file'>, Explanation>> = {
  'empty-file': {
    meaning: 'The file holds no character at all: there is nothing to check.',
    causes: [
      'The file was created, but never saved from the spreadsheet.',
      'The copy or export stopped before it wrote anything, for want of space for instance.',
    ],
    steps: ['Open the original workbook and make sure that your data are there.', save, checkAgain],
    origin: 'The import’s own rule: a file holds at least its header row.',
  },
  'format-error': {
    meaning: 'The file is not a table that can be read: it is a document of another nature.',
    causes: [
      'The document was printed or exported to PDF, or scanned, rather than saved as CSV.',
      'The file was renamed to .csv without being converted: another name does not change the content.',
      'The file is damaged, compressed or protected by a password.',
    ],
    steps: ['Open the original table in your spreadsheet.', save, checkAgain],
    origin:
      'The import’s own rule, based on RFC 4180, which describes CSV files. The nature of a file shows in its first bytes.',
  },
  'encoding-error': {
    meaning: 'Some characters, often accented letters, are damaged: the original text cannot be guessed.',
    causes: [
      'The file puts together pieces saved in different encodings (UTF-8 and Windows-1252 for instance).',
      'A program has already replaced the characters that it could not read by “�”, then saved the file.',
      'The file was cut in the middle of a character during a transfer.',
    ],
    steps: [
      open,
      'Type the damaged text again, or take it from the original document.',
      {
        excel: 'For the whole file, look for “�” with “Rechercher et sélectionner > Rechercher” (Find, Ctrl+F).',
        libreOffice:
          'For the whole file, look for “�” with “Édition > Rechercher et remplacer” (Find and Replace, Ctrl+H).',
      },
      save,
    ],
    origin: 'The Unicode (UTF-8) and WHATWG Encoding standards: “�” is the mark of what could not be read.',
  },
  'guessed-encoding': {
    meaning:
      'The file is written in an old encoding (MS-DOS or old Macintosh). Its words show it beyond doubt: it is read so.',
    causes: [
      'The file was saved as “CSV (Macintosh)” or “CSV (MS-DOS)”, which are near “CSV” in the list of Excel.',
      'The management program is old, and does not write UTF-8 yet.',
    ],
    steps: ['Read the quoted words again: they must be right.', save, checkAgain],
    origin:
      'IBM code page 850, and the encoding “macintosh” of the WHATWG Encoding standard. A file does not declare an old encoding.',
  },
  'doubtful-encoding': {
    meaning:
      'The file is not in UTF-8, and its words do not tell in which old encoding it is written: the same byte may be “é”, “Ç” or a quote. Nothing is stored in doubt.',
    causes: [
      'The file comes from an old program, and has only a few words with accents.',
      'The file joins pieces that were saved in different encodings.',
    ],
    steps: [
      save,
      'In the terminal, you may also name the encoding: “ma-cantine fix FILE --encoding macintosh” (or “ibm850” for MS-DOS, “windows-1252”) writes a copy in UTF-8.',
      checkAgain,
    ],
    origin: 'Rule of imports: a letter that may be another one is never guessed.',
  },
  'unclosed-quote': {
    meaning:
      'A cell starts with a straight double quote and no other quote closes it: everything that follows is taken for its content.',
    causes: [
      'The file was written or retouched by hand in a text editor.',
      'A text starts with a straight double quote, as in a name copied from a catalogue.',
      'The file was cut while it was saved or transferred: its end is missing.',
    ],
    steps: [
      'Open the file in a text editor (Notepad for instance) at the row given.',
      'Delete the quote, or add the missing one at the end of the cell.',
      'If the end of the file is missing, go back to the original file.',
      checkAgain,
    ],
    origin: 'RFC 4180: a cell opened by a double quote ends with a double quote.',
  },
  'row-too-long': {
    meaning: 'A row is longer than a million characters: it is not a row of a table, and reading stops there.',
    causes: [
      'A double quote that is opened and never closed makes the rest of the file look like a single cell.',
      'The file was written without line breaks.',
    ],
    steps: [
      'Open the file in a text editor at the row given.',
      'Look for a straight double quote without its pair, and delete it.',
      checkAgain,
    ],
    origin: 'The import’s own rule: a limit that protects the memory of the computer. No real row comes near it.',
  },
  'quoted-rows': {
    meaning:
      'The whole row stands between two quotes: to a spreadsheet it is a single cell, whose commas are part of the text. Where no row is given, all rows of the file do.',
    causes: [
      'The file was saved a second time after it had been opened in a single column.',
      'A program puts each row in quotes, instead of each cell.',
      'A row was pasted into the first cell without being split.',
    ],
    steps: [
      {
        excel:
          'Select column A, then “Données > Convertir” (Text to Columns), “Délimité”, and the separator of the file.',
        libreOffice:
          'Select column A, then “Données > Texte en colonnes” (Text to Columns), and the separator of the file.',
      },
      save,
      checkAgain,
    ],
    origin: 'RFC 4180: quotes surround a cell, never a row.',
  },
  'unknown-schema': {
    meaning:
      'The first row looks like the header of no known file: purchases, canteens or diagnostics. Nothing else was checked.',
    causes: [
      'The file comes from a management program, with column names of its own.',
      'A title or a logo fills the first rows of the sheet, above the header.',
      'The header row was deleted.',
    ],
    steps: [
      'Choose the file template that fits: “ma-cantine schemas” lists them.',
      'Copy your data, column by column, under the header of the template.',
      'Delete the rows above the header.',
      save,
    ],
    origin: 'The import’s own rule: the published schemas (Table Schema) give the column names of each file.',
  },
}

import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const canteens: Readonly<Record<CodeOf<'canteens'>, Explanation>> = {
  'siret-check-digit': {
    meaning:
      'The number does have 14 digits, but they do not agree with each other: the last one is a check digit. At least one digit is wrong.',
    causes: [
      'A typing mistake, or two digits swapped.',
      'The fill handle of the spreadsheet added 1 to the number on each row.',
    ],
    steps: [
      'Look the establishment up on annuaire-entreprises.data.gouv.fr and copy its SIRET number.',
      textColumn,
      'To repeat a number downwards, copy it (Ctrl+C) and paste it on all the rows (Ctrl+V), without dragging the handle.',
      save,
    ],
    origin:
      'INSEE, the SIRENE register: the check digit follows the Luhn algorithm. The establishments of La Poste, which are an exception, are accepted.',
  },
  'same-as-own-siret': {
    meaning: 'The canteen names itself as the kitchen that delivers its meals.',
    causes: [
      'The SIRET of the canteen was copied into the column of the meal deliverer because it cooks on site.',
      'The two columns were filled by the same formula.',
    ],
    steps: [
      open,
      'If another establishment delivers the meals, give its SIRET.',
      'If the canteen cooks on site, leave the cell of the meal deliverer empty.',
      save,
    ],
    origin: 'The import’s own rule: the meal deliverer is another establishment than the canteen that it delivers to.',
  },
  'delivering-kitchen-required': {
    meaning:
      'The type of production, “site_cooked_elsewhere”, says that meals are cooked elsewhere, but nothing says by which establishment.',
    causes: [
      'The column of the meal deliverer was taken for optional: it is for the other types of production only.',
      'The type of production is wrong: the canteen cooks its meals on site.',
    ],
    steps: [
      open,
      'Give the SIRET of the kitchen that delivers the meals; annuaire-entreprises.data.gouv.fr gives it by name.',
      'If the canteen cooks on site, replace the type of production with “site”.',
      textColumn,
      save,
    ],
    origin: 'A rule of the service: the purchases of a satellite are those of the kitchen that delivers to it.',
  },
  'no-daily-meals': {
    meaning: 'The canteen serves meals, by its type of production, but their number per day is 0.',
    causes: [
      'A 0 stands for a number that is not known.',
      'The establishment delivers all its meals and serves none on site: its type of production is “central”.',
    ],
    steps: [
      open,
      'Give the average number of meals that the canteen serves in one day.',
      'If it serves none on site, replace the type of production with “central” and leave 0.',
      save,
    ],
    origin: 'A rule of the service: only a meal deliverer without a dining place has no meals per day.',
  },
  'name-too-long': {
    meaning: 'The name of the canteen is so long that the cell probably holds something else with it.',
    causes: [
      'A comment, an address or several names are in the same cell.',
      'A missing quote has joined several cells into one.',
    ],
    steps: [open, 'Leave nothing but the name of the canteen in the cell.', save],
    origin: 'A rule of the service: a name has 250 characters at most, here as in the form and the API.',
  },
  'yearly-below-daily': {
    meaning: 'The canteen would serve fewer meals in a year than in a single day.',
    causes: [
      'The two columns were swapped.',
      'Digits of the number of the year are missing, or the spreadsheet took it in thousands.',
    ],
    steps: [open, 'Correct whichever number is wrong; that of the year counts delivered meals too.', save],
    origin: 'A rule of the service: a year has at least one day of meals, and at least one meal.',
  },
  'yearly-not-above-daily': {
    meaning: 'The canteen would serve no more meals in a year than in a single day.',
    causes: ['The two columns were swapped.', 'The same number was copied into both columns.'],
    steps: [open, 'Correct whichever number is wrong.', save],
    origin: 'A rule of the files of 2026: the meals of a year are more than those of a day.',
  },
  'too-many-sectors': {
    meaning: 'The cell names more than three sectors, and a canteen has three at most.',
    causes: [
      'All the guests of the canteen were named, even the fewest.',
      'The cell joins the sectors of several canteens.',
    ],
    steps: [open, 'Keep one, two or three sectors, those that most of the meals are for.', save],
    origin: 'A rule of the files of 2026: a canteen has one to three sectors. Those of 2025 have no such limit.',
  },
  'unexpected-delivering-kitchen': {
    meaning: 'The restaurant cooks on site, by its type of production, but a central kitchen is given.',
    causes: [
      'The SIRET of the canteen, or of its head office, was copied into the column of the central kitchen.',
      'The type of production is wrong: the meals are delivered.',
    ],
    steps: [
      open,
      'If the meals are delivered, replace the type of production with “Restaurant satellite”.',
      'If the restaurant cooks on site, leave the cell of the central kitchen empty.',
      save,
    ],
    origin: 'A rule of the files of 2026: only a satellite restaurant has a central kitchen.',
  },
  'unexpected-line-ministry': {
    meaning: 'A line ministry is given, but the canteen is private, or of a sector that has none.',
    causes: [
      'The column was filled from top to bottom with the same ministry.',
      'The sector or the economic model is wrong.',
    ],
    steps: [
      open,
      'Leave the cell of the ministry empty for a canteen that is private, or outside the sectors of the State.',
      'If the canteen does depend on this ministry, correct its sector or its economic model.',
      save,
    ],
    origin:
      'A rule of the files of 2026: the ministry is given for the public canteens of the sectors of the State, and for them alone.',
  },
  'siret-or-siren': {
    meaning: 'The row gives both a SIRET and a SIREN, or neither of them.',
    causes: ['The SIREN was copied beside the SIRET, which begins with it.', 'The SIRET was erased by mistake.'],
    steps: [
      open,
      'Leave the cell of the SIREN empty if the canteen has a SIRET.',
      'Otherwise, give the SIREN of its legal unit and the INSEE code of its town.',
      textColumn,
      save,
    ],
    origin: 'A rule of the files of 2026: a canteen is known by its SIRET, or by its legal unit if it has none.',
  },
  'insee-code-required': {
    meaning: 'The canteen is named by the SIREN of its legal unit, and nothing tells in which town it is.',
    causes: ['The column of the INSEE code was taken for optional: it is for a canteen that has a SIRET.'],
    steps: [
      open,
      'Give the INSEE code of the town of the canteen; it often differs from the postal code.',
      textColumn,
      save,
    ],
    origin:
      'A rule of the files of 2026: the town gives the department and the region. INSEE codes are those of the official geographic code.',
  },
  'unexpected-group': {
    meaning: 'The row puts a canteen that cooks its own meals into a group.',
    causes: [
      'The type of production is wrong: the meals of the canteen are cooked elsewhere.',
      'The id of the group was left over from a neighbouring row.',
    ],
    steps: [open, 'Correct the type of production, or empty the cell of the column “groupe_id”.', save],
    origin: 'A rule of the files of 2026: a group is made of satellite restaurants.',
  },
  'line-ministry-required': {
    meaning: 'The canteen is public and of a sector of the State, but its line ministry is not given.',
    causes: [
      'The column of the ministry was taken for optional: it is not for this sector.',
      'The sector is wrong, or the canteen is private.',
    ],
    steps: [
      open,
      'Choose the line ministry from the list of the file’s template.',
      'If the canteen is under no ministry, correct its sector or its economic model.',
      save,
    ],
    origin:
      'A rule of the service: canteens of the State are followed by ministry. Among those of 2025, only the staff’s file has the column.',
  },
  'postal-code-or-insee-code-required': {
    meaning: 'The town of the canteen is unknown: neither its INSEE code nor its postal code is given.',
    causes: ['Both columns were taken for optional: each of them is, as long as the other one is filled in.'],
    steps: [
      open,
      'Give the INSEE code of the town (it often differs from the postal code), or else the postal code.',
      textColumn,
      save,
    ],
    origin:
      'The import’s own rule: the town gives the department and the region. INSEE codes are those of the official geographic code.',
  },
  'siret-in-scientific-notation': {
    meaning:
      'The SIRET is written as a very large number, 2,13402E+13: the spreadsheet kept only its first digits. The warning tells why the cell is refused.',
    causes: [
      'The CSV file was opened by a double click: Excel takes any number of more than eleven digits for an amount, then saves it so.',
      'The column did not have the text format when the numbers were pasted into it.',
    ],
    steps: [
      'If the original workbook still exists, take the column from it again: all the digits are there.',
      textColumn,
      'Otherwise type each number again; the directory of companies (annuaire-entreprises.data.gouv.fr) gives it by name. “ma-cantine fix” finds those whose check digit leaves no doubt.',
      save,
    ],
    origin:
      'A SIRET has 14 digits (INSEE, the SIRENE register); a spreadsheet writes long numbers in scientific notation.',
  },
  'spaces-in-code': {
    meaning:
      'A SIRET or an INSEE code is written with spaces. In a file of diagnostics it is read without them, and the file is accepted.',
    causes: ['The number was copied from a document where its digits are grouped to be easier to read.'],
    steps: [
      'There is nothing to do.',
      'To write it in one piece, accept the corrections offered, or run “ma-cantine fix”.',
    ],
    origin:
      'Custom of the import of diagnostics. The option “--strict” refuses the file, as the published schema does.',
  },
  'listed-value-spelling': {
    meaning:
      'A value is written with other capitals, without its accents or with another apostrophe than in the list. It is read as that of the list, and the file is accepted.',
    causes: [
      'Keyboards lack the curly apostrophe and some accented capitals.',
      'A program writes the values in its own way.',
    ],
    steps: [
      'Check that the value understood is the right one: there is then nothing to do.',
      'To write it as in the list, accept the corrections offered, or run “ma-cantine fix”.',
    ],
    origin:
      'Custom of the import. Capitals still count in files of canteens. The option “--strict” refuses the file, as the published schema does.',
  },
  'lost-leading-zero': {
    meaning:
      'The INSEE code has four digits only: its leading zero is missing. In a file of diagnostics it is put back, and the file is accepted.',
    causes: ['The spreadsheet took the code for a number, and dropped the zero that starts it.'],
    steps: [
      'Check that the code understood is the right one: there is then nothing to do.',
      'To write the zero, accept the corrections offered, or run “ma-cantine fix”.',
    ],
    origin:
      'Custom of the import of diagnostics. The option “--strict” refuses the file, as the published schema does.',
  },
  'sectors-left-empty': {
    meaning:
      'No sector is given. In a file of diagnostics, a canteen that is stored already keeps its sectors, and the file is accepted.',
    causes: ['The file is there to give amounts only, and the sectors are stored already.'],
    steps: [
      'If the canteen is new, give at least one sector of the list of the file’s template.',
      'Otherwise there is nothing to do.',
    ],
    origin:
      'Custom of the import of diagnostics. The option “--strict” refuses the file, as the published schema does.',
  },
  'type-left-empty': {
    meaning:
      'The type of production or of management is not given. In a file of diagnostics, the canteen is then stored without it, and the file is accepted.',
    causes: ['The person who prepares the file does not know it.'],
    steps: ['If you know the type, give it: an empty cell erases the stored one.', 'Otherwise there is nothing to do.'],
    origin:
      'Custom of the import of diagnostics. The option “--strict” refuses the file, as the published schema does.',
  },
  'invalid-email': {
    meaning: 'One of the e-mail addresses of the cell is not one, or the addresses are badly separated.',
    causes: [
      'The end of the address is missing: “gestion@collines” without “.fr”.',
      'The addresses are separated by a semicolon, a space or a line break, as in a mail program.',
      'A name comes with the address: “Claire <claire@exemple.fr>”.',
    ],
    steps: [open, 'Keep the addresses alone, separated by commas, with no comma after the last one.', save, checkAgain],
    origin: 'The import’s own rule: these people receive a message; an address has 254 characters at most (RFC 5321).',
  },
}

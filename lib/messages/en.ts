import { firstYear, lastYear } from '../diagnostics/diagnostic-rules.ts'
import { isAbove } from '../purchases/price-distribution.ts'
import { allowedValues, type TableSchema } from '../table-schema/descriptor.ts'
import { bound, characters, digits, englishExpectation, fractionDigits } from './en-limits.ts'
import type { ErrorCode } from './error-code.ts'
import type { ErrorContext, Sentences } from './sentences.ts'

const q = (text: string | null | undefined): string => {
  const shown = (text ?? '').replace(/\s+/g, ' ')
  return `“${shown.length > 80 ? `${shown.slice(0, 77)}…` : shown}”`
}
const example = ({ definition }: ErrorContext): string => {
  if (!definition) return ''
  return definition.example === ''
    ? `Expected value: ${englishExpectation(definition)}.`
    : `For example ${q(definition.example)}.`
}
const labels = ({ fields }: TableSchema): string => fields.map(({ name }) => name).join(', ')
const column = ({ letter, field }: ErrorContext): string => (field ? `${q(field)} (column ${letter})` : letter)

const binaryKinds: Record<string, string> = {
  xlsx: 'a spreadsheet (Excel or LibreOffice)',
  xls: 'an old Excel workbook',
  pdf: 'a PDF document',
  gzip: 'a compressed file',
  image: 'a picture',
  archive: 'an archive, or a document that is not a workbook',
  binary: 'not a text file',
}

const unreadableWorkbooks: Record<string, { readonly message: string; readonly advice: string }> = {
  'broken-workbook': {
    message: 'The file is a damaged or incomplete workbook: it could not be read.',
    advice: 'Open it in your spreadsheet and save it again. If it was received or downloaded, take the original again.',
  },
  'protected-workbook': {
    message: 'The file is a workbook protected by a password: it could not be read.',
    advice: 'In your spreadsheet, save it without a password, then try again.',
  },
}

/** Longer lists than this are looked up, not read out. */
const longestList = 8

const nearestValues = ({ nearest, definition }: ErrorContext): string => {
  const known = nearest.filter(entry => entry.nearest !== null)
  const values = definition ? (allowedValues(definition) ?? []) : []
  if (known.length === 0) {
    return values.length > longestList
      ? 'Choose a value from the list of the file’s template.'
      : `Choose among ${values.join(', ')}.`
  }
  return known.map(entry => `Replace ${q(entry.item)} with ${q(entry.nearest)}.`).join(' ')
}

/** As Intl does, which takes long to load: a million warnings may be told. */
const euros = (amount: string | undefined): string => {
  const [whole = '', cents = ''] = Number(amount).toFixed(2).split('.')
  return `€${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

export const en: Record<ErrorCode, Sentences> = {
  'empty-file': {
    title: 'Empty file',
    message: () => 'The file holds nothing.',
    advice: () => 'Check that you chose the right file and that it was saved completely.',
  },
  'format-error': {
    title: 'File format not recognised',
    message: ({ expected: kind }) =>
      unreadableWorkbooks[kind ?? '']?.message ??
      `The file is ${binaryKinds[kind ?? ''] ?? binaryKinds.binary}, not a CSV file.`,
    advice: ({ expected: kind }) =>
      unreadableWorkbooks[kind ?? '']?.advice ??
      'In your spreadsheet, save the table as “CSV UTF-8”, then try again with that file.',
  },
  'encoding-error': {
    title: 'Unreadable characters',
    message: ({ value }) => `Some characters of ${q(value)} could not be read.`,
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
    message: ({ value }) => `The first row, ${q(value)}, belongs to no known file.`,
    advice: () => 'The first row must hold the column names of the template (canteens, purchases or diagnostics).',
  },
  'unpacked-too-large': {
    title: 'Workbook too large',
    message: () => 'Once unpacked, the workbook is too large to be read.',
    advice: () =>
      'Keep only the sheet to check, without pictures, then save it as “CSV UTF-8” or as several workbooks.',
  },
  'unknown-sheet': {
    title: 'Sheet not found',
    message: ({ value }) => `The workbook has no sheet named ${q(value)}.`,
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
  'missing-header': {
    title: 'No header row',
    message: () => 'The first row holds none of the expected column names.',
    advice: ({ expected: labels }) => `Put the column names in the first row: ${labels}.`,
  },
  'blank-label': {
    title: 'Column without a name',
    message: ({ letter }) => `Column ${letter} has no name.`,
    advice: () => 'Remove this column: the file must hold only those of the template.',
  },
  'duplicate-label': {
    title: 'Repeated column',
    message: ({ letter, value }) => `Column ${letter} repeats the name ${q(value)}.`,
    advice: () => 'Keep one column of this name.',
  },
  'missing-label': {
    title: 'Missing column',
    message: ({ expected: label }) => `Column ${q(label)} is missing.`,
    advice: () => 'Add this column at its place, even if its cells stay empty.',
  },
  'extra-label': {
    title: 'Unexpected column',
    message: ({ letter, value }) => `Column ${letter}, ${q(value)}, is not expected.`,
    advice: () => 'Remove this column: the file must hold only those of the template.',
  },
  'incorrect-label': {
    title: 'Wrong column name',
    message: ({ letter, value, expected: label }) => `Column ${letter} is named ${q(value)} instead of ${q(label)}.`,
    advice: ({ expected: label }) => `Rename this column ${q(label)}, with the same accents and capitals.`,
  },
  'misplaced-label': {
    title: 'Misplaced column',
    message: ({ letter, value }) => `Column ${q(value)} is not at its place in column ${letter}.`,
    advice: ({ expected: before }) =>
      before ? `Move it right after column ${q(before)}.` : 'Move it to the first place.',
  },
  'blank-row': {
    title: 'Empty row',
    message: ({ row }) => `Row ${row} is empty.`,
    advice: () => 'Remove this row.',
  },
  'missing-cell': {
    title: 'Missing cell',
    message: error => `The row ends before column ${column(error)}.`,
    advice: () => 'Complete the row: it must have as many cells as the header.',
  },
  'extra-cell': {
    title: 'Surplus cell',
    message: ({ letter, value }) => `The row has a surplus cell in column ${letter}: ${q(value)}.`,
    advice: () =>
      'If a text or a price holds the character that separates columns, put it between quotes; otherwise remove the cell.',
  },
  'repeated-line': {
    title: 'Repeated row',
    message: ({ row, expected: first }) => `Row ${row} is the same as row ${first}.`,
    advice: () => 'Delete it if it was copied by mistake; otherwise there is nothing to do.',
  },
  required: {
    title: 'Mandatory value missing',
    message: error => `Column ${column(error)} is mandatory.`,
    advice: example,
  },
  'type-error': {
    title: 'Wrong format',
    message: ({ value, definition }) =>
      definition?.type === 'date'
        ? `${q(value)} is not a valid date (year-month-day).`
        : definition?.type === 'integer'
          ? `${q(value)} is not a whole number.`
          : definition?.type === 'year'
            ? `${q(value)} is not a year.`
            : `${q(value)} is not a number.`,
    advice: example,
  },
  pattern: {
    title: 'Wrong format',
    message: ({ value }) => `${q(value)} does not have the expected form.`,
    advice: example,
  },
  enum: {
    title: 'Value not in the list',
    message: ({ value, nearest }) =>
      nearest.length > 0
        ? `${nearest.map(entry => q(entry.item)).join(', ')}: not an allowed value.`
        : `${q(value)} is not written as expected.`,
    advice: nearestValues,
  },
  'min-length': {
    title: 'Text too short',
    message: ({ value, definition }) =>
      `${q(value)} is shorter than the minimum, ${characters(definition?.constraints?.minLength ?? 0)}.`,
    advice: example,
  },
  'max-length': {
    title: 'Text too long',
    message: ({ value, definition }) =>
      `${q(value)} is longer than the maximum, ${characters(definition?.constraints?.maxLength ?? 0)}.`,
    advice: example,
  },
  minimum: {
    title: 'Value below the minimum',
    message: ({ value, definition }) =>
      definition?.type === 'date'
        ? `${q(value)} comes before the first date allowed, ${bound(definition, 'minimum')}.`
        : `${q(value)} is below the minimum, ${bound(definition, 'minimum')}.`,
    advice: example,
  },
  maximum: {
    title: 'Value above the maximum',
    message: ({ value, definition }) =>
      definition?.type === 'date'
        ? `${q(value)} comes after the last date allowed, ${bound(definition, 'maximum')}.`
        : `${q(value)} is above the maximum, ${bound(definition, 'maximum')}.`,
    advice: example,
  },
  unique: {
    title: 'Repeated value',
    message: ({ value, expected: first }) => `${q(value)} is already in row ${first}.`,
    advice: () => 'Keep one row for this value, or correct the wrong one.',
  },
  'siret-check-digit': {
    title: 'Wrong SIRET number',
    message: ({ value }) => `${q(value)} is not a SIRET number: its check digit is wrong.`,
    advice: () => 'Check every digit; the exact number is on annuaire-entreprises.data.gouv.fr.',
  },
  'same-as-own-siret': {
    title: 'Delivering kitchen same as canteen',
    message: () => 'The SIRET of the delivering kitchen cannot be the canteen’s own.',
    advice: () => 'Give the SIRET of the establishment that delivers the meals, or leave the cell empty.',
  },
  'postal-code-or-insee-code-required': {
    title: 'Municipality missing',
    message: () => 'Neither the INSEE code nor the postal code of the municipality is given.',
    advice: () => 'Give one of them; the INSEE code is the more precise.',
  },
  'invalid-email': {
    title: 'Wrong e-mail address',
    message: ({ value }) => `${q(value)} holds a wrong e-mail address.`,
    advice: () => 'Separate addresses with a comma, with none after the last.',
  },
  'siret-in-scientific-notation': {
    title: 'SIRET changed by the spreadsheet',
    message: ({ value }) => `The spreadsheet took the SIRET for a number and replaced it with ${q(value)}.`,
    advice: () =>
      'Give the column the text format, then type the number again: its last digits are no longer in the file.',
  },
  'total-digits': {
    title: 'Number too large',
    message: ({ value, definition }) => `${q(value)} has too many digits: ${digits(definition)}.`,
    advice: example,
  },
  'fraction-digits': {
    title: 'Too many decimals',
    message: ({ value, definition }) =>
      `${q(value)} has more than ${fractionDigits(definition?.constraints?.fractionDigits ?? 0)}.`,
    advice: error =>
      error.definition?.constraints?.fractionDigits === 2 ? 'Round the amount to cents.' : example(error),
  },
  'local-definition-required': {
    title: 'Meaning of “local” missing',
    message: () => 'A purchase with the characteristic LOCAL must say what “local” means.',
    advice: ({ definition }) => `Choose one of ${definition?.doc_enum?.join(', ')}.`,
  },
  'unusual-price': {
    title: 'Price far from the others',
    message: ({ value, expected: median }) =>
      `${q(value)} is more than ${isAbove(value, median) ? '100 times above' : '1,000 times below'} the median price of its family in this file, about ${euros(median)}.`,
    advice: () => 'Check the decimal mark: the price is in euros without VAT, not in cents.',
  },
  'future-date': {
    title: 'Date yet to come',
    message: ({ value }) => `${q(value)} is still in the future.`,
    advice: () => 'Check the year, the month and the day of the purchase.',
  },
  'other-year': {
    title: 'Year unlike the other rows',
    message: ({ value, expected: year }) => `${q(value)} is not in ${year}, as nearly all other rows are.`,
    advice: () => 'Check the year; if it is right, there is nothing to do.',
  },
  'year-required': {
    title: 'Diagnostic year missing',
    message: () => 'The row holds amounts, but not the year they are about.',
    advice: () => 'Give the civil year of the purchases, or empty the amounts to store the canteen alone.',
  },
  'year-out-of-range': {
    title: 'Diagnostic year out of range',
    message: ({ value }) => `${q(value)} is not a year that can have a diagnostic.`,
    advice: () => `Give a year from ${firstYear} to ${lastYear()}.`,
  },
  'total-required': {
    title: 'Total of purchases missing',
    message: () => 'A diagnostic cannot be stored without the total of the year’s food purchases.',
    advice: () => 'Give the total without VAT, even if it is 0.',
  },
  'repeated-diagnostic': {
    title: 'Two diagnostics for one year',
    message: ({ expected: first }) => `Row ${first} already gives the diagnostic of this canteen for this year.`,
    advice: () => 'Correct the year or the SIRET, or keep one of the two rows.',
  },
  'parts-above-total': {
    title: 'Total below its parts',
    message: ({ value }) => `The EGalim amounts add up to more than the total of purchases, ${q(value)}.`,
    advice: () =>
      'A purchase counts in one category only: check the organic, quality-sign, environmental and other EGalim amounts, then the total.',
  },
  'meat-egalim-above-total': {
    title: 'EGalim meat above all meat',
    message: ({ value }) => `EGalim meat and poultry exceed the total of meat and poultry, ${q(value)}.`,
    advice: () => 'Check both amounts: the first is part of the second.',
  },
  'meat-france-above-total': {
    title: 'French meat above all meat',
    message: ({ value }) => `French meat and poultry exceed the total of meat and poultry, ${q(value)}.`,
    advice: () => 'Check both amounts: the first is part of the second.',
  },
  'fish-egalim-above-total': {
    title: 'EGalim fish above all fish',
    message: ({ value }) => `EGalim aquatic products exceed the total of aquatic products, ${q(value)}.`,
    advice: () => 'Check both amounts: the first is part of the second.',
  },
  'families-above-egalim': {
    title: 'EGalim meat and fish above all EGalim',
    message: () => 'EGalim meat and fish together exceed the sum of the EGalim amounts.',
    advice: () => 'Count these purchases in the organic, quality-sign, environmental or other EGalim amounts too.',
  },
  'unusual-meal-cost': {
    title: 'Unusual cost of a meal',
    message: ({ value, expected: cost }) =>
      `The total of purchases, ${q(value)}, makes ${euros(cost)} a meal for the meals of the year.`,
    advice: () => 'Check the total of purchases and the yearly number of meals.',
  },
  'meat-and-fish-above-total': {
    title: 'Meat and fish above the total',
    message: ({ value, expected: sum }) =>
      `Meat and aquatic products make together ${euros(sum)}, more than the total of purchases, ${q(value)}.`,
    advice: () => 'Check the three amounts: the first two are parts of the third.',
  },
  'origin-above-family': {
    title: 'Origin above its product family',
    message: ({ value, expected: sum }) =>
      `${q(value)} exceeds what was bought of this product family, ${euros(sum)} by the other columns.`,
    advice: () => 'A French, local or short-supply purchase also counts under a label, or as non EGalim.',
  },
  'total-differs-from-detail': {
    title: 'Total unlike its detail',
    message: ({ value, expected: sum }) => `The detail of ${q(value)} makes ${euros(sum)}.`,
    advice: () => 'Complete the detail, non-EGalim products included, or correct the total.',
  },
  'canteen-not-beside': {
    title: 'Canteen in no canteens file',
    message: ({ value }) => `No canteens file of the folder holds the SIRET ${q(value)}.`,
    advice: () => 'Check the number, or add the canteen, unless it is already on the platform.',
  },
  'repeated-across-files': {
    title: 'Canteen repeated in two files',
    message: ({ value, expected: first }) => `The SIRET ${q(value)} is already in the file ${q(first)}.`,
    advice: () => 'Keep the canteen in one file, or correct the number.',
  },
  'unknown-canteen': {
    title: 'Unknown canteen',
    message: ({ value }) => `No canteen has the SIRET ${q(value)}.`,
    advice: () => 'Check the number, or import this canteen first.',
  },
  'not-manager': {
    title: 'Canteen of another team',
    message: ({ value }) => `You do not manage the canteen whose SIRET is ${q(value)}.`,
    advice: () => 'Ask the canteen’s team to add you to its managers.',
  },
  'outside-token': {
    title: 'Canteen outside the access token',
    message: ({ value }) => `This access token is limited to other canteens than the one whose SIRET is ${q(value)}.`,
    advice: () => 'Remove its rows from the file, or import it with an access token that covers this canteen.',
  },
  'staff-columns': {
    title: 'Reserved columns',
    message: ({ value }) => `You may not import the column ${q(value)}.`,
    advice: () => 'Remove the columns whose name starts with “admin_”.',
  },
  'duplicate-file': {
    title: 'File already imported',
    message: ({ expected: count }) => `This file was already used to import purchases (${count}).`,
    advice: () => 'If you chose the wrong file, take the right one; otherwise there is nothing to do.',
  },
  'disagrees-with-stored': {
    title: 'At odds with the stored diagnostic',
    message: ({ value: year, expected: code }) =>
      `Completed by those already stored for ${year}, the amounts of the row no longer agree: ${q(en[code as ErrorCode].title)}.`,
    advice: () =>
      'An empty cell keeps the stored amount: give all those that change, and 0 for those that are no more.',
  },
  'campaign-closed': {
    title: 'Declaration campaign closed',
    message: () => 'No declaration campaign is open: the diagnostic cannot be declared.',
    advice: () => 'Write “brouillon”, or leave the cell empty: the diagnostic is then stored without being declared.',
  },
  'declaration-by-file': {
    title: 'Declaration by file not available',
    message: () => 'The platform does not declare diagnostics from a file yet.',
    advice: () => 'Write “brouillon”, or leave the cell empty: the diagnostic is then stored without being declared.',
  },
  'data-moved': {
    title: 'Data changed meanwhile',
    message: () => 'Somebody changed a canteen of the file, or one of its diagnostics, during the import.',
    advice: () => 'Nothing was stored. Start the import again.',
  },
  'similar-purchases': {
    title: 'Purchases already stored',
    message: ({ expected: count }) => `Rows of the file describe purchases that are stored already (${count} in all).`,
    advice: () =>
      'Nothing was stored. Remove these rows from the file, or ask the import to leave them out (“similar=skip”) or to keep them (“similar=allow”).',
  },
  'plan-of-another-file': {
    title: 'Another file than that of the dry run',
    message: () => 'This file is not the one of the dry run.',
    advice: () => 'Nothing was stored. Send the file of the dry run, or do a dry run of this one.',
  },
  'plan-expired': {
    title: 'Dry run expired',
    message: () => 'The dry run of this import was more than an hour ago.',
    advice: () => 'Nothing was stored. Do the dry run again, then confirm it.',
  },
  'plan-applied': {
    title: 'Dry run already applied',
    message: ({ expected: importId }) => `This dry run was already carried out, by import no. ${importId}.`,
    advice: () => 'There is nothing to do: the import was not made a second time.',
  },
  'plan-outdated': {
    title: 'Dry run out of date',
    message: () => 'Data changed since the dry run: the import would no longer do what it said.',
    advice: () => 'Nothing was stored. Do the dry run again to see what would be done, then confirm it.',
  },
  'unconfirmed-sender': {
    title: 'E-mail address to confirm',
    message: () =>
      'This file adds managers, who would be sent a message, and your own e-mail address is not confirmed yet.',
    advice: () =>
      'Follow the link of the message that we sent you, or ask for another one from your account, then start the import again.',
  },
  'too-many-emails': {
    title: 'Too many messages in a day',
    message: ({ value: count }) =>
      `The messages to the managers that this file adds (${count}) are more than may still leave today. If you sent few, the service has already sent many: it is not your doing.`,
    advice: () =>
      'Nothing was stored. Leave fewer addresses of managers in the file: you will add the others another day. If you sent few messages, try again tomorrow.',
  },
  'missing-file': {
    title: 'No file',
    message: () => 'The request holds no file.',
    advice: () => 'Send the file as the part “file” of a multipart/form-data request.',
  },
  'file-format': {
    title: 'File format not accepted',
    message: ({ value }) => `The file was sent as ${q(value)}.`,
    advice: () =>
      'In your spreadsheet, save the table as “CSV UTF-8”, or as a workbook, then send that file, whose name ends in .csv, .tsv, .xlsx or .ods.',
  },
  'unreadable-upload': {
    title: 'Upload interrupted',
    message: () => 'The upload stopped before the end of the file.',
    advice: () => 'Nothing was stored. Start the import again.',
  },
}

import { counted, number, percent, plural } from '@ma-cantine/lib/messages/english'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import type { Words } from './fr.ts'

const s = (count: number): string => plural(count, '', 's')

const columnNames = (columns: readonly { readonly letter: string; readonly label: string }[]): string => {
  const [first] = columns
  if (columns.length === 1 && first) return `column ${first.letter && `${first.letter}, `}${first.label}`
  const letters = columns.slice(0, 3).map(({ letter, label }) => letter || label)
  return `columns ${letters.join(', ')}${columns.length > 3 ? '…' : ''}`
}

const leftOver = (rows: number, columns: number): string[] => [
  ...(rows > 0 ? [`${number(rows)} row${s(rows)}`] : []),
  ...(columns > 0 ? [`${number(columns)} column${s(columns)}`] : []),
]

export const en: Words = {
  ownData: {
    private:
      'Your file is checked on your computer. Without errors, it is compared with your data: nothing is stored without your agreement.',
    asking: 'We are comparing it with your stored data. Nothing is stored at this step.',
    unknown:
      'It was not compared with your stored data yet: unknown canteens, rights on a canteen and purchases stored already could not be checked.',
    stored: 'The file is well filled in: comparing it with your stored data shows them.',
  },
  askedData: {
    private:
      'Your file is checked on your computer. Without errors, it is compared with the request: nothing is given without your consent.',
    asking: 'We are comparing it with the request. Nothing is given at this step.',
    unknown: 'It was not compared with the request yet: its canteens and its period could not be checked.',
    stored: 'The file is well filled in: comparing it with the request shows them.',
  },
  drop: {
    label: 'Choose your file',
    hint: 'Accepted formats: CSV, TSV, Excel (.xlsx) and LibreOffice (.ods). Maximum size: 10 MB.',
    here: 'or drag it here',
    now: 'Drop the file to check it',
    severalTitle: 'One file at a time',
    several: 'You dropped several files: choose one at a time.',
    wrongType: name => `“${name}” is not a table that we can read. Choose a .csv, .tsv, .xlsx or .ods file.`,
    empty: name => `“${name}” is empty. Check that it was saved properly, or choose another one.`,
    tooLarge: name => `“${name}” is over 10 MB. Cut it into several files, each with its header row.`,
    broken: 'The check was interrupted. Choose your file again.',
    unreadable: name => `“${name}” could not be read: it may have been moved, or changed meanwhile. Choose it again.`,
  },
  reading: {
    title: name => `Checking “${name}”`,
    progress: value => `${percent(value)} of the file read`,
    checking: 'Checking the rows…',
    cancel: 'Cancel',
    cancelled: 'The check was cancelled.',
  },
  another: 'Choose another file',
  lose: {
    question: 'Leave this file?',
    keep: 'Keep my corrections',
    text: 'Your corrections will be lost. To keep them, download the corrected file first.',
    stay: 'Keep this file',
    dropped: 'Open the dropped file',
  },
  kinds: {
    achats: 'a purchases file',
    achats_2026_siret: 'a purchases file in the format of 2026, by SIRET',
    achats_2026_id: 'a purchases file in the format of 2026, by id',
    cantines: 'a canteens file',
    cantines_admin: 'a canteens file, with columns reserved for staff',
    cantines_2026_creer: 'a file of canteens to create, in the format of 2026',
    cantines_2026_modifier: 'a file of canteens to change, in the format of 2026',
    cantines_2026_gestionnaires: 'a file of managers to add, in the format of 2026',
    diagnostics: 'a simple diagnostics file',
    diagnostics_2026_siret: 'a simple diagnostics file in the format of 2026, by SIRET',
    diagnostics_2026_id: 'a simple diagnostics file in the format of 2026, by id',
    diagnostics_admin: 'a simple diagnostics file, with columns reserved for staff',
    diagnostics_cc: 'a simple diagnostics file of meal deliverers',
    diagnostics_complets: 'a detailed diagnostics file',
    diagnostics_complets_2026: 'a detailed diagnostics file in the format of 2026',
    diagnostics_complets_cc: 'a detailed diagnostics file of meal deliverers',
    recapitulatif_fournisseur: 'the recap of a supplier',
  },
  wrongKind: {
    title: 'This is not the file expected here',
    text: (found, wanted) => `This file looks like ${found}, whereas this page expects ${wanted}.`,
    goTo: title => `Go to “${title}”`,
    anyway: 'Check it here anyway',
  },
  staffColumns: {
    title: 'Some columns of this file are for the team of ma cantine only',
    text: 'Their names start with “admin_”. Without them, you may import it: their values will not be sent, and your own file does not change.',
    remove: 'Take these columns out and go on',
  },
  encoding: {
    question: 'Which words are spelled right?',
    text: 'This file comes from old software: its accented letters may be read in several ways. Choose the one where all words are right. Your own file does not change.',
    reading: (read, name) => joinParts(read, name),
    none: 'If none is right, save the file as “CSV UTF-8” in the software it comes from, then choose it again.',
  },
  sheets: {
    question: 'Which sheet do you want to import?',
    text: count => `This workbook has ${number(count)} sheets that may suit.`,
  },
  unusable: { title: 'This file could not be checked' },
  valid: {
    title: 'Your file is ready to be sent',
    text: 'No error was found.',
    corrected: 'All errors are corrected.',
    nothing: 'This file holds no row of data',
    nothingText: 'Its columns are right, but there is nothing to save. Add your rows, then choose it again.',
    tooLarge: 'This file is too large to be sent',
    tooLargeText: 'It has no error, but is over 10 MB once made a CSV file. Cut it into several files.',
    compared: 'Comparison done: the file may be stored.',
    byItself: 'No error in the file itself',
    fromWorkbook: 'Your workbook will be sent as CSV, with the same rows.',
  },
  errors: {
    text: count =>
      plural(
        count,
        'Please correct it before you import the file again.',
        'Please correct them before you import the file again.',
      ),
    ways: 'You may correct here, or in your spreadsheet and then choose the file again.',
  },
  facts: { digest: 'Digest of the check', details: 'Details of the file' },
  groups: {
    errors: 'What is to be corrected',
    warnings: 'To look at, if need be',
    warningsText: 'These do not prevent you from sending: see whether they are meant.',
    column: (letter, field) => (letter ? `Column ${letter}, ${field}` : `Column ${field}`),
    whole: 'The whole file',
    warnedRows: count => `${number(count)} row${s(count)} concerned`,
    numbers: (rows, more) =>
      `${plural(rows.length, 'row', 'rows')} ${rows.map(row => (row === 1 ? '1 (header)' : number(row))).join(', ')}${more ? '…' : ''}`,
    format: 'See the expected format',
    ofColumn: field => `of column ${field}`,
    show: 'Show these rows',
    showOf: (title, place) => `: ${title}, ${place}`,
    explain: 'Understand this rule',
    more: count => `Show the ${number(count)} other${s(count)}`,
  },
  fixes: {
    title: 'Automatic corrections',
    looking: 'Looking for possible corrections…',
    safe: count =>
      counted(
        count,
        'correction is safe: it does not change what your data mean.',
        'corrections are safe: they do not change what your data mean.',
      ),
    after: errors => (errors === 0 ? 'No error will be left.' : `${number(errors)} error${s(errors)} will be left.`),
    preview: 'See what changes',
    apply: count => plural(count, 'Make the correction', `Make the ${number(count)} corrections`),
    guessTitle: 'Corrections to confirm',
    guessText: 'They guess what you meant to write: look at the examples before you accept them.',
    times: count => `${number(count)} time${s(count)}`,
    accept: (title, count) => `Accept “${title}” (${number(count)})`,
    caption: title => `Examples of “${title}”`,
    row: 'Row',
    before: 'Before',
    now: 'After',
    empty: '(empty)',
    removed: '(removed)',
    done: count => `${number(count)} correction${s(count)} made.`,
    none: 'No correction was made.',
    working: 'Correcting…',
  },
  canteens: {
    label: 'Choose among my canteens',
    hint: 'Search by name or by SIRET.',
    pick: (name, siret) => joinParts(name, siret),
    everywhere: count => `Correct the ${number(count)} rows that have this value`,
    count: count =>
      count === 0 ? 'None of your canteens matches.' : `${counted(count, 'canteen matches', 'canteens match')}.`,
    failed: 'Your canteens could not be loaded.',
    add: 'Add a canteen that is missing',
    asked: {
      label: 'Choose among the canteens of the request',
      count: count =>
        count === 0 ? 'No canteen of the request matches.' : `${counted(count, 'canteen matches', 'canteens match')}.`,
    },
  },
  steps: {
    undo: 'Undo the last change',
    redo: 'Redo',
    undone: 'The last change is undone.',
    redone: 'The change is made again.',
    download: 'Download the corrected file',
    suffix: '-corrected',
  },
  grid: {
    title: 'Correct in the table',
    help: 'Arrows to move, Shift and arrows to select, Enter or F2 to edit, Escape to give up, Ctrl+C and Ctrl+V to copy and paste with your spreadsheet, Ctrl+D to fill down, Delete to empty, Tab to leave the table.',
    label: 'Rows of the file to correct',
    rule: 'Rule',
    allRules: 'All rules',
    column: 'Column',
    allColumns: 'All columns',
    all: 'Show rows without errors too',
    shown: count => `${number(count)} row${s(count)} shown`,
    limited: {
      errors: 'The first ones only: the others come as you correct these.',
      rows: 'These are the first ones of the file: a browser shows no more at once. The others are checked as well.',
    },
    none: 'No row to show with these filters.',
    previous: 'Previous error',
    next: 'Next error',
    last: 'There is no other error that way.',
    row: 'Row',
    place: (row, letter, label) => `Row ${number(row)}${letter && `, column ${letter}`}${label && `, ${label}`}`,
    header: '1 (header)',
    typed: 'Changed',
    value: (text, label) => `Value: “${text}”${label === null ? '' : ` (${label})`}`,
    right: 'This cell is right.',
    replace: text => `Replace by “${text}”`,
    replaceAlike: (count, from) => `Do the same for the ${number(count)} “${from}” of the column`,
    replaceEverywhere: 'Replace everywhere…',
    alike: (count, label, from) =>
      plural(
        count,
        `Another cell of the column “${label}” holds “${from}”.`,
        `${number(count)} other cells of the column “${label}” hold “${from}”.`,
      ),
    replaceOthers: (count, to) => `Replace ${plural(count, 'it', 'them')} by “${to}” too`,
    leaveOthers: 'No, thanks',
    selected: count => `${number(count)} cell${s(count)} selected`,
    fillSelection: 'Fill the selection with its first row',
    fillToEnd: count => plural(count, 'Fill the next row', `Fill the next ${number(count)} rows`),
    clear: 'Empty these cells',
    written: count => (count === 0 ? 'No cell has changed.' : `${number(count)} cell${s(count)} changed.`),
    leftOut: (rows, columns) =>
      `The block is larger than the table shown, and not all of it was pasted: ${leftOver(rows, columns).join(' and ')} did not fit.`,
    copied: count => `${number(count)} cell${s(count)} copied.`,
    cannotCopy: 'The selection is too long to be copied: select fewer rows, or download the file.',
    onLeft: (count, columns) => `${number(count)} error${s(count)} on the left, ${columnNames(columns)}`,
    onRight: (count, columns) => `${number(count)} error${s(count)} on the right, ${columnNames(columns)}`,
    named: (value, label) => joinParts(value, label),
    notInList: value => `${value} (not in the list)`,
    list: {
      open: 'Choose in the list',
      search: 'Search for a value',
      shown: count => `${number(count)} value${s(count)} shown`,
      chosen: count => `${number(count)} chosen`,
      none: 'No value matches.',
      accept: 'Accept',
      cancel: 'Give up',
    },
    removeRow: row => `Remove row ${number(row)}`,
    removed: row => `Row ${number(row)} is removed: those below move up by one.`,
    current: text => (text === '' ? '(empty)' : `${text} (present value)`),
    leave: '(leave empty)',
    warning: 'To look at',
    checking: 'Checking…',
    left: count => (count === 0 ? 'No error is left.' : `${number(count)} error${s(count)} left.`),
    more: 'Show more rows',
    otherCells: 'The rest of the row',
  },
  sheet: {
    label: 'Purchases to enter',
    help: 'Arrows to move, Enter or F2 to edit, Tab for the next cell while typing, Escape to give up, Shift and arrows to select, Ctrl+V to paste from your spreadsheet, Ctrl+D to fill down, Ctrl+Z to undo, Delete to empty.',
    filled: count => (count === 0 ? 'No purchase entered.' : `${number(count)} purchase${s(count)} entered.`),
    paste: 'Paste',
    add: 'Add a purchase',
    pasted: rows => `${number(rows)} row${s(rows)} pasted.`,
    byName: 'The columns were placed by their names.',
    unknownLabels: labels =>
      `${plural(labels.length, 'This column matches none of ours and was not pasted', 'These columns match none of ours and were not pasted')}: ${labels.map(label => `“${label}”`).join(', ')}.`,
    converted: (label, count, example) =>
      `${label}: ${number(count)} value${s(count)} converted${example ? `, for example “${example.from}” to “${example.to}”` : ''}.`,
    refused: {
      'too-wide':
        'Nothing was pasted: the block has more than 200 columns. Copy the columns of your purchases only, then paste again.',
      'too-long':
        'Nothing was pasted: 20,000 rows at most can be entered at once. For more, save your table as a file and import it.',
    },
    noText:
      'There are no cells to paste. Copy cells in your spreadsheet; for a file or a photo, use the import or the form of a purchase.',
    notAllowed: 'Your browser did not give access to what you copied. Allow it, or paste with the keyboard: Ctrl+V.',
  },
  replace: {
    title: 'Find and replace',
    search: 'Find',
    by: 'Replace by',
    column: 'Column',
    rows: 'Rows',
    allRows: 'The whole file',
    shownRows: 'The rows shown only',
    wholeCell: 'Entire cells only',
    matchCase: 'Match case',
    searching: 'Searching…',
    found: (cells, rows) =>
      cells === 0
        ? 'No cell to replace.'
        : `${number(cells)} cell${s(cells)} to replace, in ${number(rows)} row${s(rows)}.`,
    caption: 'Examples of what changes',
    apply: count => (count === 0 ? 'Replace' : plural(count, 'Replace the cell', `Replace the ${number(count)} cells`)),
    done: count => (count === 0 ? 'No cell was replaced.' : `${number(count)} cell${s(count)} replaced.`),
    close: 'Close',
  },
}

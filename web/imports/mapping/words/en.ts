import { counted, number } from '../../../words/english.ts'
import type { fr } from './fr.ts'

export const en: typeof fr = {
  reading: name => `Reading the columns of “${name}”`,
  title: 'Let us match your columns',
  text: 'This file comes from other software: its columns do not have our names. Here is what we found in it. Correct what is wrong, then check the file.',
  rows: count => counted(count, 'row', 'rows'),
  header: row => `names of the columns in row ${number(row)}`,
  sheet: name => `sheet “${name}”`,
  plain: 'See the errors of the file as it is',
  columns: {
    title: 'Your columns',
    ours: 'Our column',
    yours: 'Your column',
    none: 'No column',
    required: 'mandatory',
    samples: 'For example',
    readAs: (text, read) => `${text} reads ${read}`,
    unread: text => `${text} cannot be read`,
    empty: 'This column is empty.',
    also: label => `with “${label}”`,
    check: 'To be checked',
    asked: 'No column fits: to be chosen.',
    chosen: 'you chose it',
    from: 'The column of your file',
  },
  constant: {
    canteen: 'The canteen of all rows',
    choose: 'Choose a canteen',
    siret: 'The SIRET of the canteen, for all rows',
    other: 'The same value for all rows',
    list: 'Choose a value',
    missing: 'Choose a column, or give a value for all rows.',
  },
  dates: {
    label: 'Order of the dates',
    doubt: 'No date tells whether the day comes before the month: choose.',
  },
  values: {
    title: 'Your values',
    text: 'Our codes replace your words. The most frequent first.',
    yours: 'Your value',
    ours: title => `${title}: what does this value mean?`,
    known: count => (count > 1 ? `See the ${number(count)} values that we found` : 'See the value that we found'),
    keep: 'Leave it as it is, to correct afterwards',
    empty: 'Leave the cell empty',
    times: count => counted(count, 'time', 'times'),
    label: (text, code) => `${text} (${code})`,
  },
  negatives: {
    label: count =>
      count > 1
        ? `Leave out the ${number(count)} credit notes (negative amounts)`
        : 'Leave out the credit note (negative amount)',
    hint: 'An import cannot hold negative amounts.',
  },
  leftOut: labels => `Columns left out: ${labels.join(', ')}.`,
  keep: {
    label: 'Keep this match for my next files',
    name: 'Its name',
    share: 'Who may use it',
    alone: 'Only me',
    team: canteen => `The team of ${canteen}`,
    defaultName: 'My software',
    failed: {
      title: 'The match could not be kept',
      message: 'Your file is checked all the same.',
    },
  },
  submit: 'Check the file',
  converting: 'Preparing the file…',
  failed: 'The file could not be prepared. Choose it again.',
  misfit: labels => `The file no longer has these columns: ${labels.join(', ')}.`,
  kept: {
    title: 'We know the columns of this file',
    text: name => `The match “${name}” suits them.`,
    shared: (name, author, canteen) =>
      `The match “${name}” suits them. It is shared by ${author} with the team of ${canteen}.`,
    near: labels => `New columns, left out: ${labels.join(', ')}.`,
    newValues: 'A few values are new',
    use: 'Check the file',
    change: 'See or change the match',
    all: canteen => `All rows are for the canteen ${canteen}.`,
  },
  done: {
    from: name => `File prepared from “${name}”.`,
    offset: row => `Row 2 below is row ${number(row)} of your file.`,
    again: 'Look at the match again',
  },
}

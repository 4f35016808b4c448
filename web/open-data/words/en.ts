import { counted, fileSize } from '@ma-cantine/lib/messages/english'
import type { fr } from './fr.ts'

export const en: typeof fr = {
  introduction:
    'The canteens that everybody may see, their declared diagnostics and the figures of each territory, in files that anybody may download and use again freely.',
  none: 'The files are made every night, and the first ones are not there yet: come back tomorrow.',
  date: moment => `These files tell the state of the data on ${moment}. They are made again every night.`,
  licence: 'You may use them again, for trade too, if you name ma cantine and their date:',
  newTab: name => `${name} — new window`,
  rows: count => counted(count, 'row', 'rows'),
  files: title => `Files: ${title}`,
  file: 'File',
  size: 'Size',
  digest: 'SHA-256 digest',
  download: file => `Download ${file}`,
  bytes: bytes => fileSize(bytes),
  columns: {
    title: title => `Columns: ${title}`,
    schema: version => `Table Schema, version ${version}`,
    name: 'Column',
    type: 'Kind of value',
    meaning: 'What it holds',
    types: { string: 'text', integer: 'whole number', number: 'number', boolean: 'true or false' },
  },
  reading: {
    title: 'Read these files',
    notes: [
      'CSV: in UTF-8, separated by semicolons, with a point as decimal mark. An empty cell is a value that nobody knows. An apostrophe comes before the texts that a spreadsheet would take for a formula.',
      'JSON: a list of objects, one a line.',
      'Parquet: the lightest, for DuckDB, pandas, R or Spark; you can read only the columns that you need.',
      'The addresses do not change. The SHA-256 digest tells whether a file has come whole.',
      'The percentages of a territory that the statistical secret protects are not given, as on screens.',
    ],
    duckdb: 'With DuckDB',
    python: 'In Python, with pandas',
    portals: {
      title: 'For data portals',
      text: 'The catalogue describes these datasets with the words of DCAT: a portal can list them by itself.',
      link: 'DCAT catalogue, in JSON-LD',
    },
  },
  schemas: {
    title: 'The schemas of files to import',
    text: 'The files that canteens send have their schemas too, at addresses that do not change, with their version and their digest.',
  },
}

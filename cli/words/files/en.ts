import { quoteEn as q } from '../quotes.ts'
import { type filesFr, isFull } from './fr.ts'

export const filesEn: typeof filesFr = {
  readingTerminal: 'Reading the standard input: paste the content of the file, then Ctrl-D.',
  standardInput: 'standard input',
  unreadable: 'unreadable',
  fileNotFound: file => ({
    message: `The file ${q(file)} cannot be found.`,
    advice: 'Check its name and the folder it is in.',
  }),
  isADirectory: file => ({
    message: `${q(file)} is a folder, not a file.`,
    advice: `Name the files in it, for example ${q(`${file.replace(/\/$/, '')}/*.csv`)}.`,
  }),
  emptyFolder: folder => ({
    message: `The folder ${q(folder)} holds no file to check.`,
    advice: 'The files checked in a folder are those whose name ends in .csv, .tsv, .xlsx or .ods.',
  }),
  notPermitted: file => ({
    message: `You are not allowed to read the file ${q(file)}.`,
    advice: 'Ask its owner for that right, or copy it to one of your folders.',
  }),
  unreadableFile: (file, code) => ({
    message: `The file ${q(file)} could not be read (${code}).`,
    advice: 'Check that it opens in another program, then try again.',
  }),
  standardInputTwice: {
    message: 'The standard input (-) can be read only once.',
    advice: 'Keep a single dash in the list of files.',
  },
  fileExists: file => ({
    message: `The file ${q(file)} already exists: it was left as it is.`,
    advice: 'Choose another name, or replace it with --force.',
  }),
  cannotWriteOutput: code => ({
    message: `The standard output could not be written whole (${code}).`,
    advice: 'Check the space left on the disk, then run the command again.',
  }),
  cannotWrite: (file, code) => ({
    message: `The file ${q(file)} could not be written (${code}).`,
    advice: isFull(code)
      ? 'The disk is full: make room, then run the command again.'
      : 'Check that the folder exists and that you may write in it.',
  }),
  jsonOnStandardOutput: {
    message: 'The file and the JSON report cannot both take the standard output.',
    advice: 'Write the file elsewhere with --output.',
  },
  notOnTerminal: {
    message: 'A workbook cannot be shown in a terminal.',
    advice: 'Write it in a file with --output, or choose --format csv.',
  },
}

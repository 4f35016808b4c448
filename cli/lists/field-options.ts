import { type Command, InvalidArgumentError } from 'commander'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

export interface FieldOptions {
  /** The properties to show, in this order. */
  readonly fields?: readonly string[]
  readonly csv?: true
}

/** Adds the options that choose the properties of the records of a list, and their form. */
export const fieldOptions = (command: Command, words: Words): Command =>
  command
    .option(`--fields <${words.lists.fieldsArgument}>`, words.lists.fields, readFields(words))
    .option('--csv', words.lists.csv)

/** Reads names separated by commas. Repeating the option adds to them. */
const readFields =
  (words: Words) =>
  (text: string, before: readonly string[] = []): readonly string[] => {
    const names = text
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '')
    if (names.length === 0) throw new InvalidArgumentError(words.lists.noField)
    return [...new Set([...before, ...names])]
  }

/** Whether the records are shown as rows rather than in words. @throws Failure when two forms are asked for. */
export function showsRows({ fields, csv, json }: FieldOptions & { readonly json?: true }, words: Words): boolean {
  if (csv && json) throw new Failure(exitCodes.usage, { code: 'two-formats', ...words.lists.twoFormats })
  return csv === true || fields !== undefined
}

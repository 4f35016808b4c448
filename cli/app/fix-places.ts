import { realpath } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { standardInput } from './read-input.ts'

export interface FixPlacesOptions {
  readonly output?: string | undefined
  readonly inPlace?: boolean | undefined
  readonly patch: boolean
}

/** Where the mended file goes, and what comes with it. */
export interface FixPlaces {
  /** Null: the standard output. */
  readonly output: string | null
  /** Where the original is kept, when the mended file takes its place. */
  readonly original: string | null
  readonly patch: string | null
}

/** `achats.csv` gives `achats.corrigé.csv` and `achats.corrections.csv`; in place, `achats.csv.orig` keeps the original. */
export async function fixPlaces(file: string, { output, inPlace, patch }: FixPlacesOptions): Promise<FixPlaces> {
  if (file === standardInput) {
    return {
      output: output ?? null,
      original: null,
      patch: patch && output ? beside(output, 'corrections', '.csv') : null,
    }
  }
  // A link in place of the file goes on being one.
  const real = inPlace ? await realpath(file) : file
  return {
    output: inPlace ? real : (output ?? beside(file, 'corrigé')),
    original: inPlace ? `${real}.orig` : null,
    patch: patch ? beside(file, 'corrections', '.csv', output) : null,
  }
}

/** In the folder of the file that is written. */
function beside(file: string, word: string, extension = parse(file).ext, output = file): string {
  return join(dirname(output), `${parse(file).name}.${word}${extension}`)
}

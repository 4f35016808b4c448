import { realpath } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { standardInput } from '../files/read-input.ts'

export interface FixPlacesOptions {
  readonly output?: string | undefined
  readonly inPlace?: boolean | undefined
  readonly patch: boolean
}

/** Where the repaired file goes, and what comes with it. */
export interface FixPlaces {
  /** Null for the standard output. */
  readonly output: string | null
  /** Path of the backup, when the repaired file replaces the original. */
  readonly original: string | null
  readonly patch: string | null
}

/** `achats.csv` gives `achats.corrigé.csv` and `achats.corrections.csv` or, in place, the backup `achats.csv.orig`. */
export async function fixPlaces(file: string, { output, inPlace, patch }: FixPlacesOptions): Promise<FixPlaces> {
  if (file === standardInput) {
    return {
      output: output ?? null,
      original: null,
      patch: patch && output ? beside(output, 'corrections', '.csv') : null,
    }
  }
  // Writes through a symbolic link instead of replacing it.
  const target = inPlace ? await realpath(file) : file
  return {
    output: inPlace ? target : (output ?? beside(file, 'corrigé')),
    original: inPlace ? `${target}.orig` : null,
    patch: patch ? beside(file, 'corrections', '.csv', output) : null,
  }
}

/** A path in the folder of the written file. */
function beside(file: string, word: string, extension = parse(file).ext, output = file): string {
  return join(dirname(output), `${parse(file).name}.${word}${extension}`)
}

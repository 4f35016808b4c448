import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FileKind } from '@ma-cantine/lib'

export interface ExpectedError {
  readonly row: number
  readonly column: number | null
  readonly field: string | null
  readonly code: string
  readonly value: string | null
}

export interface Expected {
  readonly kind: FileKind
  readonly valid: boolean
  readonly encoding: string | null
  readonly bom: boolean
  readonly delimiter: string | null
  readonly rows: number
  readonly errors: readonly ExpectedError[]
  /** None, unless said. */
  readonly warnings?: readonly ExpectedError[]
}

const folder = new URL('../../examples/', import.meta.url)

export const examplePath = (name: string): string => fileURLToPath(new URL(name, folder))

/** examples/expected.json: what each example must give, everywhere. */
export const expectedExamples = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Record<
  string,
  Expected
>

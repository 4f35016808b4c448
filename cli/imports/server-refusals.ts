import { describeError } from '@ma-cantine/lib/imports/describe-error'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { ImportAnswer, ImportError } from '@ma-cantine/lib/imports/import-answer'

/** What the server refuses of a canteen is refused of all its rows, and an answer names a thousand errors at most. */
const canteenCodes: ReadonlySet<string> = new Set<ErrorCode>(['unknown-canteen', 'not-manager', 'outside-token'])

/** Why rows that are right by themselves are refused: what only the server knows, from its answers to dry runs. */
export class ServerRefusals {
  private readonly rows = new Map<number, string>()
  private readonly canteens = new Map<string, string>()
  private readonly columns = new Set<number>()

  get isEmpty(): boolean {
    return this.rows.size === 0
  }

  /** Adds the errors of an answer. @returns false when one of them is about the whole file, or none about a new row. */
  add({ errors }: Pick<ImportAnswer, 'errors'>): boolean {
    if (errors.some(({ row }) => row <= 1)) return false
    const before = this.rows.size
    for (const error of errors) this.addError(error)
    return this.rows.size > before
  }

  /** The sentence that refuses a row; null when nothing does. */
  of(cells: readonly string[], row: number): string | null {
    const own = this.rows.get(row)
    if (own !== undefined) return own
    for (const column of this.columns) {
      const sentence = this.canteens.get(cellKey(column, cells[column - 1] ?? ''))
      if (sentence !== undefined) return sentence
    }
    return null
  }

  private addError({ row, code, column, field, cell }: ImportError): void {
    const error = { row, code: code as ErrorCode, column, field, value: cell }
    // In French as the other reasons, whatever the language of the answer.
    const { message, advice } = describeError(error, null, 'fr')
    const sentence = `${message} ${advice}`
    if (!this.rows.has(row)) this.rows.set(row, sentence)
    if (!canteenCodes.has(code) || column === null || cell === null) return
    this.columns.add(column)
    this.canteens.set(cellKey(column, cell), sentence)
  }
}

const cellKey = (column: number, text: string): string => `${column} ${text.trim()}`

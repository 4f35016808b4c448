import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { StoredError, StoredRefusal } from '../check-protocol.ts'
import { groupIdOf, type PlacedError } from './error-index.ts'
import type { CellEdit } from './history.ts'

type Groups = FileReport['groups']

/**
 * What the server refuses in a file that is right by itself, until it is asked again: an edit withdraws the errors of
 * its cell, and a row that is removed takes its errors with it.
 */
export class StoredErrors {
  readonly errors: readonly PlacedError[]
  /** Numbers of the errors that the server counted without listing them, by group. */
  private readonly unlisted: ReadonlyMap<string, number>

  private constructor(errors: readonly PlacedError[], unlisted: ReadonlyMap<string, number>) {
    this.errors = errors
    this.unlisted = unlisted
  }

  static readonly none = new StoredErrors([], new Map())

  static of({ errors, groups }: StoredRefusal): StoredErrors {
    const placed = errors.map(placeError)
    const listed = Map.groupBy(placed, groupIdOf)
    return new StoredErrors(
      placed,
      new Map(
        groups.map(({ code, field, count }) => {
          const id = groupIdOf({ severity: 'error', code, field })
          return [id, Math.max(0, count - (listed.get(id)?.length ?? 0))]
        }),
      ),
    )
  }

  get count(): number {
    return this.errors.length + [...this.unlisted.values()].reduce((sum, count) => sum + count, 0)
  }

  get groups(): Groups {
    return [...Map.groupBy(this.errors, groupIdOf)].map(([id, errors]) => {
      const [{ severity, code, field }] = errors as [PlacedError]
      return {
        severity,
        code,
        field,
        count: errors.length + (this.unlisted.get(id) ?? 0),
        rows: [...new Set(errors.map(({ row }) => row))],
      }
    })
  }

  /** Without the errors of the cells that were edited, nor those of their whole rows. */
  withoutCells(edits: readonly CellEdit[]): StoredErrors {
    if (this.errors.length === 0) return this
    const cells = new Set(edits.flatMap(({ row, position }) => [`${row} ${position + 1}`, `${row} null`]))
    return this.filter(({ row, column }) => !cells.has(`${row} ${column}`))
  }

  /** Without a row; those below it move up. */
  withoutRow(removed: number): StoredErrors {
    const { errors, unlisted } = this.filter(({ row }) => row !== removed)
    return new StoredErrors(
      errors.map(error => (error.row > removed ? { ...error, row: error.row - 1 } : error)),
      unlisted,
    )
  }

  private filter(keeps: (error: PlacedError) => boolean): StoredErrors {
    const errors = this.errors.filter(keeps)
    const left = new Set(errors.map(groupIdOf))
    return new StoredErrors(errors, new Map([...this.unlisted].filter(([id]) => left.has(id))))
  }
}

const placeError = ({ title, message, advice, ...place }: StoredError): PlacedError => ({
  ...place,
  severity: 'error',
  wording: { title, message, advice },
})

import type { ImportError } from '@ma-cantine/lib/imports/import-answer'
import type { Answer } from './sending.ts'

export interface ErrorGroup {
  readonly key: string
  readonly field: string | null
  readonly message: string
  readonly advice: string
  /** The first rows concerned; none for errors about the whole file. */
  readonly rows: readonly number[]
  readonly count: number
}

/** Rows named in a group: more would not be read. */
const namedRows = 20

/**
 * Errors by field and message, as the first of each tells them: the messages that name a value of their row would make as
 * many groups as there are rows, so the title stands for those.
 */
export function errorGroups({ errors }: Pick<Answer, 'errors'>): ErrorGroup[] {
  const groups = new Map<string, ImportError[]>()
  for (const error of errors) {
    const key = `${error.field} ${error.code}`
    const known = groups.get(key)
    if (known) known.push(error)
    else groups.set(key, [error])
  }
  return [...groups].flatMap(([key, group]) => {
    const [first] = group
    if (!first) return []
    const same = group.every(({ message }) => message === first.message)
    const rows = group.flatMap(({ row }) => (row > 0 ? row : []))
    return {
      key,
      field: first.field,
      message: same ? first.message : first.title,
      advice: first.advice,
      rows: rows.slice(0, namedRows),
      count: rows.length,
    }
  })
}

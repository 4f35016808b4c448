import type { FileKind } from './file-kind.ts'
import { importOutcomes, kindsFor } from './import-outcome.ts'

/** The formats of one kind of data that anybody may send: that of 2025, and those of 2026 that take its place. */
export interface FormatFamily {
  readonly former: FileKind
  readonly successors: readonly FileKind[]
}

export const formatFamilies: readonly FormatFamily[] = importOutcomes.map(outcome => {
  const [former, ...successors] = kindsFor(outcome, false) as readonly [FileKind, ...FileKind[]]
  return { former, successors }
})

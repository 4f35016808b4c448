import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { Ref } from 'react'
import { ErrorCount } from '../ErrorCount.tsx'
import { maximumSentBytes } from './accepted-files.ts'
import type { Verdict } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

/**
 * What the comparison of a right file with the stored data says: it is under way, could not be made, finds nothing
 * wrong, or has an answer of its own that replaces the verdict.
 */
export type Comparison = 'asking' | 'unknown' | 'right' | 'told'

export interface VerdictHeadProps {
  readonly verdict: Verdict
  readonly comparison: Comparison
  readonly ref: Ref<HTMLDivElement>
}

/** The verdict in one sentence, which takes the focus when it is new. */
export function VerdictHead({ verdict, comparison, ref }: VerdictHeadProps) {
  const { errors } = useCheckWords()
  const { errorCount } = verdict
  if (verdict.valid) {
    return (
      <div ref={ref} tabIndex={-1}>
        <ValidAlert verdict={verdict} comparison={comparison} />
      </div>
    )
  }
  return (
    <div ref={ref} tabIndex={-1} className="fr-alert fr-alert--error">
      <ErrorCount count={errorCount} />
      <p className="fr-text--bold fr-mb-1v">{errors.text(errorCount)}</p>
      <p>{verdict.report ? errors.stored : errors.ways}</p>
    </div>
  )
}

function ValidAlert({
  verdict: { rows, size, undoable, fromWorkbook },
  comparison,
}: Pick<VerdictHeadProps, 'verdict' | 'comparison'>) {
  const { valid } = useCheckWords()
  if (rows === 0) {
    return <Alert severity="warning" title={valid.nothing} description={valid.nothingText} as="h3" />
  }
  if (size > maximumSentBytes) {
    return <Alert severity="error" title={valid.tooLarge} description={valid.tooLargeText} as="h3" />
  }
  if (comparison === 'told') return null
  if (comparison !== 'right') {
    const text = comparison === 'asking' ? valid.asking : valid.unknown
    return <Alert severity="info" title={valid.byItself} description={text} as="h3" />
  }
  const text = [undoable > 0 ? valid.corrected : valid.text, ...(fromWorkbook ? [valid.fromWorkbook] : [])].join(' ')
  return <Alert severity="success" title={valid.title} description={text} as="h3" />
}

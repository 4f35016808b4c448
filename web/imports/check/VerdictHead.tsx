import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { type Ref, use } from 'react'
import { ErrorCount } from '../ErrorCount.tsx'
import { RequestedFile } from '../requested-file.ts'
import { useImportWords } from '../words/import-words.ts'
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
  readonly ref: Ref<HTMLElement>
}

/** The verdict in one sentence, which takes the focus when it is new. */
export function VerdictHead({ verdict, comparison, ref }: VerdictHeadProps) {
  const { errors, valid, ownData, askedData } = useCheckWords()
  const data = use(RequestedFile) ? askedData : ownData
  const { found } = useImportWords()
  const { errorCount } = verdict
  if (verdict.valid) {
    const alert = validAlert({ verdict, comparison, words: { ...valid, ...data } })
    return (
      <section ref={ref} tabIndex={-1} aria-label={alert?.title}>
        {alert && <Alert {...alert} as="h3" />}
      </section>
    )
  }
  return (
    <section ref={ref} tabIndex={-1} className="fr-alert fr-alert--error" aria-label={found.errors(errorCount)}>
      <ErrorCount count={errorCount} />
      <p className="fr-text--bold fr-mb-1v">{errors.text(errorCount)}</p>
      <p>{verdict.report ? data.stored : errors.ways}</p>
    </section>
  )
}

type CheckWords = ReturnType<typeof useCheckWords>

interface ValidFile extends Pick<VerdictHeadProps, 'verdict' | 'comparison'> {
  readonly words: CheckWords['valid'] & CheckWords['ownData']
}

function validAlert({ verdict: { rows, size, undoable, fromWorkbook }, comparison, words }: ValidFile) {
  if (rows === 0) return { severity: 'warning', title: words.nothing, description: words.nothingText } as const
  if (size > maximumSentBytes) {
    return { severity: 'error', title: words.tooLarge, description: words.tooLargeText } as const
  }
  if (comparison === 'told') return null
  if (comparison !== 'right') {
    const description = comparison === 'asking' ? words.asking : words.unknown
    return { severity: 'info', title: words.byItself, description } as const
  }
  const texts = [undoable > 0 ? words.corrected : words.text, ...(fromWorkbook ? [words.fromWorkbook] : [])]
  return { severity: 'success', title: words.title, description: texts.join(' ') } as const
}

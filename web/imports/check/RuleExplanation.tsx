import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { useEffect, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import type { CheckClient } from './check-client.ts'
import type { ExplanationView } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

export interface RuleExplanationProps {
  readonly client: CheckClient
  readonly code: ErrorCode
  /** The column that it is about; null for the whole file. */
  readonly field: string | null
  readonly title: string
}

/** The page of a rule: what it means, how it happens, how to fix it. Loaded when it is opened. */
export function RuleExplanation({ client, code, field, title }: RuleExplanationProps) {
  const { groups } = useCheckWords()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const [page, setPage] = useState<ExplanationView | null>(null)

  useEffect(() => {
    if (!open) return
    let current = true
    void client.call('explain', code, field, locale).then(page => current && setPage(page))
    return () => {
      current = false
    }
  }, [open, client, code, field, locale])

  return (
    <details className="mc-check-details fr-mt-1w" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="fr-text--sm fr-mb-0">
        {groups.explain}
        <span className="fr-sr-only"> : {title}</span>
      </summary>
      {page && (
        <div className="fr-text--sm fr-mt-1w fr-mb-0">
          <p className="fr-text--sm">{page.meaning}</p>
          <p className="fr-text--sm fr-text--bold fr-mb-1v">{page.causesTitle}</p>
          <ul>
            {page.causes.map(cause => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
          <p className="fr-text--sm fr-text--bold fr-mb-1v fr-mt-2w">{page.stepsTitle}</p>
          {page.steps.map(({ program, steps }) => (
            <div key={program}>
              {program !== null && <p className="fr-text--sm fr-mb-1v">{program}</p>}
              <ol className="fr-mb-1w">
                {steps.map(step => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          ))}
          <p className="fr-text--sm fr-text--bold fr-mb-1v fr-mt-2w">{page.originTitle}</p>
          <p className="fr-text--sm fr-mb-0">{page.origin}</p>
        </div>
      )}
    </details>
  )
}

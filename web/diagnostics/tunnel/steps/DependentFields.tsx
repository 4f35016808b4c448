import type { DiagnosticForm } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { ReactNode } from 'react'
import { AppearedFields } from '../../../ui/AppearedFields.tsx'
import type { SiteForm } from '../../../ui/site-form.ts'
import { useDiagnosticWords } from '../../words/diagnostic-words.ts'

interface DependentFieldsProps {
  readonly form: SiteForm<DiagnosticForm>
  readonly names: readonly (keyof DiagnosticForm)[]
  readonly isShown: boolean
  readonly children: ReactNode
}

/** Questions that an answer makes appear under it. */
export function DependentFields({ form, names, isShown, children }: DependentFieldsProps) {
  const { appeared } = useDiagnosticWords().tunnel
  return (
    <>
      <AppearedFields labels={isShown ? names.map(name => form.labels[name] ?? '') : []} sentence={appeared} />
      {isShown && <div className="mc-dependent">{children}</div>}
    </>
  )
}

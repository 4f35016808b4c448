import { assessmentQuestions } from '@ma-cantine/lib/diagnostics/self-assessment'
import { type AssessmentForm, purchaseField } from '@ma-cantine/lib/diagnostics/self-assessment-form'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import type { SiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'

interface PurchaseFieldsProps {
  readonly form: SiteForm<AssessmentForm>
  readonly years: readonly [last: number, current: number]
}

/** The purchases of last year and of this one. */
export function PurchaseFields({ form, years }: PurchaseFieldsProps) {
  const words = useSelfAssessmentWords().form
  return years.map((year, index) => (
    <FieldGroup key={year} legend={index === 0 ? words.years(year) : words.currentYear(year)}>
      {assessmentQuestions['qualite-des-produits'].map(name => (
        <TextField
          key={name}
          form={form}
          name={purchaseField(name, year)}
          autoComplete="off"
          inputMode="decimal"
          optional
          {...(name === 'valueTotalHt' ? { hint: words.euros } : {})}
        />
      ))}
    </FieldGroup>
  ))
}

import type { AssessmentForm } from '@ma-cantine/lib/diagnostics/self-assessment-form'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { notify } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { waitForPaint } from '../app/wait-for-paint.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { type SiteForm, useSiteForm } from '../ui/site-form.ts'
import { useFormWords } from '../ui/words/form-words.ts'
import { useWords } from '../words/site-words.ts'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'

interface AssessmentBodyProps<Answers> {
  readonly id: MeasureId
  readonly values: AssessmentForm
  readonly labels: Readonly<Record<string, string>>
  readonly draft: z.ZodType<Answers, AssessmentForm>
  readonly keep: (answers: Answers) => void
  readonly children: (form: SiteForm<AssessmentForm>) => ReactNode
}

/** The form of one measure: its answers are kept on the device, then the list of measures is shown. */
export function AssessmentBody<Answers>({ id, values, labels, draft, keep, children }: AssessmentBodyProps<Answers>) {
  const words = useSelfAssessmentWords().form
  const { keyMeasures } = useWords()
  const { cancel } = useFormWords()
  const navigate = useNavigate()
  const form = useSiteForm<AssessmentForm, Answers>({
    draft,
    labels,
    values,
    send: async answers => {
      keep(answers)
      // Nothing is lost by leaving once the form knows that it is sent.
      await waitForPaint()
      await navigate(addressOf('DiagnosticPage'))
      notify({ status: 'success', title: words.kept, message: words.keptText(keyMeasures[id]) })
    },
  })
  return (
    <FormBody
      form={form}
      guarded
      withHint={false}
      action={words.save}
      busyLabel={words.saving}
      secondaryAction={<SecondaryLink href={addressOf('DiagnosticPage')}>{cancel}</SecondaryLink>}
    >
      {children(form)}
    </FormBody>
  )
}

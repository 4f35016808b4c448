import { assessedYears, assessmentQuestions, type PresentMeasureId } from '@ma-cantine/lib/diagnostics/self-assessment'
import { measureDraft, purchasesDraft } from '@ma-cantine/lib/diagnostics/self-assessment-draft'
import {
  type AssessmentForm,
  formOfMeasure,
  formOfPurchases,
  isPresentMeasure,
  purchaseField,
} from '@ma-cantine/lib/diagnostics/self-assessment-form'
import { isMeasureId, type MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { notify } from '../app/notices.ts'
import { usePageTitle } from '../app/page-title.ts'
import { addressOf } from '../app/screen-list.ts'
import { waitForPaint } from '../app/wait-for-paint.ts'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { MeasureIcon } from '../measures/MeasureIcon.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { type SiteForm, useSiteForm } from '../ui/site-form.ts'
import { useFormWords } from '../ui/words/form-words.ts'
import { useWords } from '../words/site-words.ts'
import { MeasureFields } from './MeasureFields.tsx'
import { NotKept } from './NotKept.tsx'
import { PurchaseFields } from './PurchaseFields.tsx'
import { keepMeasure, useSelfAssessment } from './self-assessment-store.ts'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'
import './self-assessment.css'

export default function MeasureAssessmentScreen() {
  const { measureId } = useParams()
  return isMeasureId(measureId) ? <MeasureAssessment key={measureId} id={measureId} /> : <NotFoundScreen />
}

/** The questions of one measure, on a copy of the answers that the device keeps. */
function MeasureAssessment({ id }: { readonly id: MeasureId }) {
  const { keyMeasures } = useWords()
  const words = useSelfAssessmentWords()
  usePageTitle(keyMeasures[id])
  return (
    <NarrowColumn>
      <div className="mc-assessment__head fr-mb-2w">
        <MeasureIcon id={id} />
        <h1 className="fr-h2 fr-mb-0">{keyMeasures[id]}</h1>
      </div>
      <p>{words.form.intro}</p>
      <NotKept />
      {isPresentMeasure(id) ? <PresentMeasure id={id} /> : <PurchasesOfYears />}
    </NarrowColumn>
  )
}

function PresentMeasure({ id }: { readonly id: PresentMeasureId }) {
  const { questions } = useSelfAssessmentWords()
  const assessment = useSelfAssessment()
  const [values] = useState(() => formOfMeasure(id, assessment))
  const labels = Object.fromEntries(assessmentQuestions[id].map(name => [name, questions[name]]))
  return (
    <AssessmentBody
      id={id}
      values={values}
      labels={labels}
      draft={measureDraft(id)}
      keep={answers => keepMeasure(id, answers)}
    >
      {form => <MeasureFields id={id} form={form} />}
    </AssessmentBody>
  )
}

/** The day of the device: it only tells which years to ask for. */
const yearsOfToday = () => assessedYears(String(currentYear()))

function PurchasesOfYears() {
  const { questions } = useSelfAssessmentWords()
  const assessment = useSelfAssessment()
  const [years] = useState(yearsOfToday)
  const [values] = useState(() => formOfPurchases(years, assessment))
  const labels = Object.fromEntries(
    years.flatMap(year =>
      assessmentQuestions['qualite-des-produits'].map(name => [
        purchaseField(name, year),
        `${questions[name]} (${year})`,
      ]),
    ),
  )
  return (
    <AssessmentBody
      id="qualite-des-produits"
      values={values}
      labels={labels}
      draft={purchasesDraft(years)}
      // Other years stay: they may still become a report.
      keep={purchases => keepMeasure('qualite-des-produits', { ...assessment['qualite-des-produits'], ...purchases })}
    >
      {form => <PurchaseFields form={form} years={years} />}
    </AssessmentBody>
  )
}

interface AssessmentBodyProps<Answers> {
  readonly id: MeasureId
  readonly values: AssessmentForm
  readonly labels: Readonly<Record<string, string>>
  readonly draft: z.ZodType<Answers, AssessmentForm>
  readonly keep: (answers: Answers) => void
  readonly children: (form: SiteForm<AssessmentForm>) => ReactNode
}

function AssessmentBody<Answers>({ id, values, labels, draft, keep, children }: AssessmentBodyProps<Answers>) {
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

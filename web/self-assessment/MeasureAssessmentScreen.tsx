import { assessedYears, assessmentQuestions, type PresentMeasureId } from '@ma-cantine/lib/diagnostics/self-assessment'
import { measureDraft, purchasesDraft } from '@ma-cantine/lib/diagnostics/self-assessment-draft'
import {
  formOfMeasure,
  formOfPurchases,
  isPresentMeasure,
  purchaseField,
} from '@ma-cantine/lib/diagnostics/self-assessment-form'
import { isMeasureId, type MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useState } from 'react'
import { useParams } from 'react-router'
import { usePageTitle } from '../app/page-title.ts'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { MeasureIcon } from '../measures/MeasureIcon.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { useWords } from '../words/site-words.ts'
import { AssessmentBody } from './AssessmentBody.tsx'
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

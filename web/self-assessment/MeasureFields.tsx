import type { ChoiceLabels } from '@ma-cantine/lib/diagnostics/choice-labels'
import type { AssessmentQuestion, PresentMeasureId } from '@ma-cantine/lib/diagnostics/self-assessment'
import { type AssessmentForm, isAsked, otherChoice } from '@ma-cantine/lib/diagnostics/self-assessment-form'
import type { ReactNode } from 'react'
import { AppearedFields } from '../ui/AppearedFields.tsx'
import { CheckboxField } from '../ui/CheckboxField.tsx'
import { CheckboxGroup, RadioGroup } from '../ui/ChoiceGroup.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import type { SiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'

interface FieldsProps {
  readonly form: SiteForm<AssessmentForm>
}

/** The questions of a measure that is assessed as it is today. */
export function MeasureFields({ id, form }: FieldsProps & { readonly id: PresentMeasureId }) {
  const Fields = fieldsOf[id]
  const { form: words, questions } = useSelfAssessmentWords()
  const values = form.watch()
  const shown = conditional.filter(name => name in values && isAsked(name, values))
  return (
    <>
      <Fields form={form} />
      <AppearedFields labels={shown.map(name => questions[name])} sentence={words.reading} />
    </>
  )
}

/** The questions that an answer makes appear. */
const conditional: readonly AssessmentQuestion[] = [
  'otherWasteAction',
  'breadLeftovers',
  'donationFrequency',
  'diversificationPlanActions',
  'vegetarianMenuType',
  'communicationFrequency',
  'otherCommunicationSupport',
]

/** Shows questions where the other answers call for them. */
function Asked({
  form,
  name,
  children,
}: FieldsProps & { readonly name: AssessmentQuestion; readonly children: ReactNode }) {
  return isAsked(name, form.watch()) ? children : null
}

interface ListProps extends FieldsProps {
  readonly name: keyof ChoiceLabels & AssessmentQuestion
  /** The codes to offer; all by default. */
  readonly codes?: readonly string[]
  readonly withOther?: boolean
}

function useOptions({ name, codes }: Pick<ListProps, 'name' | 'codes'>) {
  const labels: Readonly<Record<string, string>> = useSelfAssessmentWords().choices[name]
  return (codes ?? Object.keys(labels)).map(value => ({ value, label: labels[value] ?? value }))
}

/** Several answers of a list, and one of one's own where it is offered. */
function Several({ form, name, codes, withOther = false }: ListProps) {
  const { form: words } = useSelfAssessmentWords()
  const options = useOptions({ name, ...(codes ? { codes } : {}) })
  const other = { value: otherChoice, label: words.other }
  return <CheckboxGroup form={form} name={name} options={withOther ? [...options, other] : options} />
}

/** One answer of a list, or none. */
function One({ form, name }: ListProps) {
  const { form: words } = useSelfAssessmentWords()
  const options = useOptions({ name })
  return <RadioGroup form={form} name={name} options={[...options, { value: '', label: words.chooseNone }]} />
}

const Box = ({ form, name, hint }: FieldsProps & { readonly name: AssessmentQuestion; readonly hint?: string }) => (
  <CheckboxField form={form} name={name} optional {...(hint === undefined ? {} : { hint })} />
)

function Mass({ form, name }: FieldsProps & { readonly name: AssessmentQuestion }) {
  const { form: words } = useSelfAssessmentWords()
  return <TextField form={form} name={name} autoComplete="off" inputMode="decimal" hint={words.hints.mass} optional />
}

function WasteFields({ form }: FieldsProps) {
  const { form: words } = useSelfAssessmentWords()
  return (
    <>
      <FieldGroup legend={words.groups.analysis}>
        <Box form={form} name="hasWasteDiagnostic" />
        <Box form={form} name="hasWastePlan" />
      </FieldGroup>
      <FieldGroup legend={words.groups.actions}>
        <Several form={form} name="wasteActions" withOther />
        <Asked form={form} name="otherWasteAction">
          <TextField form={form} name="otherWasteAction" autoComplete="off" />
        </Asked>
      </FieldGroup>
      <FieldGroup legend={words.groups.measures}>
        <Box form={form} name="hasWasteMeasures" />
        <Asked form={form} name="breadLeftovers">
          <Mass form={form} name="breadLeftovers" />
          <Mass form={form} name="servedLeftovers" />
          <Mass form={form} name="unservedLeftovers" />
          <Mass form={form} name="sideLeftovers" />
        </Asked>
      </FieldGroup>
      <FieldGroup legend={words.groups.donations}>
        <Box form={form} name="hasDonationAgreement" hint={words.hints.donations} />
        <Asked form={form} name="donationFrequency">
          <TextField
            form={form}
            name="donationFrequency"
            autoComplete="off"
            inputMode="numeric"
            hint={words.hints.frequency}
            optional
          />
          <Mass form={form} name="donationQuantity" />
          <TextField form={form} name="donationFoodType" autoComplete="off" optional />
        </Asked>
        <TextField form={form} name="otherWasteComments" autoComplete="off" rows={3} optional />
      </FieldGroup>
    </>
  )
}

function VegetarianFields({ form }: FieldsProps) {
  const { form: words } = useSelfAssessmentWords()
  return (
    <>
      <FieldGroup legend={words.groups.plan}>
        <Box form={form} name="hasDiversificationPlan" hint={words.hints.plan} />
        <Asked form={form} name="diversificationPlanActions">
          <Several form={form} name="diversificationPlanActions" />
        </Asked>
      </FieldGroup>
      <FieldGroup legend={words.groups.menu}>
        <One form={form} name="vegetarianWeeklyRecurrence" />
        <Asked form={form} name="vegetarianMenuType">
          <One form={form} name="vegetarianMenuType" />
          <Several form={form} name="vegetarianMenuBases" />
        </Asked>
      </FieldGroup>
    </>
  )
}

const PlasticFields = ({ form }: FieldsProps) => (
  <>
    <Box form={form} name="cookingPlasticSubstituted" />
    <Box form={form} name="servingPlasticSubstituted" />
    <Box form={form} name="plasticBottlesSubstituted" />
    <Box form={form} name="plasticTablewareSubstituted" />
  </>
)

/** The supports that older years had are no longer offered. */
const supports = ['DISPLAY', 'DIGITAL']

function InformationFields({ form }: FieldsProps) {
  const { form: words } = useSelfAssessmentWords()
  return (
    <>
      <FieldGroup legend={words.groups.quality}>
        <Box form={form} name="communicatesOnFoodQuality" />
        <Asked form={form} name="communicationFrequency">
          <One form={form} name="communicationFrequency" />
        </Asked>
        <Several form={form} name="communicationSupports" codes={supports} withOther />
        <Asked form={form} name="otherCommunicationSupport">
          <TextField form={form} name="otherCommunicationSupport" autoComplete="off" />
        </Asked>
      </FieldGroup>
      <FieldGroup legend={words.groups.nutrition}>
        <Box form={form} name="communicatesOnFoodPlan" />
        <TextField
          form={form}
          name="communicationSupportUrl"
          type="url"
          autoComplete="off"
          hint={words.hints.address}
          optional
        />
      </FieldGroup>
    </>
  )
}

const fieldsOf: Readonly<Record<PresentMeasureId, (props: FieldsProps) => ReactNode>> = {
  'gaspillage-alimentaire': WasteFields,
  'menus-vegetariens': VegetarianFields,
  'interdiction-du-plastique': PlasticFields,
  'information-des-usagers': InformationFields,
}

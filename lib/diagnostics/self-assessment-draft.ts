import { z } from 'zod'
import { readTypedCount } from '../entities/grouped-digits.ts'
import { isMessage, type Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue, issueMessage } from '../messages/issue-message.ts'
import { sumInCents } from './amounts.ts'
import { failedChecks } from './cross-checks.ts'
import { diagnosticFields } from './diagnostic-fields.ts'
import { DiagnosticChange } from './diagnostic-input.ts'
import {
  type AssessmentAnswers,
  type AssessmentQuestion,
  assessmentQuestions,
  checkedPurchases,
  type PresentMeasureId,
  type SelfAssessment,
} from './self-assessment.ts'
import { type AssessmentForm, isAsked, otherChoice, otherTexts, purchaseField } from './self-assessment-form.ts'
import { selfAssessmentMessages } from './self-assessment-messages.ts'
import { readTypedAmount } from './typed-amount.ts'

type Refuse = (name: string, message: Message) => void

/** What is typed, as the contract of reports takes it: nothing for an empty field; or why it is refused. */
function sentValue(name: AssessmentQuestion, typed: AssessmentForm[string] | undefined): unknown {
  if (typed === undefined || typeof typed === 'boolean') return typed ?? null
  if (typeof typed !== 'string') return typed.filter(code => code !== otherChoice)
  const text = typed.trim()
  if (text === '') return null
  if (diagnosticFields[name].kind === 'integer') return readTypedCount(text) ?? text
  if (diagnosticFields[name].kind === 'amount') return readTypedAmount(text, name)
  if (name === 'communicationSupportUrl' && !/^[a-z]+:/i.test(text)) return `https://${text}`
  return text
}

function refusalOf(name: AssessmentQuestion, value: unknown): Message | null {
  if (typeof value === 'string' && diagnosticFields[name].kind === 'integer') return formMessages('whole-number')
  return isMessage(value) ? value : null
}

/** Reads fields by the rules of reports. @returns null when one is refused. */
function readFields(
  fields: readonly { readonly field: string; readonly name: AssessmentQuestion }[],
  values: AssessmentForm,
  refuse: Refuse,
): AssessmentAnswers | null {
  const answers: Record<string, unknown> = {}
  let isRight = true
  for (const { field, name } of fields) {
    const value = isAsked(name, values) ? sentValue(name, values[field]) : emptyValue(name)
    const refusal = refusalOf(name, value)
    if (refusal) {
      refuse(field, refusal)
      isRight = false
      continue
    }
    const { success, data, error } = DiagnosticChange.safeParse({ [name]: value }, { reportInput: true })
    if (success) answers[name] = data[name]
    else {
      isRight = false
      for (const issue of error.issues) {
        refuse(field, issueMessage(issue as Parameters<typeof issueMessage>[0]) ?? formMessages('text'))
      }
    }
  }
  return isRight ? (answers as AssessmentAnswers) : null
}

const emptyValue = (name: AssessmentQuestion) => (diagnosticFields[name].kind === 'codes' ? [] : null)

const refuserOf =
  (context: z.core.$RefinementCtx): Refuse =>
  (name, message) => {
    context.addIssue({ ...customIssue(message), path: [name] })
  }

/** The draft of a measure that is assessed as it is today. */
export const measureDraft = (id: PresentMeasureId) =>
  z.custom<AssessmentForm>().transform((values, context): AssessmentAnswers => {
    const refuse = refuserOf(context)
    const fields = assessmentQuestions[id].map(name => ({ field: name, name }))
    const answers = readFields(fields, values, refuse)
    let isRight = answers !== null
    for (const [list, text] of Object.entries(otherTexts)) {
      if (!(list in values) || !isAsked(text, values) || String(values[text]).trim() !== '') continue
      refuse(text, selfAssessmentMessages('other-without-text'))
      isRight = false
    }
    return isRight && answers ? answers : z.NEVER
  })

export type Purchases = NonNullable<SelfAssessment['qualite-des-produits']>

/** The draft of the purchases: by the checks of reports, and the shares need the total. */
export const purchasesDraft = (years: readonly number[]) =>
  z.custom<AssessmentForm>().transform((values, context): Purchases => {
    const refuse = refuserOf(context)
    let isRight = true
    const purchases = years.map(year => {
      const names = assessmentQuestions['qualite-des-produits']
      const fields = names.map(name => ({ field: purchaseField(name, year), name }))
      const answers = readFields(fields, values, (field, message) => {
        isRight = false
        refuse(field, message)
      })
      if (!answers) return [String(year), {}] as const
      const [failed] = failedChecks(checkedPurchases(answers))
      const parts = [answers.valueBioHt ?? null, answers.valueSustainableHt ?? null]
      if (failed) {
        isRight = false
        refuse(purchaseField('valueTotalHt', year), selfAssessmentMessages('parts-above-purchases', failed))
      } else if (!answers.valueTotalHt && sumInCents(parts) > 0) {
        isRight = false
        refuse(purchaseField('valueTotalHt', year), selfAssessmentMessages('total-missing'))
      }
      return [String(year), answers] as const
    })
    return isRight ? Object.fromEntries(purchases) : z.NEVER
  })

import { z } from 'zod'
import type { MergeRules } from '../entities/three-way-merge.ts'
import type { MealsOfCanteen } from '../measures/questions.ts'
import { ruleOf } from '../measures/year-rules.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue } from '../messages/issue-message.ts'
import { missingIn, type TunnelStep } from '../tunnels/tunnel.ts'
import type { Diagnostic } from './diagnostic.ts'
import {
  type AnswerName,
  answerNames,
  type DiagnosticAnswers,
  type DiagnosticForm,
  isSameAnswer,
  typedIn,
} from './diagnostic-form.ts'
import { type Refusal, readAnswers } from './read-answers.ts'

/** What decides which steps a report shows, besides its answers. */
export type MeasureContext = MealsOfCanteen & Pick<Diagnostic, 'year'>

/** A step of the tunnel of a measure; the progress of who leaves it is its slug. */
export interface MeasureStep<Slug extends string = string> extends TunnelStep<DiagnosticForm, MeasureContext, Slug> {
  /** The answers of other steps that may be corrected in this one, where they contradict those of the step. */
  readonly mends?: readonly AnswerName[]
  /** The answers that follow from those of the step: derived sums, answers that lost their meaning. */
  readonly derive?: (answers: DiagnosticAnswers, before: DiagnosticAnswers) => Partial<DiagnosticAnswers>
  /** What is wrong with the answers together; those of the other steps are as stored. */
  readonly check?: (answers: DiagnosticAnswers) => readonly Refusal[]
}

/** Whether what is typed in a step differs from what is stored. */
export const isStepChanged = (step: MeasureStep, values: DiagnosticForm, saved: DiagnosticForm): boolean =>
  readBy(step).some(name => !isSameAnswer(trimmed(typedIn(values, name)), trimmed(typedIn(saved, name))))

/** The answers that a step reads from its form. */
const readBy = ({ asks, mends = [] }: MeasureStep): readonly AnswerName[] => [...new Set([...asks, ...mends])]

const trimmed = (value: string | readonly string[]) => (typeof value === 'string' ? value.trim() : value)

/** The answers of a step that differ from those that are stored. */
export type AnswerChange = Partial<DiagnosticAnswers>

/** The draft of a step: reads what is typed there, and gives what to store. */
export const measureStepDraft = (step: MeasureStep, stored: DiagnosticAnswers) =>
  z.custom<DiagnosticForm>().transform((values, context): AnswerChange => {
    const { answers, refusals } = readAnswers(values, readBy(step))
    const missing = missingIn(step, answers)
    const all: DiagnosticAnswers = { ...stored, ...answers }
    const wrong = [
      ...refusals,
      ...missing.map(name => ({ name, message: formMessages('required') })),
      ...(refusals.length === 0 ? (step.check?.(all) ?? []) : []),
    ]
    for (const { name, message } of wrong) context.addIssue({ ...customIssue(message), path: [name] })
    return wrong.length > 0 ? z.NEVER : changeOf({ ...answers, ...step.derive?.(all, stored) }, stored)
  })

/** The answers that differ from those that are stored. */
export const changeOf = (answers: Partial<DiagnosticAnswers>, stored: DiagnosticAnswers): AnswerChange =>
  Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => !isSameAnswer(answer, stored[name as AnswerName])),
  ) as AnswerChange

/** People change the answers of a step together, and those of other steps that it corrects or derives one by one. */
export const mergeOfStep = ({ slug, asks }: MeasureStep): MergeRules<DiagnosticAnswers, string> => ({
  groups: {
    [slug]: asks,
    ...Object.fromEntries(answerNames.filter(name => !asks.includes(name)).map(name => [name, [name]])),
  },
  isSame: isSameAnswer,
})

/** The answer to show: in the first years, none counts as no. */
export const shownAnswer = (answer: boolean | null, year: number): boolean | null =>
  answer ?? (ruleOf('silenceIsNo', year) ? false : null)

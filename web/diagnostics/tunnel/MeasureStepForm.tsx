import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import {
  answerNames,
  type DiagnosticAnswers,
  type DiagnosticForm,
  formOfDiagnostic,
  isSameAnswer,
} from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { progressAfter, progressFields } from '@ma-cantine/lib/diagnostics/measure-progress'
import {
  type AnswerChange,
  isStepChanged,
  measureStepDraft,
  mergeOfStep,
} from '@ma-cantine/lib/diagnostics/measure-tunnels'
import {
  isSaving,
  moveFrom,
  shownSteps,
  synthesis,
  type TunnelButton,
  type TunnelMove,
  type TunnelPlace,
} from '@ma-cantine/lib/tunnels/tunnel'
import type { ReactNode } from 'react'
import { useSiteForm } from '../../ui/site-form.ts'
import { TunnelForm } from '../../ui/tunnel/TunnelForm.tsx'
import { useEdition } from '../../ui/use-edition.ts'
import { readDiagnostic, sendDiagnostic } from '../save-diagnostic.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { MeasureFrame, type ReportProps } from './MeasureFrame.tsx'
import type { MeasureSteps, ShownStep, StepProps } from './measure-steps.ts'
import { sourcesOf } from './sources-of-answers.ts'

interface MeasureStepFormProps extends Pick<StepProps, 'lastYear' | 'fill'> {
  readonly report: ReportProps
  readonly canteen: Canteen
  readonly steps: MeasureSteps
  readonly step: ShownStep
  readonly diagnostic: Diagnostic
  readonly isLast: boolean
  /** Stands above the questions. */
  readonly head: ReactNode
  /** Called with what is stored, and where to go from there. */
  readonly onMove: (diagnostic: Diagnostic, move: TunnelMove) => void
}

/** The questions of one step, saved when one goes on, goes back or leaves. */
export function MeasureStepForm(props: MeasureStepFormProps) {
  const { report, canteen, steps, step, diagnostic, lastYear, fill, isLast, head, onMove } = props
  const words = useDiagnosticWords().tunnel
  const edition = useEdition<Diagnostic, DiagnosticAnswers, string>({
    rules: mergeOfStep(step),
    opened: diagnostic,
    valuesOf: stored => stored,
    read: () => readDiagnostic(diagnostic),
    show: (theirs, merged) => showTheirs(theirs, merged),
  })
  const { base, conflict, isSaved } = edition
  const saved = formOfDiagnostic(base)
  const form = useSiteForm<DiagnosticForm, AnswerChange>({
    draft: measureStepDraft(step, base),
    labels: step.labels,
    resumes: true,
    values: saved,
    send: answers => save(answers, moveFrom('main', place)),
  })
  const values = form.watch()
  const isChanged = isStepChanged(step, values, saved)
  const context = { ...canteen, year: report.year }
  const shown = shownSteps(steps, values, context)
  const place: TunnelPlace = { steps: shown, slug: step.slug }

  /** Shows what others changed, where this step changed nothing. */
  function showTheirs(theirs: Diagnostic, merged: DiagnosticAnswers): void {
    const values = formOfDiagnostic(merged)
    for (const name of answerNames) {
      const isTaken = !isSameAnswer(base[name], theirs[name]) && isSameAnswer(merged[name], theirs[name])
      if (isTaken) form.setValue(name, values[name])
    }
  }

  async function save(answers: AnswerChange, move: TunnelMove): Promise<void> {
    const stored = await edition.save({ ...base, ...answers }, (change, base) => sendStep(change, base, move))
    if (stored) onMove(stored, move)
  }

  function sendStep(answers: AnswerChange, base: Diagnostic, move: TunnelMove): Promise<Diagnostic> {
    const field = progressFields[report.measure]
    const before = shownSteps(steps, formOfDiagnostic(base), context)
    const progress = progressAfter(base[field], before, shown, { slug: step.slug, move })
    const change = { ...answers, ...(progress === base[field] ? {} : { [field]: progress }) }
    return sendDiagnostic({ ...change, ...sourcesOf(step, answers) }, base)
  }

  function press(button: TunnelButton): void {
    const move = moveFrom(button, place)
    if (isSaving(button, place, isChanged)) form.submitTo(answers => save(answers, move))
    else onMove(base, move)
  }

  const { Component } = step
  return (
    <MeasureFrame
      report={report}
      slug={step.slug}
      steps={shown}
      isLast={isLast}
      isSaving={form.state.kind === 'sending'}
      onPress={press}
    >
      {head}
      <TunnelForm
        form={form}
        warning={conflict && words.changedElsewhere}
        isChanged={isChanged && !isSaved}
        onSubmit={() => press('main')}
      >
        <Component
          form={form}
          canteen={canteen}
          diagnostic={base}
          lastYear={lastYear}
          fill={fill}
          finish={() => form.submitTo(answers => save(answers, { kind: 'go', slug: synthesis }))}
        />
      </TunnelForm>
    </MeasureFrame>
  )
}

import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { type AnswerName, type DiagnosticForm, formOfDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { DiagnosticChange } from '@ma-cantine/lib/diagnostics/diagnostic-input'
import {
  type AnswerChange,
  isStepChanged,
  type MeasureButton,
  type MeasureMove,
  measureStepDraft,
  moveFrom,
  progressAfter,
  progressFields,
  shownSteps,
  synthesis,
} from '@ma-cantine/lib/diagnostics/measure-tunnels'
import { type ReactNode, useRef, useState } from 'react'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { MeasureFrame, type ReportProps } from './MeasureFrame.tsx'
import type { MeasureSteps, ShownStep, StepProps } from './measure-steps.ts'
import { saveDiagnostic } from './save-diagnostic.ts'

interface MeasureStepFormProps extends Pick<StepProps, 'lastYear' | 'fill'> {
  readonly report: ReportProps
  readonly canteen: Canteen
  readonly steps: MeasureSteps
  readonly step: ShownStep
  readonly diagnostic: Diagnostic
  readonly isLast: boolean
  readonly isMoving: boolean
  /** Stands above the questions. */
  readonly head: ReactNode
  /** Called with what is stored, and where to go from there. */
  readonly onMove: (diagnostic: Diagnostic, move: MeasureMove) => void
}

/** The questions of one step, saved when one goes on, goes back or leaves. */
export function MeasureStepForm(props: MeasureStepFormProps) {
  const { report, canteen, steps, step, diagnostic, lastYear, fill, isLast, isMoving, head, onMove } = props
  const words = useDiagnosticWords().tunnel
  /** The diagnostic on which the answers are based. */
  const [base, setBase] = useState(diagnostic)
  const [hasConflict, setConflict] = useState(false)
  const pressed = useRef<MeasureButton | 'finish'>('main')
  const saved = formOfDiagnostic(base)
  const form = useSiteForm<DiagnosticForm, AnswerChange>({
    draft: measureStepDraft(step, base),
    labels: step.labels,
    values: saved,
    send: output => save(output, base),
  })
  const values = form.watch()
  const isChanged = isStepChanged(step, values, saved)
  const shown = shownSteps(steps, values, canteen)

  async function save(answers: AnswerChange, from: Diagnostic): Promise<void> {
    const move: MeasureMove =
      pressed.current === 'finish' ? { kind: 'go', slug: synthesis } : moveFrom(pressed.current, shown, step.slug)
    const field = progressFields[report.measure]
    const before = shownSteps(steps, formOfDiagnostic(from), canteen)
    const progress = progressAfter(from[field], before, shown, { slug: step.slug, move })
    const change: DiagnosticChange = {
      ...answers,
      ...(progress === from[field] ? {} : { [field]: progress }),
      ...sourcesOf(step, answers),
    }
    const saving = await saveDiagnostic(from, change, step.asks)
    if (saving.kind === 'stored') {
      onMove(saving.diagnostic, move)
      return
    }
    setBase(saving.theirs)
    const theirs = formOfDiagnostic(saving.theirs)
    for (const name of step.mends ?? []) {
      if (!(name in answers) && !step.asks.includes(name)) form.setValue(name, theirs[name])
    }
    // What others changed elsewhere stays; the answers of the step are read again beside it.
    const again = measureStepDraft(step, saving.theirs).safeParse(form.getValues())
    if (saving.isSame && again.success) await save(again.data, saving.theirs)
    else setConflict(true)
  }

  function press(button: MeasureButton): void {
    pressed.current = button
    if (button === 'main' || isChanged) form.submit()
    else onMove(base, moveFrom(button, shown, step.slug))
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
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          press('main')
        }}
      >
        <ErrorSummary form={form} />
        {hasConflict && (
          <div role="alert">
            <Alert className="fr-mb-3w" severity="warning" small description={words.changedElsewhere} />
          </div>
        )}
        <Component
          form={form}
          canteen={canteen}
          diagnostic={base}
          lastYear={lastYear}
          fill={fill}
          finish={() => {
            pressed.current = 'finish'
            form.submit()
          }}
        />
        {/* The Enter key sends a form of several fields only if it has a button. */}
        <button type="submit" hidden />
      </form>
      <LeaveGuard active={isChanged && !isMoving && form.state.kind !== 'sending'} alsoWithinScreen />
    </MeasureFrame>
  )
}

/** The sources of the answers that are not typed. */
function sourcesOf({ sourceOf }: ShownStep, answers: AnswerChange): Pick<DiagnosticChange, 'sources'> {
  const sources = (Object.keys(answers) as AnswerName[]).flatMap(name => {
    const source = sourceOf?.(name, answers)
    return source ? [[name, source]] : []
  })
  return sources.length > 0 ? { sources: Object.fromEntries(sources) } : {}
}

import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { AnswerName, DiagnosticForm } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { AnswerChange, MeasureStep } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import type { ComponentType } from 'react'
import type { Notice } from '../../app/notices.ts'
import type { SiteForm } from '../../ui/site-form.ts'

/** Where a value that is written comes from, when nobody typed it. */
export type FilledFrom = 'PURCHASES' | 'LAST_YEAR'

export interface StepProps {
  readonly form: SiteForm<DiagnosticForm>
  readonly canteen: Canteen
  /** The diagnostic as it is stored. */
  readonly diagnostic: Diagnostic
  /** That of the year before, if any. */
  readonly lastYear: Diagnostic | null
  /**
   * Stores answers of the whole measure at once and goes to the synthesis, with a notice. Rejects like the call that
   * stores.
   */
  readonly fill: (change: AnswerChange, source: FilledFrom, notice: FillNotice) => Promise<void>
  /** Saves the step as its main button does, and goes to the synthesis whatever steps are left. */
  readonly finish: () => void
}

/** What is said once a measure is filled, and how that can be undone. */
export interface FillNotice extends Pick<Notice, 'title' | 'message'> {
  readonly undo?: {
    readonly label: string
    readonly busyLabel: string
    /** What is said once it is undone. */
    readonly done: Pick<Notice, 'title' | 'message'>
  }
}

/** A step of a measure as it is shown; the steps of `lib` with a title, labels and questions. */
export interface ShownStep extends MeasureStep {
  readonly title: string
  readonly labels: { readonly [Name in AnswerName]?: string }
  readonly Component: ComponentType<StepProps>
  /** Where the values of the step come from, other than typed; asked when they are sent. */
  readonly sourceOf?: (name: AnswerName, change: AnswerChange) => FilledFrom | null
}

/** The steps of a measure in order, without the synthesis. */
export type MeasureSteps = readonly ShownStep[]

export interface SummaryProps {
  readonly canteen: Canteen
  readonly diagnostic: Diagnostic
}

/** The tunnel of one measure. */
export interface MeasureTunnel {
  /** A hook: titles and labels are in the language of the page. */
  readonly useSteps: () => MeasureSteps
  /** The synthesis, which the progress screen shows as well. */
  readonly Summary: ComponentType<SummaryProps>
}

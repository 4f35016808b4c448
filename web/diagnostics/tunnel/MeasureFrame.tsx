import { nextMeasure } from '@ma-cantine/lib/diagnostics/measure-progress'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { buttonsAt, type TunnelButton } from '@ma-cantine/lib/tunnels/tunnel'
import type { ReactNode } from 'react'
import { useLocale } from '../../app/locale.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { TunnelFrame } from '../../ui/tunnel/TunnelFrame.tsx'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { MeasureList } from './MeasureList.tsx'
import type { MeasureSteps } from './measure-steps.ts'
import './measure-tunnel.css'

export interface ReportProps {
  readonly measure: MeasureId
  readonly year: number
  readonly canteenName: string
}

interface MeasureFrameProps {
  readonly report: ReportProps
  readonly slug: string
  /** The steps that are shown. */
  readonly steps: MeasureSteps
  /** Whether the establishment comes after this measure, instead of the next one. */
  readonly isLast: boolean
  readonly isSaving: boolean
  readonly onPress: (button: TunnelButton) => void
  readonly children: ReactNode
}

/** The full screen of the tunnel, in the words of diagnostics. */
export function MeasureFrame({ report, slug, steps, isLast, isSaving, onPress, children }: MeasureFrameProps) {
  const words = useDiagnosticWords().tunnel
  const titles = measureShortTitles[useLocale()]
  const buttons = buttonsAt({ steps, slug })
  const next = isLast ? null : nextMeasure(report.measure)
  const title = steps.find(step => step.slug === slug)?.title ?? words.synthesis
  usePageTitle(words.pageTitle(title, report.year, report.canteenName))
  return (
    <TunnelFrame
      title={words.title(titles[report.measure], report.year)}
      head={<MeasureList current={report.measure} />}
      step={slug}
      asked={steps}
      buttons={{
        close: buttons.close === 'quit' ? words.quit : words.saveAndQuit,
        back: { previous: words.previous, modify: words.modify }[buttons.back],
        main: {
          continue: words.continue,
          'see-synthesis': words.seeSynthesis,
          end: next === null ? words.toEstablishment : words.nextMeasure(titles[next]),
        }[buttons.main],
      }}
      isBackDisabled={buttons.isBackDisabled}
      saving={isSaving ? words.saving : null}
      onPress={onPress}
    >
      {children}
    </TunnelFrame>
  )
}

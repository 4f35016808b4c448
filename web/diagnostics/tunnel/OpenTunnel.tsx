import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { changeBack, sourcesBefore } from '@ma-cantine/lib/diagnostics/change-back'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { formOfDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { nextMeasure, progressFields } from '@ma-cantine/lib/diagnostics/measure-progress'
import { replacedTotals, totalsBefore } from '@ma-cantine/lib/diagnostics/replaced-totals'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { moveFrom, shownSteps, slugAt, synthesis, type TunnelMove } from '@ma-cantine/lib/tunnels/tunnel'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { notify } from '../../app/notices.ts'
import { addressOf } from '../../app/screen-list.ts'
import { ReplacedTotals } from '../quality/ReplacedTotals.tsx'
import { useQualityWords } from '../quality/words/quality-words.ts'
import { type Saving, saveDiagnostic } from '../save-diagnostic.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { ClosedTunnel } from './ClosedTunnel.tsx'
import { FilledNotice } from './FilledNotice.tsx'
import { MeasureFrame, type ReportProps } from './MeasureFrame.tsx'
import { MeasureStepForm } from './MeasureStepForm.tsx'
import type { FillNotice, MeasureTunnel, StepProps } from './measure-steps.ts'

interface OpenTunnelProps {
  readonly canteen: Canteen
  readonly tunnel: MeasureTunnel
  readonly report: ReportProps
  readonly opened: Diagnostic
  readonly lastYear: Diagnostic | null
}

const stepName = 'étape'

/** Where the progress screen goes on after a measure; a kitchen that declares purchases alone has no other measure. */
const placeAfter = (measure: MeasureId, isLast: boolean): string =>
  (isLast ? null : nextMeasure(measure)) ?? 'etablissement'

/** A measure that was filled at once. */
interface Filled {
  readonly notice: FillNotice
  /** The diagnostic before, and the step that filled it. */
  readonly before: Diagnostic
  readonly slug: string
}

/** The tunnel of a measure that can be answered. */
export function OpenTunnel({ canteen, tunnel, report, opened, lastYear }: OpenTunnelProps) {
  const { canteenUrlComponent = '' } = useParams()
  const navigate = useNavigate()
  const words = useDiagnosticWords()
  const { mode: quality } = useQualityWords()
  const [parameters, setParameters] = useSearchParams()
  const [diagnostic, setDiagnostic] = useState(opened)
  const [move, setMove] = useState<TunnelMove | null>(null)
  const [filled, setFilled] = useState<Filled | null>(null)
  /** The report as it was before its detail replaced totals. */
  const [totalled, setTotalled] = useState<Diagnostic | null>(null)
  const all = tunnel.useSteps()
  const { measure, year } = report
  const steps = shownSteps(all, formOfDiagnostic(diagnostic), { ...canteen, year })
  const slug = slugAt(steps, parameters.get(stepName))
  const isLast = mayHaveSatellites(canteen.productionType) && diagnostic.centralKitchenDiagnosticMode === 'APPRO'

  const isKnown = parameters.get(stepName) === slug
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter changes at each rendering
  useEffect(() => {
    if (isKnown) return
    setParameters(
      previous => new URLSearchParams([...[...previous].filter(([name]) => name !== stepName), [stepName, slug]]),
      { replace: true },
    )
  }, [isKnown, slug])

  // Once rendered with what is stored: the guard of the step asks before leaving until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is made once
  useEffect(() => {
    if (move === null) return
    setMove(null)
    if (move.kind === 'go') {
      if (move.slug !== synthesis) setFilled(null)
      void navigate({ search: `?${new URLSearchParams({ [stepName]: move.slug })}` })
      return
    }
    const place = move.kind === 'leave' ? measure : placeAfter(measure, isLast)
    void navigate(addressOf('MyProgress', { canteenUrlComponent, year, measureId: place }))
  }, [move])

  /** Shows what is stored. @returns whether it holds the change; a notice tells that it does not. */
  function show({ isStored, diagnostic }: Saving): boolean {
    setDiagnostic(diagnostic)
    if (!isStored) notify({ status: 'warning', title: words.lastYear.changedTitle, message: words.lastYear.changed })
    return isStored
  }

  const fill: StepProps['fill'] = async (change, source, notice) => {
    const sources = Object.fromEntries(Object.keys(change).map(name => [name, source]))
    const body = { ...change, [progressFields[measure]]: synthesis, sources }
    // What would change is shown again, beside what is stored now, where somebody else was faster.
    if (!show(await saveDiagnostic(diagnostic, body))) return
    setFilled({ notice, before: diagnostic, slug })
    setMove({ kind: 'go', slug: synthesis })
  }

  async function undo({ notice, before, slug }: Filled): Promise<void> {
    const isUndone = show(await saveDiagnostic(diagnostic, changeBack(diagnostic, before, measure)))
    setFilled(null)
    if (!isUndone) return
    setMove({ kind: 'go', slug })
    if (notice.undo) notify({ status: 'success', ...notice.undo.done })
  }

  const takeTotalsBack = (before: Diagnostic) => {
    const change = totalsBefore(before, diagnostic)
    return saveDiagnostic(diagnostic, { ...change, sources: sourcesBefore(change, before) })
  }
  const onTotalsBack = (saving: Saving) => {
    if (!show(saving)) return
    setTotalled(null)
    setMove({ kind: 'go', slug: 'mode-de-saisie' })
    notify({ status: 'success', title: quality.backTitle, message: quality.backDone })
  }
  const replaced = totalled && (
    <ReplacedTotals before={totalled} now={diagnostic} work={() => takeTotalsBack(totalled)} onDone={onTotalsBack} />
  )

  if (diagnostic.isTeledeclared && slug !== synthesis) return <ClosedTunnel>{words.tunnel.declared(year)}</ClosedTunnel>
  const step = steps.find(each => each.slug === slug)
  if (!step) {
    const { Summary } = tunnel
    return (
      <MeasureFrame
        report={report}
        slug={synthesis}
        steps={steps}
        isLast={isLast}
        isSaving={false}
        onPress={button => setMove(moveFrom(button, { steps, slug: synthesis }))}
      >
        {filled && <FilledNotice notice={filled.notice} onUndo={() => undo(filled)} />}
        {replaced}
        <div className="mc-tunnel-synthesis">
          <h2>{words.tunnel.synthesis}</h2>
          <Summary canteen={canteen} diagnostic={diagnostic} />
        </div>
      </MeasureFrame>
    )
  }
  return (
    <MeasureStepForm
      key={`${slug} ${diagnostic.modificationDate}`}
      report={report}
      canteen={canteen}
      steps={all}
      step={step}
      diagnostic={diagnostic}
      lastYear={lastYear}
      fill={fill}
      isLast={isLast}
      head={replaced}
      onMove={(stored, move) => {
        if (replacedTotals(diagnostic, stored).length > 0) setTotalled(diagnostic)
        setDiagnostic(stored)
        setMove(move)
      }}
    />
  )
}

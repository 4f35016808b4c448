import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import { isGivenByKitchen, kitchenReportOf, openParts } from '@ma-cantine/lib/canteens/yearly-report'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import {
  type AnswerName,
  answerNames,
  type DiagnosticAnswers,
  formOfDiagnostic,
} from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { DiagnosticChange } from '@ma-cantine/lib/diagnostics/diagnostic-input'
import {
  changeOf,
  type MeasureMove,
  moveFrom,
  nextMeasure,
  progressFields,
  shownSteps,
  slugAt,
  synthesis,
} from '@ma-cantine/lib/diagnostics/measure-tunnels'
import { replacedTotals, totalsBefore } from '@ma-cantine/lib/diagnostics/quality-figures'
import { isMeasureId, type MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useLocale } from '../../app/locale.ts'
import { notify } from '../../app/notices.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { ManagedCanteen } from '../../canteens/ManagedCanteen.tsx'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { diagnosticsToChange } from '../diagnostic-queries.ts'
import { ReplacedTotals } from '../quality/ReplacedTotals.tsx'
import { useQualityWords } from '../quality/words/quality-words.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { MeasureFrame, type ReportProps } from './MeasureFrame.tsx'
import { MeasureStepForm } from './MeasureStepForm.tsx'
import type { MeasureTunnel, StepProps } from './measure-steps.ts'
import { measureTunnels } from './measure-tunnel-list.ts'
import { type Saving, saveDiagnostic } from './save-diagnostic.ts'

/** The questions of one measure of the diagnostic of a year, step by step. */
export default function MeasureTunnelScreen() {
  return <ManagedCanteen>{canteen => <OpenedTunnel key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

const readYear = (text: string | undefined): number | null => (/^20\d\d$/.test(text ?? '') ? Number(text) : null)

function OpenedTunnel({ canteen }: { readonly canteen: Canteen }) {
  const { year: yearText, measureId } = useParams()
  const words = useDiagnosticWords().tunnel
  const year = readYear(yearText)
  const measure = isMeasureId(measureId) ? measureId : null
  if (year === null || !measure) return <Closed>{words.unknownYear}</Closed>
  return (
    <QueryView query={diagnosticsToChange(canteen.id)}>
      {diagnostics => {
        const opened = diagnostics.find(each => each.year === year)
        if (isGivenByKitchen(canteen, kitchenReportOf(canteen, year), measure))
          return <Closed>{words.ofKitchen}</Closed>
        if (!opened) return <Closed>{words.noReport(year)}</Closed>
        if (!openParts(canteen, opened.centralKitchenDiagnosticMode).includes(measure)) {
          return <Closed>{words.eachSatellite}</Closed>
        }
        const lastYear = diagnostics.find(each => each.year === year - 1) ?? null
        const report = { measure, year, canteenName: canteen.name }
        return (
          <Tunnel
            key={`${year} ${measure}`}
            canteen={canteen}
            tunnel={measureTunnels[measure]}
            report={report}
            opened={opened}
            lastYear={lastYear}
          />
        )
      }}
    </QueryView>
  )
}

/** Why no question is asked, with the way on. */
function Closed({ children }: { readonly children: string }) {
  const { canteenUrlComponent = '', year = '', measureId = '' } = useParams()
  const words = useDiagnosticWords().tunnel
  const titles: Readonly<Record<string, string>> = measureShortTitles[useLocale()]
  return (
    <div className="fr-container fr-py-8w">
      <h1>{titles[measureId] ?? words.synthesis}</h1>
      <p>{children}</p>
      <SiteLink className="fr-btn" href={addressOf('MyProgress', { canteenUrlComponent, year, measureId })}>
        {words.back}
      </SiteLink>
    </div>
  )
}

interface TunnelProps {
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

/** The sources that the values of a change had before. */
const sourcesIn = (change: object, before: Diagnostic): Diagnostic['sources'] =>
  Object.fromEntries(Object.entries(before.sources).filter(([name, source]) => name in change && source !== 'DERIVED'))

/** The change that gives a filled diagnostic the answers, sources and progress that it had before. */
function changeBack(filled: Diagnostic, before: Diagnostic, measure: MeasureId): DiagnosticChange {
  const answers = Object.fromEntries(answerNames.map(name => [name, before[name]])) as unknown as DiagnosticAnswers
  const change = changeOf(answers, filled)
  const sources = sourcesIn(change, before)
  const progress = progressFields[measure]
  return { ...change, sources, [progress]: before[progress] }
}

function Tunnel({ canteen, tunnel, report, opened, lastYear }: TunnelProps) {
  const { canteenUrlComponent = '' } = useParams()
  const navigate = useNavigate()
  const words = useDiagnosticWords()
  const { mode: quality } = useQualityWords()
  const [parameters, setParameters] = useSearchParams()
  const [diagnostic, setDiagnostic] = useState(opened)
  const [move, setMove] = useState<MeasureMove | null>(null)
  const [filled, setFilled] = useState<ReactNode>(null)
  /** The report as it was before its detail replaced totals. */
  const [totalled, setTotalled] = useState<Diagnostic | null>(null)
  const all = tunnel.useSteps()
  const steps = shownSteps(all, formOfDiagnostic(diagnostic), canteen)
  const slug = slugAt(steps, parameters.get(stepName))
  const { measure, year } = report
  const isLast = isCentralKitchen(canteen.productionType) && diagnostic.centralKitchenDiagnosticMode === 'APPRO'

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

  const fill: StepProps['fill'] = async (change, source, notice) => {
    const names = Object.keys(change) as AnswerName[]
    const sources = Object.fromEntries(names.map(name => [name, source]))
    const body = { ...change, [progressFields[measure]]: synthesis, sources }
    const saving = await saveDiagnostic(diagnostic, body, [])
    if (saving.kind === 'changed-meanwhile') {
      // What would change is shown again, beside what is stored now.
      setDiagnostic(saving.theirs)
      notify({ status: 'warning', title: words.lastYear.changedTitle, message: words.lastYear.changed })
      return
    }
    setDiagnostic(saving.diagnostic)
    const { undo } = notice
    setFilled(
      <div className="fr-mb-3w">
        <div role="status">
          <Alert className="fr-mb-2w" severity="success" title={notice.title} description={notice.message} as="h2" />
        </div>
        {undo && (
          <ActionButton
            action={undo.label}
            busyLabel={undo.busyLabel}
            work={async () => {
              const undone = await saveDiagnostic(
                saving.diagnostic,
                changeBack(saving.diagnostic, diagnostic, measure),
                [],
              )
              setDiagnostic(undone.kind === 'stored' ? undone.diagnostic : undone.theirs)
              setFilled(null)
              if (undone.kind === 'stored') {
                setMove({ kind: 'go', slug })
                notify({ status: 'success', ...undo.done })
              } else notify({ status: 'warning', title: words.lastYear.changedTitle, message: words.lastYear.changed })
            }}
          />
        )}
      </div>,
    )
    setMove({ kind: 'go', slug: synthesis })
  }

  const takeTotalsBack = (before: Diagnostic) => {
    const change = totalsBefore(before, diagnostic)
    return saveDiagnostic(diagnostic, { ...change, sources: sourcesIn(change, before) }, [])
  }
  const onTotalsBack = (saving: Saving) => {
    if (saving.kind === 'changed-meanwhile') {
      setDiagnostic(saving.theirs)
      notify({ status: 'warning', title: words.lastYear.changedTitle, message: words.lastYear.changed })
      return
    }
    setDiagnostic(saving.diagnostic)
    setTotalled(null)
    setMove({ kind: 'go', slug: 'mode-de-saisie' })
    notify({ status: 'success', title: quality.backTitle, message: quality.backDone })
  }
  const replaced = totalled && (
    <ReplacedTotals before={totalled} now={diagnostic} work={() => takeTotalsBack(totalled)} onDone={onTotalsBack} />
  )

  if (diagnostic.isTeledeclared && slug !== synthesis) return <Closed>{words.tunnel.declared(year)}</Closed>
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
        onPress={button => setMove(moveFrom(button, steps, synthesis))}
      >
        {filled}
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
      isMoving={move !== null}
      head={replaced}
      onMove={(stored, move) => {
        if (replacedTotals(diagnostic, stored).length > 0) setTotalled(diagnostic)
        setDiagnostic(stored)
        setMove(move)
      }}
    />
  )
}

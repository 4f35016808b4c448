import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { type CentralKitchenMode, isGivenByKitchen } from '@ma-cantine/lib/canteens/yearly-report'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { formOfDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { createDiagnostic, listDiagnostics } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import type { KitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { diagnosticOfKitchen, hasTotalOfKitchen } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { isMeasureStarted, measureState, progressFields } from '@ma-cantine/lib/diagnostics/measure-progress'
import { hasTotal } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { hasModeToCorrect } from '@ma-cantine/lib/teledeclaration/canteen-states'
import { shownSteps, slugToResume } from '@ma-cantine/lib/tunnels/tunnel'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../app/client.ts'
import { createIdempotencyKey } from '../app/idempotency-key.ts'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { Comparison } from '../diagnostics/comparison/Comparison.tsx'
import { LeftToDo } from '../diagnostics/comparison/LeftToDo.tsx'
import { forgetDiagnostics } from '../diagnostics/diagnostic-queries.ts'
import { QualityFigures } from '../diagnostics/summaries/QualityFigures.tsx'
import type { MeasureTunnel } from '../diagnostics/tunnel/measure-steps.ts'
import { measureTunnels } from '../diagnostics/tunnel/measure-tunnel-list.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { PurchasesPanel } from './PurchasesPanel.tsx'
import { Sources } from './Sources.tsx'
import { useProgressWords } from './words/progress-words.ts'

interface MeasurePartProps {
  readonly canteen: Canteen
  readonly measure: MeasureId
  readonly year: number
  readonly isCurrentYear: boolean
  readonly own: Diagnostic | null
  readonly kitchen: KitchenDiagnostic | null
  /** What a kitchen gives for its satellites; stored with a new report. */
  readonly mode: CentralKitchenMode
}

/** One measure of the report: what it is about, the way to answer it, what was answered. */
export function MeasurePart(props: MeasurePartProps) {
  const { canteen, measure, own } = props
  const titles = measureShortTitles[useLocale()]
  const words = useProgressWords()
  const isGiven = isGivenByKitchen(canteen, props.kitchen, measure)
  const hasAnswers = isGiven || (own !== null && isMeasureStarted(own, measure))
  return (
    <section className="mc-progress-part" aria-labelledby={measure}>
      <h2 className="fr-h4" id={measure}>
        {titles[measure]}
      </h2>
      {hasAnswers ? (
        <Accordion className="fr-mb-3w" label={words.more} titleAs="h3">
          <Introduction canteen={canteen} measure={measure} />
        </Accordion>
      ) : (
        <Introduction canteen={canteen} measure={measure} />
      )}
      {isGiven ? <GivenAnswers {...props} /> : <OwnAnswers {...props} />}
    </section>
  )
}

function Introduction({ canteen, measure }: Pick<MeasurePartProps, 'canteen' | 'measure'>) {
  const words = useProgressWords()
  const isQuality = measure === 'qualite-des-produits'
  const { organic, quality } = goalsOf(canteen)
  return (
    <>
      <p>{words.purposes[measure]}</p>
      {isQuality && <p>{words.goals(organic, quality)}</p>}
      <p>{isQuality ? words.mandatory : words.optional}</p>
      {!isQuality && <p>{words.optionalQuestions}</p>}
      <p>
        <SiteLink className="fr-link" href={addressOf('KeyMeasurePage', { id: measure })}>
          {words.law}
        </SiteLink>
      </p>
    </>
  )
}

/** The answers of the kitchen that delivers to the canteen. */
function GivenAnswers({ canteen, measure, kitchen }: MeasurePartProps) {
  const words = useProgressWords()
  if (!kitchen) return null
  return (
    <>
      <p className="mc-progress-given">
        {canteen.groupe ? words.ofGroup(canteen.groupe.name) : words.ofKitchen(canteen.centralKitchen?.name ?? null)}
      </p>
      <KitchenAnswers canteen={canteen} measure={measure} kitchen={kitchen} />
    </>
  )
}

/** What a kitchen shows its satellites: shares of its purchases, and its answers to the other measures. */
function KitchenAnswers({
  canteen,
  measure,
  kitchen,
}: Pick<MeasurePartProps, 'canteen' | 'measure'> & { readonly kitchen: KitchenDiagnostic }) {
  const words = useProgressWords()
  const diagnostic = diagnosticOfKitchen(kitchen)
  if (measure !== 'qualite-des-produits') {
    const { Summary } = measureTunnels[measure]
    return <Summary canteen={canteen} diagnostic={diagnostic} />
  }
  if (!hasTotalOfKitchen(kitchen)) return <p>{canteen.groupe ? words.ofGroupNone : words.ofKitchenNone}</p>
  return <QualityFigures amounts={diagnostic} territory={canteen} year={kitchen.year} />
}

function OwnAnswers(props: MeasurePartProps) {
  const { canteen, measure, year, own, isCurrentYear } = props
  const words = useProgressWords()
  const tunnel = measureTunnels[measure]
  const params = { canteenUrlComponent: canteenUrlComponent(canteen), year, measureId: measure }
  const isStarted = own !== null && isMeasureStarted(own, measure)
  const state = measureState(canteen, own, measure)
  const isFinished = state === 'complete' || state === 'finished'
  if (measure === 'qualite-des-produits' && isCurrentYear && !(own && hasTotal(own))) {
    return (
      <>
        <PurchasesPanel canteen={canteen} year={year} />
        {isStarted ? <Resume {...props} own={own} tunnel={tunnel} /> : <ReportButton {...props} />}
      </>
    )
  }
  return (
    <>
      {measure === 'gaspillage-alimentaire' && (
        <CallOut title={words.measureFirst.title} titleAs="h3" bodyAs="div">
          <p>{words.measureFirst.text}</p>
          <SecondaryLink href={addressOf('WasteMeasurements', { canteenUrlComponent: params.canteenUrlComponent })}>
            {words.measureFirst.link}
          </SecondaryLink>
        </CallOut>
      )}
      {isStarted ? (
        <>
          <h3 className="fr-h5">{isFinished ? words.synthesis : words.soFar}</h3>
          <tunnel.Summary canteen={canteen} diagnostic={own} />
          <div className="fr-mt-3w">
            {own.isTeledeclared ? (
              !hasModeToCorrect(canteen, own) && <p className="fr-badge fr-badge--success">{words.declared}</p>
            ) : isFinished ? (
              <SecondaryLink href={addressOf('DiagnosticTunnel', params)}>{words.edit}</SecondaryLink>
            ) : (
              <Resume {...props} own={own} tunnel={tunnel} />
            )}
          </div>
          {measure !== 'qualite-des-produits' && <Sources diagnostic={own} measure={measure} />}
          {measure === 'qualite-des-produits' && hasTotal(own) && (
            <>
              <LeftToDo canteen={canteen} year={year} />
              <Comparison canteen={canteen} year={year} />
            </>
          )}
        </>
      ) : (
        <ReportButton {...props} />
      )}
    </>
  )
}

/** The way back to the step after the one that was left last. */
function Resume({
  canteen,
  measure,
  year,
  own,
  tunnel,
}: MeasurePartProps & { readonly own: Diagnostic; readonly tunnel: MeasureTunnel }) {
  const words = useProgressWords()
  const steps = shownSteps(tunnel.useSteps(), formOfDiagnostic(own), { ...canteen, year: own.year })
  const slug = slugToResume(steps, own[progressFields[measure]])
  const params = { canteenUrlComponent: canteenUrlComponent(canteen), year, measureId: measure }
  return (
    <SiteLink
      className="fr-btn"
      href={`${addressOf('DiagnosticTunnel', params)}?${new URLSearchParams({ étape: slug })}`}
    >
      {words.resume}
    </SiteLink>
  )
}

/** Opens the questions; creates the report of the year first if there is none. */
function ReportButton(props: MeasurePartProps) {
  const words = useProgressWords()
  // A declaration locks what it left without an answer too.
  if (props.own?.isTeledeclared) return <p className="fr-badge fr-badge--success">{words.declared}</p>
  return <StartButton {...props} />
}

function StartButton({ canteen, measure, year, own, mode }: MeasurePartProps) {
  const words = useProgressWords()
  const navigate = useNavigate()
  // Sent again after a lost answer, it creates one report.
  const [idempotencyKey] = useState(createIdempotencyKey)
  const address = addressOf('DiagnosticTunnel', {
    canteenUrlComponent: canteenUrlComponent(canteen),
    year,
    measureId: measure,
  })

  async function start(): Promise<void> {
    if (own === null) {
      const params = { canteenId: canteen.id }
      const kitchenMode = mayHaveSatellites(canteen.productionType) ? { centralKitchenDiagnosticMode: mode } : {}
      const body = { year, creationSource: 'APP', ...kitchenMode } as const
      try {
        await client.call(createDiagnostic, { params, body, idempotencyKey })
      } catch (error) {
        // A colleague was faster: their report is opened.
        const isThere =
          error instanceof RefusedError &&
          error.status === 400 &&
          (await client.call(listDiagnostics, { params })).some(each => each.year === year)
        if (!isThere) throw error
      }
      forgetDiagnostics()
    }
    await navigate(address)
  }

  return <ActionButton action={words.start} busyLabel={words.starting} priority="primary" work={start} />
}

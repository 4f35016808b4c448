import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { changeWasteMeasurement, createWasteMeasurement, getWasteMeasurement } from '@ma-cantine/lib/waste/waste-api'
import { daysInPeriod } from '@ma-cantine/lib/waste/waste-figures'
import { formOfMeasurement, isStepChanged, stepDraft, type WasteFormValues } from '@ma-cantine/lib/waste/waste-form'
import type { NewWasteMeasurement, WasteMeasurementChange } from '@ma-cantine/lib/waste/waste-input'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import {
  buttonsOf,
  pressButton,
  sourceOfStep,
  stepsOf,
  type TunnelButtons,
  type TunnelMove,
  type TunnelStep,
} from '@ma-cantine/lib/waste/waste-tunnel'
import { isStepEmpty, type WeighingSums, weighedValues } from '@ma-cantine/lib/waste/weighing-sums'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { queries } from '../../app/queries.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { type Labels, useSiteForm } from '../../ui/site-form.ts'
import { parisDay } from '../paris-day.ts'
import { WeighedBox } from '../scale/WeighedBox.tsx'
import { wasteQueryKey, weighingSums } from '../waste-queries.ts'
import { useWasteWords } from '../words/waste-words.ts'
import { StepFields } from './StepFields.tsx'
import { WasteTunnelFrame } from './WasteTunnelFrame.tsx'

interface TunnelStepFormProps {
  readonly canteen: Canteen
  readonly step: TunnelStep
  /** As it is stored; null until the first step is saved. */
  readonly measurement: WasteMeasurement | null
  /** What was weighed in its period; null while nobody knows. */
  readonly sums: WeighingSums | null
  /** Called with what is stored, and where to go from there. */
  readonly onMove: (measurement: WasteMeasurement | null, move: TunnelMove) => void
  readonly isMoving: boolean
}

const changedMeanwhile = 412

type FieldWords = ReturnType<typeof useWasteWords>['tunnel']['labels']

function labelsOfStep(step: TunnelStep, words: FieldWords): Labels<WasteFormValues> {
  const source = sourceOfStep(step)
  if (source) {
    return {
      [`${source}TotalMass`]: words.sourceMass[source],
      [`${source}IsSorted`]: words.isSorted,
      [`${source}EdibleMass`]: words.edibleMass,
      [`${source}InedibleMass`]: words.inedibleMass,
    }
  }
  const { periodStartDate, periodEndDate, mealCount, totalMass, isSortedBySource } = words
  if (step === 'periode') return { periodStartDate, periodEndDate, mealCount }
  return step === 'total' ? { totalMass } : { isSortedBySource }
}

/** The questions of one step, saved when one goes on, goes back or leaves. */
export function TunnelStepForm({ canteen, step, measurement, sums, onMove, isMoving }: TunnelStepFormProps) {
  const words = useWasteWords().tunnel
  const mode = measurement === null ? 'creation' : 'edition'
  /** The measurement on which the answers are based. */
  const base = useRef(measurement)
  const [hasConflict, setConflict] = useState(false)
  /** One key per content: sent again after a lost answer, a creation is made once. */
  const creation = useRef({ content: '', key: '' })
  const pressed = useRef<keyof Pick<TunnelButtons, 'close' | 'back' | 'main'>>('main')
  const [saved, setSaved] = useState(() => formOfMeasurement(measurement))
  const [weighed] = useState(() => (sums && isStepEmpty(step, saved) ? weighedValues(sums, step) : null))
  const [opened] = useState(() => ({ ...saved, ...weighed }))
  const form = useSiteForm<WasteFormValues, WasteMeasurementChange>({
    draft: stepDraft(step, parisDay()),
    labels: labelsOfStep(step, words.labels),
    values: opened,
    send: async output => {
      const { saves } = moveOf(pressed.current, base.current)
      const stored = saves ? await save(output) : base.current
      if (stored !== undefined) onMove(stored, moveOf(pressed.current, stored))
    },
  })
  const values = form.watch()
  const isChanged = isStepChanged(step, values, saved)
  const answer = step === 'distinction' ? values.isSortedBySource : saved.isSortedBySource
  const steps = stepsOf(answer === '' ? null : answer === 'yes')

  const moveOf = (button: typeof pressed.current, stored: WasteMeasurement | null): TunnelMove => {
    const own = stepsOf(stored?.isSortedBySource ?? (answer === '' ? null : answer === 'yes'))
    return pressButton(button, own, { step, mode, isChanged, isValid: true })
  }

  /** @returns what is stored; undefined when somebody else changed the same answers meanwhile. */
  async function save(output: WasteMeasurementChange): Promise<WasteMeasurement | undefined> {
    const stored = await send(output)
    if (stored) void queries.invalidateQueries({ queryKey: wasteQueryKey })
    return stored
  }

  async function send(output: WasteMeasurementChange): Promise<WasteMeasurement | undefined> {
    const canteenId = canteen.id
    if (base.current === null) {
      const body = output as NewWasteMeasurement
      const content = JSON.stringify(body)
      if (creation.current.content !== content) creation.current = { content, key: createIdempotencyKey() }
      const idempotencyKey = creation.current.key
      return client.call(createWasteMeasurement, { params: { canteenId }, body, idempotencyKey })
    }
    const { id: measurementId, modificationDate: version } = base.current
    const params = { canteenId, measurementId }
    try {
      return await client.call(changeWasteMeasurement, { params, body: output, version })
    } catch (error) {
      if (!(error instanceof RefusedError && error.status === changedMeanwhile)) throw error
    }
    const theirs = await client.call(getWasteMeasurement, { params })
    const isSame = !isStepChanged(step, formOfMeasurement(base.current), formOfMeasurement(theirs))
    base.current = theirs
    setSaved(formOfMeasurement(theirs))
    if (isSame) return send(output)
    setConflict(true)
    return undefined
  }

  function press(button: typeof pressed.current): void {
    pressed.current = button
    const move = moveOf(button, base.current)
    if (button === 'main' || move.saves) form.submit()
    else onMove(base.current, move)
  }

  return (
    <WasteTunnelFrame
      step={step}
      steps={steps}
      buttons={buttonsOf(steps, step, mode)}
      isSaving={form.state.kind === 'sending'}
      onPress={press}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          press('main')
        }}
      >
        <ErrorSummary form={form} />
        {hasConflict && <Alert className="fr-mb-3w" severity="warning" small description={words.changedElsewhere} />}
        {step === 'periode' ? (
          <PeriodWeighings canteen={canteen} values={values} />
        ) : (
          sums && (
            <WeighedBox
              sums={sums}
              step={step}
              values={values}
              isFilled={weighed !== null}
              onTake={taken => {
                for (const [name, value] of Object.entries(taken)) form.setValue(name as keyof WasteFormValues, value)
              }}
            />
          )
        )}
        <StepFields form={form} step={step} canteen={canteen} />
        {/* The Enter key sends a form of several fields only if it has a button. */}
        <button type="submit" hidden />
      </form>
      <LeaveGuard active={isChanged && !isMoving && form.state.kind !== 'sending'} alsoWithinScreen />
    </WasteTunnelFrame>
  )
}

interface PeriodWeighingsProps {
  readonly canteen: Canteen
  readonly values: WasteFormValues
}

/** What was weighed in the period that is being chosen, and the way to the scale while nothing is. */
function PeriodWeighings({ canteen, values }: PeriodWeighingsProps) {
  const titleOf = useTitles()
  const { periodStartDate: start, periodEndDate: end } = values
  const isPeriod = daysInPeriod(start, end) !== null
  const { data: sums } = useQuery({ ...weighingSums(canteen.id, start, end), enabled: isPeriod })
  if (isPeriod && sums && sums.count > 0)
    return <WeighedBox sums={sums} step="periode" values={values} isFilled={false} onTake={() => undefined} />
  const address = addressOf('CanteenScale', { canteenUrlComponent: canteenUrlComponent(canteen) })
  return (
    <p>
      <SiteLink className="fr-link" href={address}>
        {titleOf('CanteenScale')}
      </SiteLink>
    </p>
  )
}

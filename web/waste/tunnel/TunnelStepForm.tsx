import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { isSaving, moveFrom, shownSteps, type TunnelButton, type TunnelMove } from '@ma-cantine/lib/tunnels/tunnel'
import { changeWasteMeasurement, createWasteMeasurement, getWasteMeasurement } from '@ma-cantine/lib/waste/waste-api'
import { newDoubts } from '@ma-cantine/lib/waste/waste-doubts'
import { formOfMeasurement, isStepChanged, stepDraft, valuesOfMeasurement } from '@ma-cantine/lib/waste/waste-form'
import type { NewWasteMeasurement, WasteMeasurementChange } from '@ma-cantine/lib/waste/waste-input'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import type { WasteValues } from '@ma-cantine/lib/waste/waste-rules'
import {
  valuesOfPeriod,
  type WasteFormValues,
  type WasteStepSlug,
  wasteMerge,
  wasteStep,
  wasteSteps,
} from '@ma-cantine/lib/waste/waste-tunnel'
import { isStepEmpty, type WeighingSums, weighedValues } from '@ma-cantine/lib/waste/weighing-sums'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { ContentKeys } from '../../app/idempotency-key.ts'
import { useSiteForm } from '../../ui/site-form.ts'
import { TunnelForm } from '../../ui/tunnel/TunnelForm.tsx'
import { useEdition } from '../../ui/use-edition.ts'
import { WeighedBox } from '../scale/WeighedBox.tsx'
import { refreshWaste } from '../waste-queries.ts'
import { useWasteWords } from '../words/waste-words.ts'
import { DoubtDialog } from './DoubtDialog.tsx'
import { PeriodWeighings } from './PeriodWeighings.tsx'
import { StepFields } from './StepFields.tsx'
import { labelsOfStep } from './step-labels.ts'
import { WasteTunnelFrame } from './WasteTunnelFrame.tsx'

interface TunnelStepFormProps {
  readonly canteen: Canteen
  readonly step: WasteStepSlug
  /** As it is stored; null until the first step is saved. */
  readonly measurement: WasteMeasurement | null
  /** What was weighed in its period; null while nobody knows. */
  readonly sums: WeighingSums | null
  /** The period that a new measurement opens with; null for none. */
  readonly period: { readonly start: string; readonly end: string } | null
  /** Called with what is stored, and where to go from there. */
  readonly onMove: (measurement: WasteMeasurement | null, move: TunnelMove<WasteStepSlug>) => void
}

/** Figures to confirm, and the button that was to save them. */
interface Doubt {
  readonly doubts: readonly Message[]
  readonly button: TunnelButton
}

/** The questions of one step, saved when one goes on, goes back or leaves. */
export function TunnelStepForm({ canteen, step, measurement, sums, period, onMove }: TunnelStepFormProps) {
  const words = useWasteWords().tunnel
  const [creationKeys] = useState(() => new ContentKeys())
  const ids = { canteenId: canteen.id, measurementId: measurement?.id ?? 0 }
  const edition = useEdition<WasteMeasurement | null, WasteValues, WasteStepSlug>({
    rules: wasteMerge,
    opened: measurement,
    valuesOf: valuesOfMeasurement,
    read: () => client.call(getWasteMeasurement, { params: ids }),
    // A step shows no answers of others: all that it shows is typed, or kept for the person to compare.
    show: () => undefined,
  })
  const { base, conflict, isSaved } = edition
  const saved = formOfMeasurement(base)
  const [weighed] = useState(() => (sums && isStepEmpty(step, saved) ? weighedValues(sums, step) : null))
  const form = useSiteForm<WasteFormValues, WasteMeasurementChange>({
    draft: stepDraft(step, currentDay()),
    labels: labelsOfStep(step, words.labels),
    resumes: true,
    values: { ...saved, ...weighed, ...(period ? valuesOfPeriod(canteen, period.start, period.end) : {}) },
    send: answers => save(answers, 'main'),
  })
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const values = form.watch()
  const isChanged = isStepChanged(step, values, saved)
  const placeIn = (values: WasteFormValues) => ({
    steps: shownSteps(wasteSteps, values, undefined),
    slug: step,
    isNew: measurement === null,
  })
  const place = placeIn(values)

  async function save(answers: WasteMeasurementChange, button: TunnelButton, isMeant = false): Promise<void> {
    const before = valuesOfMeasurement(base)
    const after = { ...before, ...answers } as WasteValues
    const doubts = isMeant ? [] : newDoubts(before, after)
    if (doubts.length > 0) {
      setDoubt({ doubts, button })
      return
    }
    const stored = await edition.save(after, send)
    if (!stored) return
    void refreshWaste()
    onMove(stored, moveFrom(button, placeIn(formOfMeasurement(stored))))
  }

  async function send(change: WasteMeasurementChange, base: WasteMeasurement | null): Promise<WasteMeasurement> {
    if (base === null) {
      const body = change as NewWasteMeasurement
      return client.call(createWasteMeasurement, { params: ids, body, idempotencyKey: creationKeys.of(body) })
    }
    if (Object.keys(change).length === 0) return base
    return client.call(changeWasteMeasurement, { params: ids, body: change, version: base.modificationDate })
  }

  function press(button: TunnelButton): void {
    if (isSaving(button, place, isChanged)) form.submitTo(answers => save(answers, button))
    else onMove(base, moveFrom(button, place))
  }

  return (
    <WasteTunnelFrame place={place} isSaving={form.state.kind === 'sending'} onPress={press}>
      <TunnelForm
        form={form}
        warning={conflict && words.changedElsewhere}
        isRequired={wasteStep(step).source === null}
        isChanged={isChanged && !isSaved}
        onSubmit={() => press('main')}
      >
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
      </TunnelForm>
      {doubt && (
        <DoubtDialog
          doubts={doubt.doubts}
          onCorrect={() => setDoubt(null)}
          onSave={() => {
            setDoubt(null)
            form.submitTo(answers => save(answers, doubt.button, true))
          }}
        />
      )}
    </WasteTunnelFrame>
  )
}

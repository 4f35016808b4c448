import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { moveFrom, shownSteps, slugAt, synthesis, type TunnelMove } from '@ma-cantine/lib/tunnels/tunnel'
import { formOfMeasurement } from '@ma-cantine/lib/waste/waste-form'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { type WasteStepSlug, wasteSteps } from '@ma-cantine/lib/waste/waste-tunnel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { isEntryAddress } from '../../app/addresses.ts'
import { localAddress } from '../../app/local-address.ts'
import { addressOf } from '../../app/screen-list.ts'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { usePeriodWords } from '../summary/period-words.ts'
import { WasteSummary } from '../summary/WasteSummary.tsx'
import { periodNames, periodOf } from '../tunnel-address.ts'
import { weighingSums } from '../waste-queries.ts'
import { useWasteWords } from '../words/waste-words.ts'
import { TunnelStepForm } from './TunnelStepForm.tsx'
import { WasteTunnelFrame } from './WasteTunnelFrame.tsx'

interface TunnelProps {
  readonly canteen: Canteen
  /** The measurement that the tunnel opened with; null in creation. */
  readonly opened: WasteMeasurement | null
}

const stepName = 'étape'
const returnName = 'return'
/** What each move writes anew, or leaves behind. */
const ownNames: ReadonlySet<string> = new Set([stepName, ...periodNames])

/** The steps of a measurement, then its summary; the step is in the address. */
export function WasteTunnel({ canteen, opened }: TunnelProps) {
  const { canteenUrlComponent = '' } = useParams()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [measurement, setMeasurement] = useState(opened)
  const [move, setMove] = useState<TunnelMove<WasteStepSlug> | null>(null)
  const steps = shownSteps(wasteSteps, formOfMeasurement(measurement), undefined)
  // Only the period can be asked for before there is a measurement.
  const step = slugAt(steps, measurement === null ? null : parameters.get(stepName))

  // Once rendered with what is stored: the guard of the step asks before leaving until then, and again in the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is made once
  useEffect(() => {
    if (move === null) return
    if (move.kind !== 'go') {
      const address =
        localAddress(parameters.get(returnName)) ?? addressOf('WasteMeasurements', { canteenUrlComponent })
      if (isEntryAddress(address)) void navigate(address)
      else location.assign(address)
      return
    }
    const pathname = addressOf('WasteMeasurementTunnel', {
      canteenUrlComponent,
      ...(measurement ? { id: measurement.id } : {}),
    })
    const to = (next: string) => ({
      pathname,
      search: String(
        new URLSearchParams([...[...parameters].filter(([name]) => !ownNames.has(name)), [stepName, next]]),
      ),
    })
    const go = async () => {
      // Going back leads to the measurement, not to another creation.
      await navigate(to(step), { replace: true })
      await navigate(to(move.slug))
      setMove(null)
    }
    void go()
  }, [move])

  const { periodStartDate = '', periodEndDate = '' } = measurement ?? {}
  const weighed = useQuery({
    ...weighingSums(canteen.id, periodStartDate, periodEndDate),
    enabled: measurement !== null && step !== 'periode' && step !== synthesis,
  })
  if (step === synthesis) {
    const place = { steps, slug: step }
    return (
      <WasteTunnelFrame place={place} isSaving={false} onPress={button => setMove(moveFrom(button, place))}>
        {measurement && <Synthesis measurement={measurement} />}
      </WasteTunnelFrame>
    )
  }
  // A step opens filled with what was weighed, if anybody knows it.
  if (weighed.isLoading) return <LoadingScreen />
  return (
    <TunnelStepForm
      key={step}
      canteen={canteen}
      step={step}
      measurement={measurement}
      sums={step === 'periode' ? null : (weighed.data ?? null)}
      period={measurement === null ? periodOf(parameters) : null}
      onMove={(stored, move) => {
        setMeasurement(stored)
        setMove(move)
      }}
    />
  )
}

function Synthesis({ measurement }: { readonly measurement: WasteMeasurement }) {
  const words = useWasteWords()
  const { label } = usePeriodWords()(measurement)
  return (
    <div className="mc-tunnel-synthesis">
      <h2>{words.measured}</h2>
      <WasteSummary
        measurement={measurement}
        head={
          <p className="fr-mb-0">
            <span className="fr-hint-text">{words.date}</span>
            <strong>{label}</strong>
          </p>
        }
      />
    </div>
  )
}

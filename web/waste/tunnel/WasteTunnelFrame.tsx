import { buttonsAt, type TunnelButton, type TunnelPlace } from '@ma-cantine/lib/tunnels/tunnel'
import type { WasteStepSlug } from '@ma-cantine/lib/waste/waste-tunnel'
import type { ReactNode } from 'react'
import { useTitles } from '../../app/screen-list.ts'
import { TunnelFrame } from '../../ui/tunnel/TunnelFrame.tsx'
import { useWasteWords } from '../words/waste-words.ts'

interface WasteTunnelFrameProps {
  readonly place: TunnelPlace<WasteStepSlug>
  readonly isSaving: boolean
  readonly onPress: (button: TunnelButton) => void
  readonly children: ReactNode
}

/** The full screen of the tunnel, in the words of waste. */
export function WasteTunnelFrame({ place, isSaving, onPress, children }: WasteTunnelFrameProps) {
  const words = useWasteWords().tunnel
  const titleOf = useTitles()
  const buttons = buttonsAt(place)
  return (
    <TunnelFrame
      title={titleOf('WasteMeasurementTunnel')}
      step={place.slug}
      asked={place.steps.map(({ slug }) => ({ slug, title: words.titles[slug] }))}
      buttons={{
        close: buttons.close === 'quit' ? words.quit : words.saveAndQuit,
        back: { previous: words.previous, modify: words.modify }[buttons.back],
        main: { continue: words.continue, 'see-synthesis': words.seeSynthesis, end: words.finish }[buttons.main],
      }}
      isBackDisabled={buttons.isBackDisabled}
      saving={isSaving ? words.saving : null}
      onPress={onPress}
    >
      {children}
    </TunnelFrame>
  )
}

import type { TunnelButtons, TunnelStep } from '@ma-cantine/lib/waste/waste-tunnel'
import type { ReactNode } from 'react'
import { useTitles } from '../../app/screen-list.ts'
import { TunnelFrame } from '../../ui/tunnel/TunnelFrame.tsx'
import { useWasteWords } from '../words/waste-words.ts'

interface WasteTunnelFrameProps {
  readonly step: TunnelStep
  readonly steps: readonly TunnelStep[]
  readonly buttons: TunnelButtons
  readonly isSaving: boolean
  readonly onPress: (button: 'close' | 'back' | 'main') => void
  readonly children: ReactNode
}

/** The full screen of the tunnel, in the words of waste. */
export function WasteTunnelFrame({ step, steps, buttons, isSaving, onPress, children }: WasteTunnelFrameProps) {
  const words = useWasteWords().tunnel
  const titleOf = useTitles()
  return (
    <TunnelFrame
      title={titleOf('WasteMeasurementTunnel')}
      step={step}
      asked={steps.filter(slug => slug !== 'complet').map(slug => ({ slug, title: words.titles[slug] }))}
      buttons={{
        close: buttons.close === 'quit' ? words.quit : words.saveAndQuit,
        back: { previous: words.previous, modify: words.modify }[buttons.back],
        main: { continue: words.continue, 'see-synthesis': words.seeSynthesis, finish: words.finish }[buttons.main],
      }}
      isBackDisabled={buttons.isBackDisabled}
      saving={isSaving ? words.saving : null}
      onPress={onPress}
    >
      {children}
    </TunnelFrame>
  )
}

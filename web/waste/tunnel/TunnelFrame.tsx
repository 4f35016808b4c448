import { Button } from '@codegouvfr/react-dsfr/Button'
import { Stepper } from '@codegouvfr/react-dsfr/Stepper'
import type { TunnelButtons, TunnelStep } from '@ma-cantine/lib/waste/waste-tunnel'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTitles } from '../../app/screen-list.ts'
import { useWasteWords } from '../words/waste-words.ts'

interface TunnelFrameProps {
  readonly step: TunnelStep
  readonly steps: readonly TunnelStep[]
  readonly buttons: TunnelButtons
  readonly isSaving: boolean
  readonly onPress: (button: 'close' | 'back' | 'main') => void
  readonly children: ReactNode
}

/** The full screen of the tunnel: the way out, the step, its questions, the buttons. */
export function TunnelFrame({ step, steps, buttons, isSaving, onPress, children }: TunnelFrameProps) {
  const words = useWasteWords().tunnel
  const titleOf = useTitles()
  const body = useRef<HTMLDivElement>(null)
  const asked: readonly TunnelStep[] = steps.filter(each => each !== 'complet')
  const position = asked.indexOf(step)
  const next = asked[position + 1]
  const shownBefore = useRef(step)
  // The reader of the step before is taken to the top of this one.
  useEffect(() => {
    if (shownBefore.current === step) return
    shownBefore.current = step
    body.current?.scrollTo(0, 0)
    body.current?.focus()
  }, [step])
  const back = { previous: words.previous, modify: words.modify }[buttons.back]
  const main = { continue: words.continue, 'see-synthesis': words.seeSynthesis, finish: words.finish }[buttons.main]
  return (
    <div className="mc-tunnel">
      <div className="fr-container mc-tunnel-top">
        <h1 className="fr-sr-only">{titleOf('WasteMeasurementTunnel')}</h1>
        <Button
          priority="tertiary no outline"
          size="small"
          iconId="fr-icon-close-line"
          iconPosition="right"
          nativeButtonProps={{ 'aria-disabled': isSaving }}
          onClick={() => onPress('close')}
        >
          {buttons.close === 'quit' ? words.quit : words.saveAndQuit}
        </Button>
      </div>
      {position >= 0 && (
        <div className="fr-container">
          <Stepper
            currentStep={position + 1}
            stepCount={asked.length}
            title={words.titles[step]}
            {...(next ? { nextTitle: words.titles[next] } : {})}
          />
        </div>
      )}
      <div ref={body} className="mc-tunnel-body" tabIndex={-1}>
        <div className="fr-container mc-tunnel-content">{children}</div>
      </div>
      <div className="mc-tunnel-bottom">
        <ul className="fr-container fr-btns-group fr-btns-group--inline-md fr-btns-group--right">
          <li>
            <Button
              priority="secondary"
              disabled={buttons.isBackDisabled}
              nativeButtonProps={{ 'aria-disabled': isSaving }}
              onClick={() => onPress('back')}
            >
              {back}
            </Button>
          </li>
          <li>
            <Button nativeButtonProps={{ 'aria-disabled': isSaving }} onClick={() => onPress('main')}>
              {isSaving ? words.saving : main}
            </Button>
          </li>
        </ul>
        <p className="fr-sr-only" role="status">
          {isSaving ? words.saving : ''}
        </p>
      </div>
    </div>
  )
}

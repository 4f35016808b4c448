import { Button } from '@codegouvfr/react-dsfr/Button'
import { Stepper } from '@codegouvfr/react-dsfr/Stepper'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import './tunnel.css'

interface TunnelFrameProps<Slug extends string> {
  /** Names the page to screen readers; the step is the heading that is seen. */
  readonly title: string
  /** Stands beside the way out. */
  readonly head?: ReactNode
  readonly step: Slug
  /** The steps that are counted, in order: those that ask something. */
  readonly asked: readonly { readonly slug: Slug; readonly title: string }[]
  /** What the buttons say. */
  readonly buttons: Readonly<Record<'close' | 'back' | 'main', string>>
  readonly isBackDisabled: boolean
  /** What the main button says while the answers are saved; null while they are not. */
  readonly saving: string | null
  /** Stands above the buttons. */
  readonly foot?: ReactNode
  readonly onPress: (button: 'close' | 'back' | 'main') => void
  readonly children: ReactNode
}

/** The design system draws the segments of as many steps; more are drawn as one bar. */
const drawnSteps = 8

/** The step that the page showed last: each step may have a frame of its own, which knows nothing of the one before. */
const lastShown = { pathname: '', step: '' }

/** The full screen of a tunnel: the way out, the step, its questions, the buttons. */
export function TunnelFrame<Slug extends string>(props: TunnelFrameProps<Slug>) {
  const { title, head, step, asked, buttons, isBackDisabled, saving, foot, onPress, children } = props
  const body = useRef<HTMLElement>(null)
  const position = asked.findIndex(({ slug }) => slug === step)
  const next = asked[position + 1]
  const { pathname } = useLocation()
  // From one step to the next, the focus moves to the top; from another screen, the title already has it.
  useEffect(() => {
    const isNext = lastShown.pathname === pathname && lastShown.step !== step
    Object.assign(lastShown, { pathname, step })
    if (!isNext) return
    body.current?.scrollTo(0, 0)
    body.current?.focus()
  }, [pathname, step])
  return (
    <div className="mc-tunnel">
      <div className="fr-container mc-tunnel-top">
        <h1 className="fr-sr-only">{title}</h1>
        {head}
        <Button
          type="button"
          className="mc-tunnel-close"
          priority="tertiary no outline"
          size="small"
          iconId="fr-icon-close-line"
          iconPosition="right"
          nativeButtonProps={{ 'aria-disabled': saving !== null }}
          onClick={() => onPress('close')}
        >
          {buttons.close}
        </Button>
      </div>
      {position >= 0 && (
        <div className="fr-container">
          <Stepper
            currentStep={position + 1}
            stepCount={asked.length}
            title={asked[position]?.title}
            {...(asked.length > drawnSteps
              ? {
                  className: 'mc-long-stepper',
                  style: { '--mc-done': `${((position + 1) * 100) / asked.length}%` } as CSSProperties,
                }
              : {})}
            {...(next ? { nextTitle: next.title } : {})}
          />
        </div>
      )}
      <section ref={body} className="mc-tunnel-body" aria-label={asked[position]?.title ?? title} tabIndex={-1}>
        <div className="fr-container mc-tunnel-content">{children}</div>
      </section>
      <div className="mc-tunnel-bottom">
        {foot !== undefined && <div className="fr-container mc-tunnel-foot">{foot}</div>}
        <ul className="fr-container fr-btns-group fr-btns-group--inline-md fr-btns-group--right">
          <li>
            <Button
              type="button"
              priority="secondary"
              disabled={isBackDisabled}
              nativeButtonProps={{ 'aria-disabled': saving !== null }}
              onClick={() => onPress('back')}
            >
              {buttons.back}
            </Button>
          </li>
          <li>
            <Button
              type="button"
              nativeButtonProps={{ 'aria-disabled': saving !== null }}
              onClick={() => onPress('main')}
            >
              {saving ?? buttons.main}
            </Button>
          </li>
        </ul>
        <p className="fr-sr-only" role="status">
          {saving ?? ''}
        </p>
      </div>
    </div>
  )
}

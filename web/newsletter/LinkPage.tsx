import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReactNode } from 'react'
import { addressOf, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { SiteLink } from '../app/site-link.tsx'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import type { useAction } from '../ui/use-action.ts'
import { useNewsletterWords } from './words/newsletter-words.ts'

export interface LinkPageProps {
  readonly screen: ScreenName
  readonly words: { readonly action: string; readonly busy: string; readonly done: string; readonly failed: string }
  readonly action: ReturnType<typeof useAction>
  /** Says that it is done; null before. */
  readonly doneText: string | null
  /** What the button will do. */
  readonly children: ReactNode
}

/** The page of a link of our messages. It waits for a click, because mail scanners open links. */
export function LinkPage({ screen, words, action: { state, run }, doneText, children }: LinkPageProps) {
  const { home, retry } = useNewsletterWords()
  const titleOf = useTitles()
  const busy = state.kind === 'busy'
  return (
    <NarrowColumn>
      <h1>{titleOf(screen)}</h1>
      {doneText !== null && (
        <>
          <Outcome severity="success" title={words.done} text={doneText} />
          <p className="fr-mt-4w">
            <SiteLink className="fr-btn" href={addressOf('LandingPage')}>
              {home}
            </SiteLink>
          </p>
        </>
      )}
      {doneText === null && (
        <>
          {state.kind === 'failed' && <Outcome severity="error" title={words.failed} text={state.message} />}
          {state.kind !== 'failed' && children}
          <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-3w">
            <li>
              <Button type="button" onClick={run} nativeButtonProps={{ 'aria-disabled': busy }}>
                {busy ? words.busy : state.kind === 'failed' ? retry : words.action}
              </Button>
            </li>
            {state.kind === 'failed' && (
              <li>
                <SecondaryLink href={addressOf('LandingPage')}>{home}</SecondaryLink>
              </li>
            )}
          </ul>
        </>
      )}
    </NarrowColumn>
  )
}

const Outcome = ({ severity, title, text }: { severity: 'success' | 'error'; title: string; text: string }) => (
  <div className={`fr-alert fr-alert--${severity}`}>
    <FocusedHeading className="fr-alert__title">{title}</FocusedHeading>
    <p>{text}</p>
  </div>
)

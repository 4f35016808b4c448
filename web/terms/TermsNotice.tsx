import { acceptTerms } from '@ma-cantine/lib/accounts/terms-api'
import { currentTermsVersion, termsVersionsAfter } from '@ma-cantine/lib/accounts/terms-version'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { refreshSession } from '../app/session.ts'
import { useAction } from '../ui/use-action.ts'
import { useWords } from '../words/site-words.ts'
import { closeTermsNotice } from './closed-notice.ts'
import './terms-notice.css'
import { useTermsWords } from './words/terms-words.ts'

const titleId = 'titre-conditions'

/** The button with the focus disappears with the notice. */
const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true })

/** What has changed in the terms of use since the version that the user accepted, with a button to accept them. */
export default function TermsNotice({ accepted }: { readonly accepted: string | null }) {
  const words = useTermsWords()
  const { newTab } = useWords()
  const { state, run } = useAction(async () => {
    await client.call(acceptTerms, { body: { version: currentTermsVersion } })
    await refreshSession()
    focusPage()
    notify({ status: 'success', title: words.accepted.title, message: words.accepted.text })
  })
  return (
    <section className="fr-notice fr-notice--info mc-terms fr-no-print" aria-labelledby={titleId}>
      <div className="fr-container">
        <div className="fr-notice__body">
          <div className="mc-terms__content">
            <p>
              <span id={titleId} className="fr-notice__title">
                {accepted === null ? words.firstTitle : words.title}
              </span>{' '}
              <span className="fr-notice__desc">
                {termsVersionsAfter(accepted)
                  .map(version => words.change(words.day(version), words.changes[version]))
                  .join(' ')}
              </span>
            </p>
            <p className="mc-terms__actions">
              <a
                className="fr-notice__link"
                href={addressOf('CGU')}
                target="_blank"
                rel="noopener"
                title={joinParts(words.read, newTab)}
              >
                {words.read}
              </a>
              <button type="button" className="fr-btn fr-btn--sm" aria-disabled={state.kind === 'busy'} onClick={run}>
                {state.kind === 'busy' ? words.accepting : words.accept}
              </button>
            </p>
            <div role="alert">{state.kind === 'failed' && <p className="fr-mt-1w">{state.message}</p>}</div>
          </div>
          <button
            type="button"
            className="fr-btn--close fr-btn"
            title={words.later}
            onClick={() => {
              closeTermsNotice()
              focusPage()
            }}
          >
            {words.later}
          </button>
        </div>
      </div>
    </section>
  )
}

import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { claimCanteen, undoCanteenClaim } from '@ma-cantine/lib/canteens/team-api'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { refreshSession, useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import type { CanteenProps } from './CanteenPage.tsx'
import { usePageWords } from './words/page-words.ts'

/** Lets somebody manage a canteen that nobody manages, and take it back. */
export function ClaimBlock({ canteen }: CanteenProps) {
  const words = usePageWords().claim
  const user = useUser()
  const [state, setState] = useState<'free' | 'claimed' | 'given back'>('free')
  if (!canteen.canBeClaimed) return null
  const params = { canteenId: canteen.id }
  const component = { canteenUrlComponent: canteenUrlComponent(canteen) }
  if (state === 'claimed') {
    return (
      <div className="fr-mt-4w" role="status">
        <Alert as="h2" severity="success" title={words.done} description={words.doneText(canteen.name)} />
        <div className="mc-public-buttons fr-mt-2w">
          <SiteLink className="fr-btn" href={addressOf('DashboardManager', component)}>
            {words.dashboard}
          </SiteLink>
          <div>
            <ActionButton
              action={words.undo}
              busyLabel={words.undoing}
              work={async () => {
                await client.call(undoCanteenClaim, { params })
                await refreshSession()
                setState('given back')
              }}
            />
          </div>
        </div>
      </div>
    )
  }
  return (
    <section className="mc-claim fr-mt-4w" aria-labelledby="revendiquer">
      {state === 'given back' && (
        <div className="fr-mb-3w" role="status">
          <Alert severity="info" title={words.undone} description={words.undoneText} as="h2" />
        </div>
      )}
      <h2 className="fr-h5" id="revendiquer">
        {words.title}
      </h2>
      <p>{words.text}</p>
      {user === null ? (
        <SignInLinks next={addressOf('CanteenPage', component)} />
      ) : (
        <ActionButton
          action={words.action}
          busyLabel={words.sending}
          priority="primary"
          work={async () => {
            await client.call(claimCanteen, { params })
            await refreshSession()
            setState('claimed')
          }}
        />
      )}
    </section>
  )
}

/** The ways to an account, which lead back to this page. */
function SignInLinks({ next }: { readonly next: string }) {
  const words = usePageWords().claim
  const titleOf = useTitles()
  const query = new URLSearchParams({ next })
  return (
    <>
      <p>{words.anonymous}</p>
      <div className="mc-public-buttons">
        <SiteLink className="fr-btn" href={`${addressOf('SignUp')}?${query}`}>
          {titleOf('SignUp')}
        </SiteLink>
        <SecondaryLink href={`${addressOf('SignIn')}?${query}`}>{titleOf('SignIn')}</SecondaryLink>
      </div>
    </>
  )
}

import type { User } from '@ma-cantine/lib/accounts/user'
import { useRef, useState } from 'react'
import { setDeveloperMode } from '../accounts/developer-mode.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { ApiSection } from './ApiSection.tsx'
import { DeveloperSections } from './DeveloperSections.tsx'
import { ToolsSection } from './ToolsSection.tsx'
import { useDeveloperWords } from './words/developer-words.ts'

/** The way in for programs. Its tools are for everyone, the rest for accounts with the developer mode. */
export default function DeveloperScreen() {
  const titleOf = useTitles()
  const words = useDeveloperWords()
  const user = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  const [changed, setChanged] = useState(false)

  const turn = async (user: User, isDev: boolean) => {
    await setDeveloperMode(user, isDev)
    setChanged(true)
    // The button is gone with what it was in.
    heading.current?.focus()
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {titleOf('DeveloperAPI')}
      </h1>
      <p role="status" className={changed ? 'fr-valid-text fr-mb-3w' : 'fr-mb-0'}>
        {changed && user && words[user.isDev ? 'on' : 'off'].done}
      </p>
      {!user && <AnonymousIntroduction />}
      {user && !user.isDev && <OffFace onTurnOn={() => turn(user, true)} />}
      {user?.isDev ? (
        <DeveloperSections onTurnOff={() => turn(user, false)} />
      ) : (
        <>
          <ApiSection />
          <ToolsSection />
        </>
      )}
    </>
  )
}

function AnonymousIntroduction() {
  const { anonymous } = useDeveloperWords()
  return (
    <>
      <p className="fr-text--lead">{anonymous.text}</p>
      <SiteLink className="fr-btn fr-btn--icon-left fr-icon-account-circle-line fr-mb-6w" href={addressOf('SignUp')}>
        {anonymous.action}
      </SiteLink>
    </>
  )
}

function OffFace({ onTurnOn }: { readonly onTurnOn: () => Promise<void> }) {
  const { off, turning } = useDeveloperWords()
  return (
    <>
      <p className="fr-text--lead">{off.text}</p>
      <p>{off.consequence}</p>
      <ActionButton priority="primary" action={off.action} busyLabel={turning} work={onTurnOn} />
    </>
  )
}

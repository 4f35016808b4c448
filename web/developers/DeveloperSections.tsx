import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import { addressOf } from '../app/screen-list.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { ApiSection } from './ApiSection.tsx'
import { ArrowLink } from './ArrowLink.tsx'
import { EnvironmentCallout } from './EnvironmentCallout.tsx'
import { FirstCall } from './FirstCall.tsx'
import { OauthExample } from './OauthExample.tsx'
import { ToolsSection } from './ToolsSection.tsx'
import { useDeveloperWords } from './words/developer-words.ts'

/** What the page offers to an account with the developer mode. */
export function DeveloperSections({ onTurnOff }: { readonly onTurnOff: () => Promise<void> }) {
  const { on, applications, stop, turning } = useDeveloperWords()
  return (
    <>
      <p className="fr-text--lead">{on.text}</p>
      <EnvironmentCallout />
      <FirstCall />
      <section className="fr-mb-6w" aria-labelledby="applications">
        <h2 className="fr-h3" id="applications">
          {applications.title}
        </h2>
        <p>{applications.text}</p>
        <ul className="fr-raw-list">
          <ArrowLink href={addressOf('DeveloperApplications')}>{applications.link}</ArrowLink>
          <ArrowLink href={addressOf('AccountTokens')}>{applications.tokens}</ArrowLink>
        </ul>
      </section>
      <ApiSection />
      <OauthExample />
      <ToolsSection />
      <CallOut className="fr-mt-6w" title={stop.title} titleAs="h2" bodyAs="div">
        <p>{stop.text}</p>
        <ActionButton action={stop.action} busyLabel={turning} work={onTurnOff} />
      </CallOut>
    </>
  )
}

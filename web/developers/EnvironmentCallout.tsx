import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import { demoAddress, environment } from '../app/installation.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useDeveloperWords } from './words/developer-words.ts'

/** Says where trials are made: not in production, but here in the demonstration environment. */
export function EnvironmentCallout() {
  const { prod, demo } = useDeveloperWords()
  if (environment === 'demo') {
    return (
      <CallOut title={demo.title} titleAs="h2">
        {demo.text}
      </CallOut>
    )
  }
  if (environment !== 'prod') return null
  return (
    <CallOut title={prod.title} titleAs="h2" bodyAs="div">
      <p>{prod.text}</p>
      <SiteLink className="fr-link" href={demoAddress ?? addressOf('ContactPage')}>
        {demoAddress ? prod.link : prod.ask}
      </SiteLink>
    </CallOut>
  )
}

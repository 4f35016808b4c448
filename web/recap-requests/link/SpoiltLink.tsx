import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf } from '../../app/screen-list.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'

/** A link that opens nothing, with the reason and what to do. */
export function SpoiltLink({ detail }: { readonly detail: string }) {
  const { spoilt: words } = useRecapLinkWords()
  return (
    <section aria-labelledby="lien-sans-demande">
      <h2 id="lien-sans-demande" className="fr-h4">
        {words.title}
      </h2>
      <p>{detail}</p>
      <p>{words.text}</p>
      <Button priority="secondary" linkProps={{ href: addressOf('LandingPage') }}>
        {words.home}
      </Button>
    </section>
  )
}

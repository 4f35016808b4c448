import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { AnswerScreen } from './AnswerScreen.tsx'
import { askedRecap } from './recap-link-queries.ts'
import { useLinkToken } from './use-link-token.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'
import './recap-link.css'

/** Where the link of a request leads: a supplier gives its recap, or says no, without an account. */
export default function RecapLinkScreen() {
  const titleOf = useTitles()
  const words = useRecapLinkWords()
  const token = useLinkToken()
  return (
    <div className="mc-recap-link">
      <h1 className="fr-mb-2w">{titleOf('RecapLink')}</h1>
      {token === undefined && <p role="status">{words.opening}</p>}
      {token === null && <SpoiltLink detail={words.spoilt.absent} />}
      {typeof token === 'string' && (
        <QueryView key={token} query={askedRecap(token)} renderRefusal={detail => <SpoiltLink detail={detail} />}>
          {asked => <AnswerScreen token={token} asked={asked} />}
        </QueryView>
      )}
    </div>
  )
}

/** A link that opens nothing, with the reason and what to do. */
function SpoiltLink({ detail }: { readonly detail: string }) {
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

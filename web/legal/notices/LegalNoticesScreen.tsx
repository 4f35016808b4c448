import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import type { OperatorFact } from '@ma-cantine/lib/operator/operator-api'
import { QueryView } from '../../ui/QueryView.tsx'
import { useWords } from '../../words/site-words.ts'
import { LegalPage } from '../LegalPage.tsx'
import { OperatorFacts } from '../OperatorFacts.tsx'
import { operator } from '../operator-query.ts'
import { ProseView } from '../ProseView.tsx'
import { useLegalWords } from '../words/legal-words.ts'
import { useNoticesWords } from './words/notices-words.ts'

const publisherFacts = ['publisher', 'publicationDirector', 'postalAddress', 'phone'] as const
const hostFacts = ['hostName', 'hostAddress', 'hostPhone'] as const
const facts: readonly OperatorFact[] = [...publisherFacts, ...hostFacts, 'sourceCodeUrl']

/** Who publishes and hosts the service, and how to reach them. */
export default function LegalNoticesScreen() {
  const words = useNoticesWords()
  return (
    <LegalPage
      name="LegalNotices"
      introduction={words.introduction}
      facts={facts}
      sections={[
        {
          id: 'editeur',
          title: words.editeur.title,
          content: (
            <>
              <ProseView prose={words.editeur.text} />
              <OperatorFacts facts={[...publisherFacts, 'contactEmail']} />
            </>
          ),
        },
        {
          id: 'hebergement',
          title: words.hebergement.title,
          content: (
            <>
              <ProseView prose={words.hebergement.text} />
              <OperatorFacts facts={hostFacts} />
            </>
          ),
        },
        {
          id: 'accessibilite',
          title: words.accessibilite.title,
          content: <ProseView prose={words.accessibilite.text} />,
        },
        {
          id: 'code-source',
          title: words['code-source'].title,
          content: (
            <>
              <ProseView prose={words['code-source'].text} />
              <SourceCode />
            </>
          ),
        },
        { id: 'anomalies', title: words.anomalies.title, content: <ProseView prose={words.anomalies.text} /> },
      ]}
    />
  )
}

function SourceCode() {
  const words = useNoticesWords()
  const { newTab } = useWords()
  const { toCompleteOne } = useLegalWords()
  return (
    <QueryView query={operator} compact>
      {({ sourceCodeUrl }) => (
        <p>
          {words['code-source'].published}{' '}
          {sourceCodeUrl ? (
            <a href={sourceCodeUrl} target="_blank" rel="noopener external" title={joinParts(sourceCodeUrl, newTab)}>
              {sourceCodeUrl}
            </a>
          ) : (
            toCompleteOne
          )}
        </p>
      )}
    </QueryView>
  )
}

import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatMoment } from '@ma-cantine/lib/messages/dates'
import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import { useLocale } from '../app/locale.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { ScrollTable } from '../ui/ScrollTable.tsx'
import { newText } from '../writing/text-address.ts'
import { IssueState } from './IssueState.tsx'
import { issueListFormat } from './issue-list-address.ts'
import { issuesPage } from './issue-queries.ts'
import { useIssueWords } from './words/issue-words.ts'
import './newsletter-issues.css'

/** The issues of the newsletter, drafts included, the newest first. */
export default function IssuesScreen() {
  const titleOf = useTitles()
  const { list: words } = useIssueWords()
  const { address, addressWith } = useListAddress(addressOf('NewsletterIssues'), issueListFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  return (
    <>
      <h1>{titleOf('NewsletterIssues')}</h1>
      <p>{words.intro}</p>
      <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('NewsletterIssue', { id: newText }) }}>
        {words.add}
      </Button>
      <div className="fr-mt-4w">
        <QueryView query={issuesPage(address)}>
          {list => (
            <>
              <p>{words.subscribers(list.subscribers)}</p>
              <h2 className="fr-sr-only" ref={heading} tabIndex={-1}>
                {words.results}
              </h2>
              <PagedList
                id="infolettres"
                list={list}
                addressWith={addressWith}
                shown={words.found}
                empty={<p>{words.none}</p>}
              >
                {issues => <Rows issues={issues} />}
              </PagedList>
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}

function Rows({ issues }: { readonly issues: readonly NewsletterIssue[] }) {
  const { list: words } = useIssueWords()
  const titleOf = useTitles()
  const locale = useLocale()
  const { subject, state, sent, changed } = words.columns
  return (
    <ScrollTable caption={titleOf('NewsletterIssues')}>
      <thead>
        <tr>
          {[subject, state, sent, changed].map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {issues.map(issue => (
          <tr key={issue.id}>
            <td className="mc-issue-subject">
              <SiteLink href={addressOf('NewsletterIssue', { id: issue.id })}>{issue.subject}</SiteLink>
            </td>
            <td>
              <IssueState state={issue.state} />
            </td>
            <td>{reachOf(issue, words)}</td>
            <td>{formatMoment(issue.modificationDate, locale)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** How many an issue reached; nothing for a draft. */
function reachOf(
  { state, throughProvider, progress }: NewsletterIssue,
  words: ReturnType<typeof useIssueWords>['list'],
): string {
  if (state === 'DRAFT') return ''
  return throughProvider ? words.byProvider : words.reached(progress.sent, progress.recipients)
}

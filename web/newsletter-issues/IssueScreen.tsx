import { useParams } from 'react-router'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { readTextId } from '../writing/text-address.ts'
import { IssueEdition } from './IssueEdition.tsx'
import { IssueSending } from './IssueSending.tsx'
import { oneIssue } from './issue-queries.ts'
import { NewIssueForm } from './NewIssueForm.tsx'
import { useIssueWords } from './words/issue-words.ts'
import './newsletter-issues.css'

/** Writes an issue of the newsletter, sends it, or follows its sending. */
export default function IssueScreen() {
  const { edition: words } = useIssueWords()
  const id = readTextId(useParams().id)
  if (id === undefined) return <UnknownIssue />
  if (id === null) {
    return (
      <>
        <h1>{words.newTitle}</h1>
        <NewIssueForm />
      </>
    )
  }
  return (
    <QueryView key={id} query={oneIssue(id)}>
      {issue => {
        if (!issue) return <UnknownIssue />
        if (issue.state !== 'DRAFT') return <IssueSending issue={issue} />
        // Begins anew once a version is saved.
        return <IssueEdition key={issue.modificationDate} issue={issue} />
      }}
    </QueryView>
  )
}

function UnknownIssue() {
  const { edition: words } = useIssueWords()
  const titleOf = useTitles()
  return (
    <>
      <h1>{titleOf('NewsletterIssue')}</h1>
      <p>{words.unknown}</p>
      <SiteLink className="fr-btn" href={addressOf('NewsletterIssues')}>
        {words.back}
      </SiteLink>
    </>
  )
}

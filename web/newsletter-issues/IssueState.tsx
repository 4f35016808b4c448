import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { NewsletterIssueState } from '@ma-cantine/lib/newsletter/newsletter-issue-fields'
import { useIssueWords } from './words/issue-words.ts'

const severities = { DRAFT: 'new', SENDING: 'info', PAUSED: 'warning', SENT: 'success' } as const

export function IssueState({ state }: { readonly state: NewsletterIssueState }) {
  const { states } = useIssueWords()
  return (
    <Badge as="span" severity={severities[state]} small noIcon>
      {states[state]}
    </Badge>
  )
}

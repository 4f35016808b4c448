import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { RecapRequestState } from '@ma-cantine/lib/recap-requests/recap-request-states'
import { useRecapRequestWords } from './words/recap-request-words.ts'

/** The states that call for a look, or end well; others are grey. */
const severities: Readonly<Partial<Record<RecapRequestState, 'new' | 'warning' | 'success'>>> = {
  received: 'new',
  declined: 'warning',
  stored: 'success',
}

/** The state of a request, in words: colour is never the only sign. */
export function RequestStateBadge({ state }: { readonly state: RecapRequestState }) {
  const { states } = useRecapRequestWords()
  const severity = severities[state]
  return (
    <Badge {...(severity ? { severity } : {})} small as="span">
      {states[state]}
    </Badge>
  )
}

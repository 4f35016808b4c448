import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { WrittenState } from '@ma-cantine/lib/writing/written-text'
import { useWritingWords } from './words/writing-words.ts'

const severities = { draft: 'new', scheduled: 'info', online: 'success' } as const

export function StateBadge({ state }: { readonly state: WrittenState }) {
  const { states } = useWritingWords()
  return (
    <Badge as="span" severity={severities[state]} small noIcon>
      {states[state]}
    </Badge>
  )
}

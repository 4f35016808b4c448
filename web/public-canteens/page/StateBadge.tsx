import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { BadgeState } from '@ma-cantine/lib/measures/badges'
import { badgeWords } from '@ma-cantine/lib/public-canteens/badge-labels'
import { useLocale } from '../../app/locale.ts'

/** The state of a measure in words, with the sign of its kind where it is earned. */
export function StateBadge({ state }: { readonly state: BadgeState }) {
  const { states } = badgeWords[useLocale()]
  if (state) {
    return (
      <Badge severity="success" small as="span">
        {states.earned}
      </Badge>
    )
  }
  return (
    <Badge small as="span">
      {state === null ? states.unknown : states.missed}
    </Badge>
  )
}

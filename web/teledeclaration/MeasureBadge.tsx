import { Badge, type BadgeProps } from '@codegouvfr/react-dsfr/Badge'
import type { MeasureBadge as Code } from '@ma-cantine/lib/teledeclaration/canteen-states'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

/** The look of the badge, whose words say the same; none is neutral. */
const severities: Readonly<Record<Code, BadgeProps['severity'] | null>> = {
  complete: 'success',
  'in-progress': 'info',
  'by-kitchen': 'success',
  'awaits-kitchen': null,
  mandatory: 'error',
  optional: 'warning',
}

/** How far a part of the report is. */
export function MeasureBadge({ badge }: { readonly badge: Code }) {
  const words = useTeledeclarationWords().measures
  const severity = severities[badge]
  return (
    <Badge as="span" small noIcon {...(severity ? { severity } : {})}>
      {words[badge]}
    </Badge>
  )
}

import { Badge, type BadgeProps } from '@codegouvfr/react-dsfr/Badge'
import type {
  MeasureBadgeCode,
  MeasureBadge as MeasureBadgeFacts,
} from '@ma-cantine/lib/teledeclaration/canteen-states'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

/** The look of the badge, whose words say the same; none is neutral. */
const severities: Readonly<Record<MeasureBadgeCode, BadgeProps['severity'] | null>> = {
  complete: 'success',
  finished: 'info',
  'in-progress': 'info',
  'by-kitchen': 'success',
  'awaits-kitchen': null,
  'to-correct': 'warning',
  mandatory: 'error',
  optional: 'warning',
}

/** A hook: says how far a part of the report is. */
export function useMeasureBadgeText(): (badge: MeasureBadgeFacts) => string {
  const { measures } = useTeledeclarationWords()
  return ({ code, unanswered }) => (code === 'finished' ? measures.finished(unanswered) : measures[code])
}

/** How far a part of the report is. */
export function MeasureBadge({ badge }: { readonly badge: MeasureBadgeFacts }) {
  const textOf = useMeasureBadgeText()
  const severity = severities[badge.code]
  return (
    <Badge as="span" small noIcon {...(severity ? { severity } : {})}>
      {textOf(badge)}
    </Badge>
  )
}

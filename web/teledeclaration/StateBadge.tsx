import { Badge, type BadgeProps } from '@codegouvfr/react-dsfr/Badge'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { type CanteenState, canteenState } from '@ma-cantine/lib/teledeclaration/canteen-states'
import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

/** None is neutral, and has no icon. */
const severities: Readonly<Record<CanteenState, BadgeProps['severity'] | null>> = {
  'current-year': 'info',
  'to-complete': 'error',
  waiting: 'warning',
  'not-declared': null,
  'to-declare': 'error',
  'to-correct': 'warning',
  declared: 'success',
}

interface StateBadgeProps {
  /** What is left to do; undefined while it is not known. */
  readonly action: PendingAction | undefined
  /** Whether the canteen's own report is declared. */
  readonly isDeclared: boolean
  readonly year: number
  readonly small?: boolean
}

/** How far the declaration of a canteen is for a year; nothing while it is not known. */
export function StateBadge({ action, isDeclared, year, small = true }: StateBadgeProps) {
  const words = useTeledeclarationWords().states
  const state = canteenState(action, isDeclared, year, currentYear())
  if (state === null) return null
  const severity = severities[state]
  return (
    <Badge as="span" small={small} {...(severity ? { severity } : {})}>
      {words[state]}
    </Badge>
  )
}

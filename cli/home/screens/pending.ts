import { describeLacking } from '../../teledeclaration/actionable-canteens.ts'
import { pendingSummary, readPending } from '../../teledeclaration/pending.ts'
import type { Line } from '../navigation/page.ts'
import { callOptions } from './call-options.ts'
import type { Load } from './load.ts'

/** What each canteen lacks before it can be declared. */
export const loadPending: Load<'pending'> = async (_screen, context) => {
  const { home, declare } = context.words
  const pending = await readPending(context, callOptions)
  const rows = pending.lacking.map(canteen => {
    const { file, verdict, message, advice } = describeLacking(canteen, context)
    const detail: Line[] = [
      ...(message ? [{ text: message }] : []),
      ...(advice ? [{ text: `→ ${advice}`, tone: 'advice' as const }] : []),
    ]
    return { id: String(canteen.id), cells: [file, verdict], detail }
  })
  return {
    title: home.menu.pending,
    head: [
      { text: pendingSummary(pending, context) },
      ...(pending.canDeclare ? [{ text: declare.howToDeclare, tone: 'advice' as const }] : []),
    ],
    body: {
      rows,
      columns: home.pending.columns,
      none: home.pending.none(pending.sums),
      filter: 'slash',
      detailHeight: rows.length > 0 ? 4 : 0,
    },
    keys: [{ key: 'r', label: home.refresh, act: { type: 'reload' } }],
  }
}

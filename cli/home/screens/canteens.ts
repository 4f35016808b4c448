import { describeCanteen, describeCanteenDetail } from '../../canteens/canteen-output.ts'
import { canteenRecords } from '../../canteens/canteens.ts'
import { readRecords } from '../../lists/list-command.ts'
import type { Line, Tone } from '../navigation/page.ts'
import { callOptions, longestList } from './call-options.ts'
import type { Load } from './load.ts'

/** The canteens of the account, each with what its managers wrote. */
export const loadCanteens: Load<'canteens'> = async (_screen, context) => {
  const { home, canteens } = context.words
  const { answer } = await readRecords(canteenRecords, { ...callOptions, limit: longestList }, context)
  const rows = answer.results.map(canteen => {
    const { mark, file, verdict, message = '' } = describeCanteen(canteen, context)
    const { details = [] } = describeCanteenDetail(canteen, context)
    const detail: Line[] = [{ text: message, tone: 'dim' }, { text: details.map(({ text }) => text).join(' · ') }]
    const tone: { tone?: Tone } = mark === 'good' ? {} : { tone: 'warning' }
    return { id: String(canteen.id), cells: [file, verdict, canteen.city ?? ''], detail, found: message, ...tone }
  })
  const hidden = answer.count - rows.length
  return {
    title: home.menu.canteens,
    head: [
      { text: home.menu.canteenCount(answer.count) },
      ...(hidden > 0 ? [{ text: canteens.hidden(hidden), tone: 'dim' as const }] : []),
    ],
    body: {
      rows,
      columns: home.canteens.columns,
      none: canteens.none,
      filter: 'slash',
      detailHeight: rows.length > 0 ? 4 : 0,
    },
    keys: [{ key: 'r', label: home.refresh, act: { type: 'reload' } }],
  }
}

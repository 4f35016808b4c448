import type { Act, Line, Page } from '../navigation/page.ts'

interface Confirmation {
  readonly title: string
  readonly question: string
  readonly lines: readonly Line[]
  /** Each answer that does something, and the one that does nothing, first: a key pressed too often changes nothing. */
  readonly no: string
  readonly answers: readonly { readonly label: string; readonly act: Act }[]
}

/** A question before something is changed. */
export const confirmPage = ({ title, question, lines, no, answers }: Confirmation): Page => ({
  title,
  head: [...lines, { text: '' }, { text: question, tone: 'strong' }],
  body: {
    rows: [
      { id: 'no', cells: [no], open: { type: 'back' } },
      ...answers.map(({ label, act }, index) => ({ id: String(index), cells: [label], open: act })),
    ],
    none: '',
    filter: 'none',
    detailHeight: 0,
  },
  keys: [],
})

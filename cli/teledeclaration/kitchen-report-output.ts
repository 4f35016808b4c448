import { simpleProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { DeclaredWords } from '@ma-cantine/lib/teledeclaration/declared-words'
import type {
  KitchenReport,
  KitchenReportAnswer,
  SatelliteAnswer,
} from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { Context } from '../app/context.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'

const marks = { contested: 'bad', confirmed: 'good', seen: 'idle', unseen: 'idle' } as const

/** What a kitchen enters and declares for a satellite. */
export function describeKitchenReport(
  { kitchen, state, mode, declarationDate, isCorrection, meals, share, answer }: KitchenReport,
  totals: DeclaredWords['totals'],
  context: Context,
): FileOutput {
  const words = context.words.kitchenReport
  const { own, total, canteens, lacking } = meals
  const shared = share
    ? simpleProperties.flatMap(property => {
        const amount = share[property]
        return amount === null ? [] : `${totals[property]} : ${formatEuros(amount, context.locale)}`
      })
    : []
  return {
    mark: answer?.isCurrent ? marks[answer.verdict] : 'idle',
    file: makePrintable(kitchen.name),
    verdict:
      declarationDate === null
        ? words.states[state === 'empty' ? 'empty' : 'draft']
        : words.states[isCorrection ? 'corrected' : 'declared'](declarationDate),
    details: [
      ...(mode === null ? [] : [{ text: words.modes[mode] }]),
      ...(state === 'empty'
        ? []
        : [
            own !== null && total !== null
              ? { text: words.method(own, total, canteens), parts: shared }
              : { text: words.lacking(lacking) },
          ]),
      ...describeAnswer(answer, context),
    ],
  }
}

/** What a satellite answers to its kitchen. */
export const describeSatelliteAnswer = ({ canteen, state, answer }: SatelliteAnswer, context: Context): FileOutput => ({
  mark: marks[state],
  file: makePrintable(canteen.name),
  verdict: context.words.kitchenReport.answerStates[state],
  details: describeAnswer(answer, context),
})

function describeAnswer(answer: KitchenReportAnswer | null, { words }: Context): DetailOutput[] {
  if (!answer) return []
  const { given, older } = words.kitchenReport
  const { verdict, date, reason, isCurrent } = answer
  const author = answer.author && makePrintable(answer.author)
  return [
    { text: given(verdict, author, date), parts: reason === null ? [] : [makePrintable(reason)] },
    ...(isCurrent ? [] : [{ text: older }]),
  ]
}

import { missingFieldLabels } from '@ma-cantine/lib/canteens/missing-field-labels'
import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { frDeclaredWords } from '@ma-cantine/lib/teledeclaration/declared-words'
import { enDeclaredWords } from '@ma-cantine/lib/teledeclaration/en-declared-words'
import { namesOfMissingAmounts } from '@ma-cantine/lib/teledeclaration/missing-amount-names'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'

const declaredWords = { fr: frDeclaredWords, en: enDeclaredWords }

export const identityOf = ({ id, name, siret }: ActionableCanteen) => ({ id, name, siret })

const titleOf = ({ name, siret }: ActionableCanteen) => [makePrintable(name), ...(siret ? [siret] : [])].join(' · ')

/** A canteen that lacks something, with the way to mend it. */
export function describeLacking(canteen: ActionableCanteen, { words, locale }: Context): FileOutput {
  const { declare } = words
  const { action, satelliteCanteensCount } = canteen
  const missing = missingCanteenFields(canteen).map(field => missingFieldLabels[locale][field])
  const amounts = namesOfMissingAmounts(canteen.report.missingAmounts, declaredWords[locale], locale)
  const reasons: Partial<Record<ActionableCanteen['action'], string>> = {
    '10_add_satellites': declare.satellites(satelliteCanteensCount ?? 0),
    ...(amounts.length > 0 ? { '30_fill_diagnostic': declare.missing(amounts.join(' ; ')) } : {}),
    '35_fill_canteen_data': declare.missing(missing.join(', ')),
  }
  const advice: Partial<Record<ActionableCanteen['action'], string>> = declare.advice
  return {
    mark: 'bad',
    file: titleOf(canteen),
    verdict: declare.actions[action],
    ...(reasons[action] ? { message: reasons[action] } : {}),
    ...(advice[action] ? { advice: advice[action] } : {}),
  }
}

/** The outcome of a declaration; `reason` is why it was refused. */
export const describeDeclared = (
  canteen: ActionableCanteen,
  reason: string | null,
  { words }: Context,
): FileOutput => ({
  mark: reason === null ? 'good' : 'bad',
  file: titleOf(canteen),
  verdict: reason === null ? words.declare.declared : words.declare.refused,
  ...(reason === null ? {} : { message: reason }),
})

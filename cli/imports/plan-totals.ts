import type { FileTotal } from '@ma-cantine/lib/imports/file-total'
import type { ImportPlan } from '@ma-cantine/lib/imports/import-plan'
import { describeTotals } from '@ma-cantine/lib/imports/plan-totals-words'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { DetailOutput } from '../output/file-output.ts'

/** The number of canteens shown, enough for a screen. The JSON has a hundred. */
const maximumCanteens = 10

/** What an import of purchases would store, in rows and euros, by canteen, beside the total of the file. */
export function plannedTotals(
  plan: ImportPlan | null,
  fileTotal: FileTotal | null,
  { words, locale }: Pick<Context, 'words' | 'locale'>,
): DetailOutput[] {
  if (!plan?.totals) return []
  const { amounts, canteens, others, compared } = describeTotals(plan.totals, fileTotal, locale, maximumCanteens)
  const byCanteen = canteens.map(({ name, siret, text }) =>
    words.imports.ofKind(makePrintable(siret === null ? name : `${name} (${siret})`), text),
  )
  return [
    ...amounts.map(({ title, text }, index) => ({
      text: words.imports.ofKind(title, text),
      ...(index === 0 ? { parts: [...byCanteen, ...(others === null ? [] : [others])] } : {}),
    })),
    ...(compared === null ? [] : [{ text: compared.text }]),
  ]
}

import { type InspectedAmount, shareOf } from '@ma-cantine/lib/inspection/inspect-amounts'
import { amountName } from '@ma-cantine/lib/inspection/inspected-amounts'
import type { PurchaseToProve } from '@ma-cantine/lib/inspection/inspection-api'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { frDeclaredWords } from '@ma-cantine/lib/teledeclaration/declared-words'
import { enDeclaredWords } from '@ma-cantine/lib/teledeclaration/en-declared-words'
import type { Context } from '../app/context.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { lastYear } from '../teledeclaration/pending.ts'
import { callServer } from '../transport/call-server.ts'
import type { InspectionOptions } from './inspection.ts'
import { readInspection, refusalOfInspection, requireCanteenNumber } from './read-inspection.ts'

/** Tells how much of a report is proved, and what to attach first. */
export async function showInspection(canteen: string, options: InspectionOptions, context: Context): Promise<Result> {
  requireCanteenNumber(canteen, context)
  const { server, answer } = await callServer(context, options, refusalOfInspection, client =>
    readInspection(client, canteen, options.year ?? lastYear(), context),
  )
  const { inspection: words } = context.words
  const { year, canteenName, declaration, amounts, archive, count, results } = answer.inspection
  const total = amounts.find(({ property }) => property === 'valueTotalHt')
  const share = total ? shareOf(total.proved, total.declared) : null
  const nothing = archive.purchases === 0 ? words.noPurchase : words.nothingToAttach
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, ...answer },
    text: [
      words.title(year, makePrintable(canteenName)),
      ...(declaration === null ? [words.preview] : []),
      total && share !== null
        ? words.proved(Math.min(total.proved, total.declared), total.declared, share)
        : words.noTotal,
      ...(amounts.length > 0 ? ['', ...amounts.map(amount => amountLine(amount, context))] : []),
      '',
      ...(count === 0
        ? [nothing]
        : [words.toAttach(count), ...results.map(purchase => purchaseLine(purchase, context))]),
    ].join('\n'),
  }
}

function amountLine(amount: InspectedAmount, { words: { inspection }, locale }: Context): string {
  const { property, declared, proved, purchases, origin } = amount
  const name = amountName(property, locale === 'fr' ? frDeclaredWords : enDeclaredWords, locale)
  const more = {
    purchases: '',
    'other-purchases': ` (${inspection.purchasesMake(purchases)})`,
    total: ` (${inspection.asTotal})`,
  }[origin]
  return `  ${inspection.amount(name, declared, proved)}${more}`
}

function purchaseLine(purchase: PurchaseToProve, { words: { inspection }, locale }: Context): string {
  const { id, description, provider, date, priceHt, missing } = purchase
  const name = makePrintable([description ?? inspection.unnamed, provider].filter(Boolean).join(', '))
  const lacks = missing.map(proof => inspection.missing[proof]).join(', ')
  return `  ${inspection.purchase(id, name, formatDay(date, locale), priceHt, lacks)}`
}

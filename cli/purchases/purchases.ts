import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { definePurchasesFromInvoice } from '../invoices/from-invoice.ts'
import { serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { definePurchasesAdd } from './add.ts'
import { definePurchasesDelete } from './delete.ts'
import { definePurchasesExport } from './export.ts'
import { definePurchasesList } from './list.ts'
import { definePurchasesSummary } from './summary.ts'

/** The verbs, in the order of the help: each is in a file of its own, and takes the options that call the server. */
const definitions = [
  definePurchasesList,
  definePurchasesAdd,
  definePurchasesDelete,
  definePurchasesExport,
  definePurchasesSummary,
  definePurchasesFromInvoice,
]

export function definePurchases(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const verb = serverVerbs(program, 'purchases', words.purchases.help.purchases, words)
  for (const define of definitions) define(verb, locale)
}

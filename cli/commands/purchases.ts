import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { serverVerbs } from '../app/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { definePurchasesAdd } from './purchases-add.ts'
import { definePurchasesDelete } from './purchases-delete.ts'
import { definePurchasesExport } from './purchases-export.ts'
import { definePurchasesFromInvoice } from './purchases-from-invoice.ts'
import { definePurchasesList } from './purchases-list.ts'
import { definePurchasesSummary } from './purchases-summary.ts'

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
  const purchases = program.command('purchases').description(words.purchases.help.purchases).helpCommand(false)
  const verb = serverVerbs(purchases, words)
  for (const define of definitions) define(verb, locale)
}

import { listCanteenSummaries } from '@ma-cantine/lib/canteens/canteens-api'
import type { ElectronicInvoice } from '@ma-cantine/lib/invoices/electronic-invoice'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import {
  mostProposals,
  type PurchaseProposal,
  proposePurchases,
} from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'

/** A canteen as files name it. */
export interface InvoiceCanteen {
  readonly id: number
  readonly siret: string
  readonly name: string
}

/** More canteens than a list is chosen from. */
const mostCanteens = 300

/** One's own canteens that have a SIRET, those that the invoice is addressed to among them however many there are. */
export const invoiceCanteens = (sirets: readonly string[]) =>
  queryOptions({
    queryKey: ['canteens', 'invoice', sirets],
    queryFn: async ({ signal }) => {
      const canteens = new Map<string, InvoiceCanteen>()
      const add = async (query: { limit: number; offset?: number; search?: string }) => {
        const { count, results } = await client.call(listCanteenSummaries, {
          query: { ...query, without: ['diagnostics'] },
          signal,
        })
        for (const { id, siret, name } of results) if (siret) canteens.set(siret, { id, siret, name })
        return count
      }
      const limit = pageSizes.canteens.most
      for (let offset = 0; offset < mostCanteens; offset += limit) {
        const count = await add({ limit, offset })
        if (offset + limit >= count) return [...canteens.values()]
      }
      for (const search of sirets.slice(0, 3)) await add({ limit: 1, search })
      return [...canteens.values()]
    },
  })

/**
 * What was chosen before for the products of an invoice, in the order of its drafts, by the canteens from which this one
 * learns.
 */
export const invoiceProposals = ({ seller, number, date, drafts }: ElectronicInvoice, canteen: number | undefined) =>
  queryOptions({
    queryKey: ['purchases', 'proposals', seller, number, date, drafts, canteen],
    queryFn: async ({ signal }): Promise<PurchaseProposal[]> => {
      const products = drafts.map(({ description }) => ({ provider: seller, description }))
      const proposals: PurchaseProposal[] = []
      for (let start = 0; start < products.length; start += mostProposals) {
        const purchases = products.slice(start, start + mostProposals)
        const body = { purchases, near: true, ...(canteen === undefined ? {} : { canteen }) }
        proposals.push(...(await client.call(proposePurchases, { body, signal })).results)
      }
      return proposals
    },
  })

import {
  changePurchase,
  createPurchase,
  deletePurchase,
  deletePurchases,
  exportPurchasesAsCsv,
  exportPurchasesAsWorkbook,
  getInvoice,
  getPurchase,
  listPurchaseOptions,
  listPurchases,
  restorePurchases,
} from '@ma-cantine/lib/purchases/purchases-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf } from '../accounts/authentication.ts'
import { absoluteUrl } from '../http/absolute-url.ts'
import { Download } from '../http/download.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services.ts'
import { deletePurchasesOf, restorePurchasesOf } from './delete-purchases.ts'
import { purchasesCsv, purchasesWorkbook } from './export-purchases.ts'
import { findPurchase } from './find-purchase.ts'
import { bodyLimitFor, findInvoice, invoiceContent, invoiceName, readInvoice } from './invoices.ts'
import { listPurchasesOf } from './list-purchases.ts'
import { purchaseOptions } from './purchase-options.ts'
import { asPurchase } from './purchase-row.ts'
import { insertPurchase, updatePurchase } from './write-purchase.ts'

export function purchasesRoutes(app: FastifyInstance, { database, settings }: Services): void {
  const withInvoice = { bodyLimit: bodyLimitFor(settings.invoiceMaxBytes) }

  const origin = ({ caller }: FastifyRequest) => {
    if (!caller) throw new Error('Only somebody signed in writes purchases')
    return originOf(caller)
  }

  const invoiceUrl = (request: FastifyRequest) => (purchaseId: number) =>
    absoluteUrl(request, getInvoice.path.replace(':purchaseId', String(purchaseId)))

  const load = async (request: FastifyRequest, userId: number, id: number) => {
    const row = await findPurchase(database.reader, userId, id)
    const invoice = await findInvoice(database.reader, id)
    return asPurchase(row, invoice ? invoiceUrl(request)(id) : null)
  }

  route(app, listPurchases, async ({ user, query, request }) => {
    const listed = await listPurchasesOf(database.reader, user.id, query, invoiceUrl(request))
    return { ...listed, ...pageLinks(request, query, listed.count) }
  })

  route(
    app,
    createPurchase,
    async ({ user, body, request }) => {
      const invoice = readInvoice(body.invoiceFile, settings.invoiceMaxBytes)
      const id = await database.transaction(transaction =>
        insertPurchase(transaction, origin(request), user.id, body, invoice),
      )
      return load(request, user.id, id)
    },
    withInvoice,
  )

  route(app, getPurchase, ({ user, params, request }) => load(request, user.id, params.purchaseId))

  route(
    app,
    changePurchase,
    async ({ user, params, body, request }) => {
      const invoice = readInvoice(body.invoiceFile, settings.invoiceMaxBytes)
      await database.transaction(transaction =>
        updatePurchase(transaction, origin(request), user.id, params.purchaseId, body, invoice),
      )
      return load(request, user.id, params.purchaseId)
    },
    withInvoice,
  )

  route(app, deletePurchase, ({ user, params, request }) =>
    database.transaction(async transaction => {
      await findPurchase(transaction, user.id, params.purchaseId)
      await deletePurchasesOf(transaction, origin(request), user.id, [params.purchaseId])
    }),
  )

  route(app, deletePurchases, async ({ user, body, request }) => {
    const ids = await database.transaction(transaction =>
      deletePurchasesOf(transaction, origin(request), user.id, body.ids),
    )
    return { count: ids.length, ids }
  })

  route(app, restorePurchases, async ({ user, body, request }) => {
    const ids = await database.transaction(transaction =>
      restorePurchasesOf(transaction, origin(request), user.id, body.ids),
    )
    return { count: ids.length, ids }
  })

  route(app, getInvoice, async ({ user, params: { purchaseId } }) => {
    await findPurchase(database.reader, user.id, purchaseId)
    const invoice = await findInvoice(database.reader, purchaseId)
    if (!invoice) throw new Refusal(404, 'Cet achat n’a pas de facture.')
    return new Download(invoiceName(purchaseId, invoice), invoice.type, invoiceContent(database.reader, invoice))
  })

  route(app, listPurchaseOptions, async ({ user, query: { search } }) => {
    const [products, providers] = await Promise.all([
      purchaseOptions(database.reader, user.id, 'description', search),
      purchaseOptions(database.reader, user.id, 'provider', search),
    ])
    return { products, providers }
  })

  route(app, exportPurchasesAsWorkbook, ({ user, query }) => purchasesWorkbook(database.reader, user.id, query))

  route(app, exportPurchasesAsCsv, ({ user, query }) => purchasesCsv(database.reader, user.id, query))
}

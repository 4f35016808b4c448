import { listFigureOrigins } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { changeLabelSharing, getLabelSharing } from '@ma-cantine/lib/purchases/label-sharing-api'
import { changePurchases, planPurchasesChange, undoPurchasesChange } from '@ma-cantine/lib/purchases/many-purchases-api'
import { purchaseFiles } from '@ma-cantine/lib/purchases/purchase-file-api'
import { proposePurchases } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { summarisePurchases, summariseYear } from '@ma-cantine/lib/purchases/purchase-summary'
import { summarise2026, summariseYear2026 } from '@ma-cantine/lib/purchases/purchase-summary-2026'
import { getPurchasePercentages, summarisePurchasesOfCanteen } from '@ma-cantine/lib/purchases/purchase-summary-api'
import { getPurchasesOverview, listPurchaseSums } from '@ma-cantine/lib/purchases/purchase-sums-api'
import {
  changePurchase,
  createPurchase,
  deletePurchase,
  deletePurchases,
  getInvoice,
  getPurchase,
  listPurchaseHistory,
  listPurchaseOptions,
  listPurchases,
  purchaseExports,
  restorePurchases,
  selectPurchases,
} from '@ma-cantine/lib/purchases/purchases-api'
import {
  correctLabels,
  followPurchases,
  forgetLabels,
  listRememberedLabels,
  recallLabels,
  rememberedLabelsFiles,
} from '@ma-cantine/lib/purchases/remembered-labels-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { absoluteUrl } from '../http/absolute-url.ts'
import { originOf } from '../http/caller.ts'
import { Download } from '../http/download.ts'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { creatingApplication } from '../lists/creating-application.ts'
import { fileRoutes } from '../lists/file-routes.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { writeOnce } from '../teams/write-once.ts'
import { parisTime } from '../time/date-time.ts'
import { changePurchasesOf, planChangeOf } from './change-purchases.ts'
import { decideLabels, takeDecisionBack } from './correct-labels.ts'
import { deletePurchaseOf, deletePurchasesOf, restorePurchasesOf } from './delete-purchases.ts'
import { exportPurchases } from './export-purchases.ts'
import { purchasesFile } from './export-purchases-file.ts'
import { exportRememberedLabels } from './export-remembered-labels.ts'
import { figureOrigins } from './figure-origins.ts'
import { findPurchase } from './find-purchase.ts'
import { forgetArticle, recallArticle } from './forgotten-articles.ts'
import { bodyLimitFor, findInvoice, invoiceContent, invoiceName, readInvoice } from './invoices.ts'
import { changeSharing, labelSharing, memoryReach } from './label-sharing.ts'
import { listPurchasesOf } from './list-purchases.ts'
import { proposalsFor } from './propose-purchases.ts'
import { sumsOfCanteen } from './purchase-counts.ts'
import { purchaseHistory } from './purchase-history.ts'
import { purchaseOptions } from './purchase-options.ts'
import { purchasePercentages } from './purchase-percentages.ts'
import { asPurchase } from './purchase-row.ts'
import { purchasesOverview, sumsBy } from './purchase-sums.ts'
import { rememberedLabels } from './remembered-labels.ts'
import { selectedPrices } from './selected-prices.ts'
import { undoChangeOf } from './undo-purchases-change.ts'
import { insertPurchase, updatePurchase } from './write-purchase.ts'

/** A file that a browser opens by itself all the same runs nothing, and has an origin of its own. */
const unscripted = { 'content-security-policy': "default-src 'none'; sandbox" }

export function purchasesRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings } = services
  const withInvoice = { bodyLimit: bodyLimitFor(settings.invoiceMaxBytes) }

  const invoiceUrl = (request: FastifyRequest) => (purchaseId: number) =>
    absoluteUrl(request, getInvoice.path.replace(':purchaseId', String(purchaseId)))

  const load = async (reader: Knex, request: FastifyRequest, reach: Reach, id: number) => {
    const row = await findPurchase(reader, reach, id)
    const invoice = await findInvoice(reader, id)
    return asPurchase(row, invoice ? invoiceUrl(request)(id) : null)
  }

  route(app, listPurchases, async ({ caller, query, request }) => {
    const selection = { ...query, creator: creatingApplication(caller, query) }
    const listed = await listPurchasesOf(database.reader, reachOf(caller), selection, invoiceUrl(request))
    return { ...listed, ...pageLinks(request, query, listed.count) }
  })

  route(app, selectPurchases, ({ caller, query }) => selectedPrices(database.reader, reachOf(caller), query))

  route(
    app,
    createPurchase,
    call => {
      const { caller, body, request } = call
      const reach = reachOf(caller)
      return writeOnce(services, createPurchase, call, write => {
        const invoice = readInvoice(body.invoiceFile, settings.invoiceMaxBytes)
        return write(async transaction => {
          const id = await insertPurchase(transaction, originOf(caller), reach, body, invoice)
          return { answer: await load(transaction, request, reach, id), canteenIds: [body.canteen] }
        })
      })
    },
    withInvoice,
  )

  route(app, getPurchase, ({ caller, params, request }) =>
    load(database.reader, request, reachOf(caller), params.purchaseId),
  )

  route(app, listPurchaseHistory, async ({ caller, params: { purchaseId }, query, request }) => {
    const listed = await purchaseHistory(database.reader, reachOf(caller), purchaseId, query)
    return { ...listed, ...pageLinks(request, query, listed.count) }
  })

  route(
    app,
    changePurchase,
    async ({ caller, params: { purchaseId }, body, request, transaction: run }) => {
      const invoice = readInvoice(body.invoiceFile, settings.invoiceMaxBytes)
      const edition = {
        origin: originOf(caller),
        reach: reachOf(caller),
        isCurrent: isBasedOn(request),
      }
      return run(async transaction => {
        await updatePurchase(transaction, edition, purchaseId, body, invoice)
        return load(transaction, request, edition.reach, purchaseId)
      })
    },
    withInvoice,
  )

  route(app, deletePurchase, ({ caller, params, transaction: run }) =>
    run(transaction => deletePurchaseOf(transaction, originOf(caller), reachOf(caller), params.purchaseId)),
  )

  route(app, deletePurchases, async ({ caller, body }) => {
    const ids = await database.transaction(transaction =>
      deletePurchasesOf(transaction, originOf(caller), reachOf(caller), body.ids),
    )
    return { count: ids.length, ids }
  })

  route(app, restorePurchases, async ({ caller, body }) => {
    const ids = await database.transaction(transaction =>
      restorePurchasesOf(transaction, originOf(caller), reachOf(caller), body.ids),
    )
    return { count: ids.length, ids }
  })

  route(app, planPurchasesChange, ({ caller, body }) => planChangeOf(database.reader, reachOf(caller), body))

  route(app, changePurchases, call => {
    const { caller, body, request } = call
    return writeOnce(services, changePurchases, call, write =>
      write(async transaction => {
        const edition = { origin: originOf(caller), reach: reachOf(caller), isCurrent: isBasedOn(request) }
        const { changed, modificationDate } = await changePurchasesOf(transaction, edition, body)
        return {
          answer: {
            count: changed.length,
            ids: changed.map(({ row }) => row.id),
            modificationDate: modificationDate && parisTime(modificationDate),
          },
          canteenIds: [...new Set(changed.map(({ row }) => row.canteenId))],
        }
      }),
    )
  })

  route(app, undoPurchasesChange, call => {
    const { caller, body } = call
    const modificationDate = new Date(body.modificationDate).toISOString()
    return writeOnce(services, undoPurchasesChange, call, write =>
      write(async transaction => {
        const act = { ids: body.ids, modificationDate }
        const ids = await undoChangeOf(transaction, originOf(caller), reachOf(caller), act)
        return { answer: { count: ids.length, ids }, canteenIds: [] }
      }),
    )
  })

  route(app, getInvoice, async ({ caller, params: { purchaseId } }) => {
    await findPurchase(database.reader, reachOf(caller), purchaseId)
    const invoice = orNotFound(await findInvoice(database.reader, purchaseId), purchaseRefusals('no-invoice'))
    const content = invoiceContent(database.reader, invoice)
    return new Download(invoiceName(purchaseId, invoice), invoice.type, content, unscripted)
  })

  route(app, listPurchaseOptions, async ({ caller, query: { search } }) => {
    const [products, providers] = await Promise.all([
      purchaseOptions(database.reader, reachOf(caller), 'description', search),
      purchaseOptions(database.reader, reachOf(caller), 'provider', search),
    ])
    return { products, providers }
  })

  route(app, proposePurchases, async ({ caller, body: { purchases, near, canteen } }) => {
    const reach = await memoryReach(database.reader, reachOf(caller), canteen)
    return { results: await proposalsFor(database.reader, reach, purchases, near) }
  })

  route(app, listRememberedLabels, async ({ caller, query, request }) => {
    const reach = await memoryReach(database.reader, reachOf(caller), query.canteen)
    const { count, results } = await rememberedLabels(database.reader, reach, query)
    return { count, ...pageLinks(request, query, count), results }
  })

  route(app, forgetLabels, ({ caller, body: { canteen, ...article } }) =>
    database.transaction(async transaction => {
      const reach = await memoryReach(transaction, reachOf(caller), canteen)
      return { canteenCount: await forgetArticle(transaction, originOf(caller), reach, article) }
    }),
  )

  route(app, correctLabels, ({ caller, body: { canteen, description, provider, ...labels }, request }) =>
    database.transaction(async transaction => {
      const reach = await memoryReach(transaction, reachOf(caller), canteen)
      const correction = { origin: originOf(caller), reach, isCurrent: isBasedOn(request) }
      return { canteenCount: await decideLabels(transaction, correction, { description, provider }, labels) }
    }),
  )

  route(app, followPurchases, ({ caller, body: { canteen, ...article }, request }) =>
    database.transaction(async transaction => {
      const reach = await memoryReach(transaction, reachOf(caller), canteen)
      const correction = { origin: originOf(caller), reach, isCurrent: isBasedOn(request) }
      return { canteenCount: await takeDecisionBack(transaction, correction, article) }
    }),
  )

  route(app, recallLabels, ({ caller, body: { canteen, ...article } }) =>
    database.transaction(async transaction => {
      const reach = await memoryReach(transaction, reachOf(caller), canteen)
      return { canteenCount: await recallArticle(transaction, originOf(caller), reach, article) }
    }),
  )

  route(app, getLabelSharing, ({ caller }) => labelSharing(database.reader, reachOf(caller)))

  route(app, changeLabelSharing, ({ caller, body }) =>
    database.transaction(transaction => changeSharing(transaction, originOf(caller), reachOf(caller), body)),
  )

  route(app, summarisePurchasesOfCanteen, async ({ params: { canteenId }, query: { year } }) => {
    const years = await sumsOfCanteen(database.reader, canteenId, year)
    if (year !== undefined) {
      const groups = years.flatMap(({ groups }) => groups)
      const summary = summarisePurchases(groups)
      return { ...summary, ...summarise2026(summary, groups) }
    }
    return {
      results: years.map(({ year, groups }) => {
        const summary = summariseYear(year, groups)
        return { ...summary, ...summariseYear2026(summary, groups) }
      }),
    }
  })

  route(app, listFigureOrigins, ({ caller, params: { canteenId, diagnosticId } }) => {
    const mayReadPurchases = caller.scopes?.includes('purchase:read') ?? true
    return figureOrigins(database.reader, canteenId, diagnosticId, mayReadPurchases)
  })

  route(app, getPurchasePercentages, ({ params: { canteenId }, query, request }) =>
    purchasePercentages(database.reader, request.caller ? reachOf(request.caller) : null, canteenId, query),
  )

  route(app, getPurchasesOverview, ({ caller, query }) =>
    purchasesOverview(database.reader, reachOf(caller), query, currentDay()),
  )

  route(app, listPurchaseSums, ({ caller, query }) => sumsBy(database.reader, reachOf(caller), query, query.by))

  fileRoutes(app, purchaseExports, ({ caller, query, replicated }, format) =>
    exportPurchases(replicated, reachOf(caller), query, format),
  )

  fileRoutes(app, rememberedLabelsFiles, async ({ caller, query }, format) => {
    const reach = await memoryReach(database.reader, reachOf(caller), query.canteen)
    return exportRememberedLabels(database.reader, reach, query, format)
  })

  fileRoutes(app, purchaseFiles, ({ caller, query, replicated }, format) =>
    purchasesFile(replicated, reachOf(caller), query, format),
  )
}

import { asCanteenPurchase, type CanteenPurchase, natureOf } from '@ma-cantine/lib/purchases/canteen-purchase'
import {
  type CanteenPurchaseChange,
  canteenPurchaseErrors,
  changeNature,
  storedChange,
} from '@ma-cantine/lib/purchases/canteen-purchase-input'
import {
  attachCanteenPurchaseInvoice,
  changeCanteenPurchase,
  createCanteenPurchase,
  deleteCanteenPurchase,
  getCanteenPurchase,
  getCanteenPurchaseInvoice,
  removeCanteenPurchaseInvoice,
} from '@ma-cantine/lib/purchases/canteen-purchases-api'
import { type PurchaseChange, type PurchaseValues, purchaseInputValues } from '@ma-cantine/lib/purchases/purchase-input'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { getInvoice } from '@ma-cantine/lib/purchases/purchases-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { absoluteUrl } from '../http/absolute-url.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { FieldErrors, notFound, orNotFound, refuseFields } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import type { Services } from '../services/services.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { writeOnce } from '../teams/write-once.ts'
import { deletePurchaseOf } from './delete-purchases.ts'
import { findPurchase, lockPurchase } from './find-purchase.ts'
import { bodyLimitFor, findInvoice, readInvoice } from './invoices.ts'
import { asPurchase, type PurchaseRow } from './purchase-row.ts'
import { asValues, insertPurchase, updatePurchase } from './write-purchase.ts'

interface Place {
  readonly canteenId: number
  readonly purchaseId: number
}

/** The purchases of a canteen in the words of 2026: the same purchases as those of `purchases-routes.ts`. */
export function canteenPurchasesRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings } = services
  const withInvoice = { bodyLimit: bodyLimitFor(settings.invoiceMaxBytes) }

  route(app, createCanteenPurchase, call => {
    const { caller, params, body } = call
    const { canteenId } = params
    const reach = reachOf(caller)
    return writeOnce(services, createCanteenPurchase, call, write =>
      write(async transaction => {
        await requireManaged(transaction, reach, canteenId)
        const { creationSource, importSource } = body
        const values = readChange(purchaseInputValues.empty, body)
        const id = await insertPurchase(
          transaction,
          originOf(caller),
          reach,
          { ...values, priceHt: body.prixHt, canteen: canteenId, creationSource, importSource },
          undefined,
          acceptAll,
        )
        return { answer: inWords(await findPurchase(transaction, reach, id)), canteenIds: [canteenId] }
      }),
    )
  })

  route(app, getCanteenPurchase, async ({ caller, params }) =>
    inWords(await find(database.reader, reachOf(caller), params)),
  )

  route(app, changeCanteenPurchase, async ({ caller, params, body, request, transaction: run }) => {
    const reach = reachOf(caller)
    return run(async transaction => {
      const row = await lock(transaction, reach, params)
      await update(transaction, caller, request, row.id, readChange(asValues(row), body))
      return inWords(await findPurchase(transaction, reach, row.id))
    })
  })

  route(app, deleteCanteenPurchase, ({ caller, params, transaction: run }) =>
    run(async transaction => {
      const { id } = await lock(transaction, reachOf(caller), params)
      await deletePurchaseOf(transaction, originOf(caller), reachOf(caller), id)
    }),
  )

  route(app, getCanteenPurchaseInvoice, async ({ caller, params, request }) => {
    const { id } = await find(database.reader, reachOf(caller), params)
    orNotFound(await findInvoice(database.reader, id), purchaseRefusals('no-invoice'))
    return { id, facture: invoiceUrl(request, id) }
  })

  route(
    app,
    attachCanteenPurchaseInvoice,
    async ({ caller, params, body, request, transaction: run }) => {
      const invoice = readInvoice(body.facture, settings.invoiceMaxBytes, 'facture')
      if (!invoice) throw new FieldErrors({ facture: [purchaseRefusals('invoice-form')] })
      return run(async transaction => {
        const { id } = await lock(transaction, reachOf(caller), params)
        await update(transaction, caller, request, id, {}, invoice)
        return { id, facture: invoiceUrl(request, id) }
      })
    },
    withInvoice,
  )

  route(app, removeCanteenPurchaseInvoice, ({ caller, params, request, transaction: run }) =>
    run(async transaction => {
      const { id } = await lock(transaction, reachOf(caller), params)
      orNotFound(await findInvoice(transaction, id), purchaseRefusals('no-invoice'))
      await update(transaction, caller, request, id, {}, null)
    }),
  )
}

/** Rights first: a canteen that does not exist is told before a purchase. @throws Refusal (404, 403). */
async function find(reader: Knex, reach: Reach, { canteenId, purchaseId }: Place): Promise<PurchaseRow> {
  await requireManaged(reader, reach, canteenId)
  return ofCanteen(await findPurchase(reader, reach, purchaseId), canteenId)
}

async function lock(
  transaction: Knex.Transaction,
  reach: Reach,
  { canteenId, purchaseId }: Place,
): Promise<PurchaseRow> {
  await requireManaged(transaction, reach, canteenId)
  return ofCanteen(await lockPurchase(transaction, reach, purchaseId), canteenId)
}

function ofCanteen(row: PurchaseRow, canteenId: number): PurchaseRow {
  if (row.canteenId !== canteenId) throw notFound(purchaseRefusals('unknown-purchase'))
  return row
}

const inWords = (row: PurchaseRow): CanteenPurchase => asCanteenPurchase(asPurchase(row, null))

/** Its words were checked already, by the rules of 2026. */
const acceptAll = () => ({})

/** Reads a change into the words that are stored. @throws FieldErrors, in the words of 2026. */
function readChange(before: PurchaseValues, change: CanteenPurchaseChange): StoredChange {
  const nature = changeNature(natureOf(before), change)
  const values = storedChange(before, change, nature)
  refuseFields(canteenPurchaseErrors(change, nature, purchaseInputValues.apply(before, values)))
  return values
}

type StoredChange = Omit<PurchaseChange, 'canteen'>

function update(
  transaction: Knex.Transaction,
  caller: Caller,
  request: FastifyRequest,
  id: number,
  values: StoredChange,
  invoice?: Parameters<typeof updatePurchase>[4],
): Promise<void> {
  const edition = { origin: originOf(caller), reach: reachOf(caller), isCurrent: isBasedOn(request) }
  return updatePurchase(transaction, edition, id, values, invoice, acceptAll)
}

const invoiceUrl = (request: FastifyRequest, id: number): string =>
  absoluteUrl(request, getInvoice.path.replace(':purchaseId', String(id)))

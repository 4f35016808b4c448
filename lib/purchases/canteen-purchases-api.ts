import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { CanteenPurchase } from './canteen-purchase.ts'
import { CanteenPurchaseChange, NewCanteenPurchase } from './canteen-purchase-input.ts'
import { changePurchase, createPurchase, deletePurchase, getPurchase } from './purchases-api.ts'

const CanteenParams = z.object({ canteenId: PathId })
const PurchaseOfCanteenParams = z.object({ canteenId: PathId, purchaseId: PathId })

/** Applications of the public service have the scopes of canteens. */
const reading = { version: '2026', access: 'user', scope: 'purchase:read', otherScope: 'canteen:read' } as const
const writing = { version: '2026', access: 'user', scope: 'purchase:write', otherScope: 'canteen:write' } as const

export const createCanteenPurchase = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/purchases/',
  summary: 'Enregistre un achat de la cantine, dans les termes de 2026',
  replaces: createPurchase,
  params: CanteenParams,
  body: NewCanteenPurchase,
  idempotent: true,
  dryRun: true,
  answer: CanteenPurchase,
  created: true,
})

/** 404 for a purchase of another canteen. */
export const getCanteenPurchase = endpoint({
  ...reading,
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/purchases/:purchaseId/',
  summary: 'Donne un achat de la cantine, dans les termes de 2026',
  replaces: getPurchase,
  params: PurchaseOfCanteenParams,
  answer: CanteenPurchase,
})

export const changeCanteenPurchase = endpoint({
  ...writing,
  method: 'PATCH',
  path: '/api/v1/canteens/:canteenId/purchases/:purchaseId/',
  summary: 'Modifie un achat de la cantine, dans les termes de 2026',
  replaces: changePurchase,
  params: PurchaseOfCanteenParams,
  body: CanteenPurchaseChange,
  versioned: true,
  dryRun: true,
  answer: CanteenPurchase,
})

export const deleteCanteenPurchase = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/api/v1/canteens/:canteenId/purchases/:purchaseId/',
  summary: 'Supprime un achat de la cantine ; il peut être restauré',
  replaces: deletePurchase,
  params: PurchaseOfCanteenParams,
  dryRun: true,
})

/** `facture` is the absolute address of the invoice. */
const InvoiceOfPurchase = z.object({ id: z.int(), facture: z.string() })

/** 404 without an invoice. */
export const getCanteenPurchaseInvoice = endpoint({
  ...reading,
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/purchases/:purchaseId/facture/',
  summary: 'Donne l’adresse de la facture jointe à un achat de la cantine',
  params: PurchaseOfCanteenParams,
  answer: InvoiceOfPurchase,
})

/** `facture` is a data URI (`data:application/pdf;base64,…`) of a PDF or of an image, which replaces the invoice. */
export const attachCanteenPurchaseInvoice = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/purchases/:purchaseId/facture/',
  summary: 'Ajoute une facture à un achat de la cantine, ou remplace la sienne',
  replaces: changePurchase,
  params: PurchaseOfCanteenParams,
  body: z.object({ facture: z.string() }),
  dryRun: true,
  answer: InvoiceOfPurchase,
})

export const removeCanteenPurchaseInvoice = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/api/v1/canteens/:canteenId/purchases/:purchaseId/facture/',
  summary: 'Retire la facture jointe à un achat de la cantine',
  params: PurchaseOfCanteenParams,
  dryRun: true,
})

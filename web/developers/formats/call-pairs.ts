import { linkSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { pathTemplate } from '@ma-cantine/lib/http/path-template'
import { importCanteenChanges, importNewCanteens } from '@ma-cantine/lib/imports/imports-api'
import {
  attachCanteenPurchaseInvoice,
  changeCanteenPurchase,
  createCanteenPurchase,
  deleteCanteenPurchase,
  getCanteenPurchase,
} from '@ma-cantine/lib/purchases/canteen-purchases-api'
import {
  cancelTeledeclarationOfDiagnostic,
  createTeledeclarationOfDiagnostic,
  downloadProofOfDiagnostic,
} from '@ma-cantine/lib/teledeclaration/diagnostic-teledeclaration-api'

type Call = Pick<Endpoint, 'method' | 'path'>

/** The calls of 2026 that replace one of 2025, by what a program does with them. */
const replacingCalls = {
  createPurchase: createCanteenPurchase,
  readPurchase: getCanteenPurchase,
  changePurchase: changeCanteenPurchase,
  deletePurchase: deleteCanteenPurchase,
  attachInvoice: attachCanteenPurchaseInvoice,
  importNewCanteens,
  importCanteenChanges,
  linkSatellite,
  declare: createTeledeclarationOfDiagnostic,
  cancelDeclaration: cancelTeledeclarationOfDiagnostic,
  downloadProof: downloadProofOfDiagnostic,
} as const

/** What a program does at another address in 2026. */
export const callPairs = (Object.keys(replacingCalls) as (keyof typeof replacingCalls)[]).flatMap(action => {
  const current: Call & Pick<Endpoint, 'replaces'> = replacingCalls[action]
  return current.replaces ? [{ action, former: current.replaces, current }] : []
})

/** « POST /api/v1/canteens/{canteenId}/purchases/ » */
export const describeCall = ({ method, path }: Call): string => `${method} ${pathTemplate({ path })}`

import { addSatellite, linkSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { importCanteenChanges, importCanteens, importNewCanteens } from '@ma-cantine/lib/imports/imports-api'
import {
  attachCanteenPurchaseInvoice,
  changeCanteenPurchase,
  createCanteenPurchase,
  deleteCanteenPurchase,
  getCanteenPurchase,
} from '@ma-cantine/lib/purchases/canteen-purchases-api'
import { changePurchase, createPurchase, deletePurchase, getPurchase } from '@ma-cantine/lib/purchases/purchases-api'
import {
  cancelTeledeclarationOfDiagnostic,
  createTeledeclarationOfDiagnostic,
  downloadProofOfDiagnostic,
} from '@ma-cantine/lib/teledeclaration/diagnostic-teledeclaration-api'
import { downloadProof } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { cancelTeledeclaration, createTeledeclaration } from '@ma-cantine/lib/teledeclaration/teledeclarations-api'

type Call = Pick<Endpoint, 'method' | 'path'>

interface CallPair {
  readonly action: string
  readonly former: Call
  readonly current: Call
}

/** What a program does at another address in 2026. Addresses are those of the contract. */
export const callPairs = [
  { action: 'createPurchase', former: createPurchase, current: createCanteenPurchase },
  { action: 'readPurchase', former: getPurchase, current: getCanteenPurchase },
  { action: 'changePurchase', former: changePurchase, current: changeCanteenPurchase },
  { action: 'deletePurchase', former: deletePurchase, current: deleteCanteenPurchase },
  { action: 'attachInvoice', former: changePurchase, current: attachCanteenPurchaseInvoice },
  { action: 'importNewCanteens', former: importCanteens, current: importNewCanteens },
  { action: 'importCanteenChanges', former: importCanteens, current: importCanteenChanges },
  { action: 'linkSatellite', former: addSatellite, current: linkSatellite },
  { action: 'declare', former: createTeledeclaration, current: createTeledeclarationOfDiagnostic },
  { action: 'cancelDeclaration', former: cancelTeledeclaration, current: cancelTeledeclarationOfDiagnostic },
  { action: 'downloadProof', former: downloadProof, current: downloadProofOfDiagnostic },
] as const satisfies readonly CallPair[]

/** « POST /api/v1/canteens/{canteenId}/purchases/ » */
export const describeCall = ({ method, path }: Call): string => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`

import { cliFaults } from './cli-faults.ts'
import type { Fault } from './fault.ts'
import { libFaults } from './lib-faults.ts'
import { serverFaults } from './server-faults.ts'
import { serverPurchaseFaults } from './server-purchase-faults.ts'
import { serverRecapFaults } from './server-recap-faults.ts'
import { serverYearFaults } from './server-year-faults.ts'
import { webFaults } from './web-faults.ts'

export const faults: readonly Fault[] = [
  ...libFaults,
  ...serverFaults,
  ...serverRecapFaults,
  ...serverPurchaseFaults,
  ...serverYearFaults,
  ...cliFaults,
  ...webFaults,
]

import { cliFaults } from './cli-faults.ts'
import type { Fault } from './fault.ts'
import { libFaults } from './lib-faults.ts'
import { serverGroundFaults } from './server-ground-faults.ts'
import { serverMessageFaults } from './server-message-faults.ts'
import { serverPurchaseFaults } from './server-purchase-faults.ts'
import { serverRecapFaults } from './server-recap-faults.ts'
import { serverRecordFaults } from './server-record-faults.ts'
import { serverWritingFaults } from './server-writing-faults.ts'
import { serverYearFaults } from './server-year-faults.ts'
import { webFaults } from './web-faults.ts'

export const faults: readonly Fault[] = [
  ...libFaults,
  ...serverWritingFaults,
  ...serverMessageFaults,
  ...serverRecordFaults,
  ...serverGroundFaults,
  ...serverRecapFaults,
  ...serverPurchaseFaults,
  ...serverYearFaults,
  ...cliFaults,
  ...webFaults,
]

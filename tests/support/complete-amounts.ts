import { gridProperties } from '@ma-cantine/lib/diagnostics/amount-properties'

/**
 * The amounts that a simple report of 2025 or later must give besides its total: nothing was bought of these. Written out,
 * so that a change of the rule shows.
 */
export const nothingElse = {
  valueBioHt: 0,
  valueSustainableHt: 0,
  valueEgalimOthersHt: 0,
  valueMeatPoultryHt: 0,
  valueMeatPoultryEgalimHt: 0,
} as const

/** The same for a detailed report. */
export const nothingInDetail = {
  valueMeatPoultryHt: 0,
  valueFishHt: 0,
  ...Object.fromEntries(gridProperties.map(property => [property, 0])),
}

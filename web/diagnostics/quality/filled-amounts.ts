import type { StoredAmount } from '@ma-cantine/lib/diagnostics/amount-properties'
import { createContext, use } from 'react'

/** The amounts that buttons took from the purchases since the tunnel was opened, by property. */
export type FilledAmounts = Map<string, number>

const FilledAmountsContext = createContext<FilledAmounts>(new Map())
export const FilledAmountsProvider = FilledAmountsContext.Provider

/** A function that remembers that an amount comes from the purchases, for as long as it stays the same. */
export function useFillAmount(): (name: StoredAmount, amount: number) => void {
  const filled = use(FilledAmountsContext)
  return (name, amount) => {
    filled.set(name, amount)
  }
}

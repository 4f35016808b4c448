import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchingOptions } from '../../ui/combobox/matching-options.ts'
import type { ComboboxOption } from '../../ui/combobox/use-option-list.tsx'
import { purchaseOptions } from '../purchase-queries.ts'

/** Milliseconds without a key after which the server is asked. */
const pause = 250

/** The text, once nobody has changed it for a while. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The past products or suppliers that what is typed may mean. Without an answer there are none, and nobody is held up. */
export function useSuggestions(of: 'products' | 'providers', text: string): readonly ComboboxOption[] {
  const { data } = useQuery({ ...purchaseOptions(usePaused(text.trim())), placeholderData: keepPreviousData })
  const options = (data?.[of] ?? []).map(label => ({ value: label, label }))
  const found = matchingOptions(options, text)
  // What is typed already is no suggestion.
  return found.length === 1 && found[0]?.label === text ? [] : found
}

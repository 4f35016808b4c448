import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { addressOf } from '../app/screen-list.ts'
import { useGoTo } from '../app/use-go-to.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { readCanteenId } from './canteen-address.ts'
import { managedCanteen } from './canteen-queries.ts'
import { useCanteenWords } from './words/canteen-words.ts'

/** The canteen of the address. */
export function ManagedCanteen({ children }: { readonly children: (canteen: Canteen) => ReactNode }) {
  const id = readCanteenId(useParams().canteenUrlComponent)
  if (id === null) return <NotManaged />
  return <QueryView query={managedCanteen(id)}>{canteen => (canteen ? children(canteen) : <NotManaged />)}</QueryView>
}

/** Leads who does not manage the canteen of an address to their own canteens, and says why. */
export function NotManaged() {
  const goTo = useGoTo()
  const { notManaged } = useCanteenWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is left once
  useEffect(() => goTo(addressOf('ManagementPage'), { status: 'error', ...notManaged }), [])
  return null
}

import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { type ReactNode, useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { notify } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { readCanteenId } from './canteen-address.ts'
import { managedCanteen } from './canteen-queries.ts'
import { useCanteenWords } from './words/canteen-words.ts'

/** The canteen of the address; who does not manage it is sent to their own canteens. */
export function ManagedCanteen({ children }: { readonly children: (canteen: Canteen) => ReactNode }) {
  const id = readCanteenId(useParams().canteenUrlComponent)
  if (id === null) return <NotManaged />
  return <QueryView query={managedCanteen(id)}>{canteen => (canteen ? children(canteen) : <NotManaged />)}</QueryView>
}

function NotManaged() {
  const navigate = useNavigate()
  const { notManaged } = useCanteenWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is left once
  useEffect(() => {
    void Promise.resolve(navigate(addressOf('ManagementPage'), { replace: true })).then(() =>
      notify({ status: 'error', ...notManaged }),
    )
  }, [])
  return null
}

import { useEffect } from 'react'
import { useStore } from '../../app/store.ts'
import { ToMeasure } from '../ToMeasure.tsx'
import { refreshWaste } from '../waste-queries.ts'
import type { ScaleSync } from './scale-sync.ts'

interface ScaleToMeasureProps {
  readonly sync: ScaleSync
  readonly canteen: { readonly id: number; readonly name: string }
}

/** Counts what was weighed anew each time that the server has it all. */
export function ScaleToMeasure({ sync, canteen }: ScaleToMeasureProps) {
  const { queue } = useStore(sync.state)
  const isSent = queue.length === 0
  useEffect(() => {
    if (isSent) void refreshWaste()
  }, [isSent])
  return <ToMeasure canteen={canteen} />
}

import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { lazy, Suspense } from 'react'
import { useSelfAssessment } from './self-assessment-store.ts'

const Proposal = lazy(() => import('./Proposal.tsx'))

/**
 * Proposes to make a report of the self-assessment that this device keeps; nothing where there is none. What it needs loads
 * only then.
 */
export function UseSelfAssessment({ canteen }: { readonly canteen: Canteen }) {
  const isEmpty = Object.keys(useSelfAssessment()).length === 0
  return isEmpty ? null : (
    <Suspense fallback={null}>
      <Proposal canteen={canteen} />
    </Suspense>
  )
}

import type { ReactNode } from 'react'

/** A centred column, as wide as forms read well. */
export const NarrowColumn = ({ children }: { children: ReactNode }) => (
  <div className="fr-grid-row fr-grid-row--center">
    <div className="fr-col-12 fr-col-md-9 fr-col-lg-7">{children}</div>
  </div>
)

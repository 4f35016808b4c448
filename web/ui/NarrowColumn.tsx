import type { ReactNode } from 'react'

/** A column as wide as a form reads well, in the middle of the page. */
export const NarrowColumn = ({ children }: { children: ReactNode }) => (
  <div className="fr-grid-row fr-grid-row--center">
    <div className="fr-col-12 fr-col-md-9 fr-col-lg-7">{children}</div>
  </div>
)

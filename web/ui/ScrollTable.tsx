import type { ReactNode } from 'react'
import { ScrollRegion } from './ScrollRegion.tsx'

export interface ScrollTableProps {
  /** For screen readers: what stands above the table tells others. */
  readonly caption: string
  readonly className?: string
  readonly regionClassName?: string
  readonly tableClassName?: string
  /** Its head and its body. */
  readonly children: ReactNode
}

/** A table in the small size of the design system, which scrolls sideways where it is wider than the screen. */
export const ScrollTable = ({ caption, className, regionClassName, tableClassName, children }: ScrollTableProps) => (
  <div className={['fr-table fr-table--sm', className].filter(Boolean).join(' ')}>
    <div className="fr-table__wrapper">
      <ScrollRegion className={['fr-table__container', regionClassName].filter(Boolean).join(' ')} label={caption}>
        <div className="fr-table__content">
          <table className={tableClassName}>
            <caption className="fr-sr-only">{caption}</caption>
            {children}
          </table>
        </div>
      </ScrollRegion>
    </div>
  </div>
)

import type { ReactNode } from 'react'
import { SortableTitle, type SortableTitleProps } from './list/SortableTitle.tsx'

/** A column that is more than its title. */
export interface Column extends Partial<Omit<SortableTitleProps, 'children'>> {
  readonly title: string
  /** Told by screen readers alone. */
  readonly isHidden?: boolean
}

export interface TableProps {
  /** The title, which screen readers alone tell; a table may be labelled by an element of the page instead. */
  readonly caption?: ReactNode
  readonly isCaptionShown?: boolean
  readonly labelledBy?: string | undefined
  /** The columns, by titles that are all different; `false` stands for one that is left out. */
  readonly columns: readonly (string | Column | false)[]
  readonly className?: string
  /** The rows. */
  readonly children: ReactNode
}

export function Table(props: TableProps) {
  const { caption, isCaptionShown = false, labelledBy, columns, className, children } = props
  return (
    <table className={className} aria-labelledby={labelledBy}>
      {caption !== undefined && <caption className={isCaptionShown ? undefined : 'fr-sr-only'}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(column =>
            column === false ? null : typeof column === 'string' ? (
              <Title key={column} title={column} />
            ) : (
              <Title key={column.title} {...column} />
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Title({ title, isHidden, column, order, onOrder }: Column) {
  if (column && order && onOrder)
    return (
      <SortableTitle column={column} order={order} onOrder={onOrder}>
        {title}
      </SortableTitle>
    )
  return <th scope="col">{isHidden ? <span className="fr-sr-only">{title}</span> : title}</th>
}

import type { ReactNode } from 'react'

export interface TableProps {
  /** The title, which screen readers alone tell. */
  readonly caption: string
  /** The titles of the columns, all different. */
  readonly columns: readonly string[]
  readonly className: string
  /** The rows. */
  readonly children: ReactNode
}

export function Table({ caption, columns, className, children }: TableProps) {
  return (
    <table className={className}>
      <caption className="fr-sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

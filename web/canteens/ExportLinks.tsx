import { type ReactNode, useId, useState } from 'react'
import './export-links.css'

export interface ExportLinksProps {
  /** What is exported, with its verb. */
  readonly label: string
  /** The routes that give the same file in several formats, by the name of the format. */
  readonly formats: Readonly<Record<string, { readonly path: string }>>
  /** What the routes select by. */
  readonly query: URLSearchParams
}

/** Links to the same file in several formats. */
export function ExportLinks({ label, formats, query }: ExportLinksProps) {
  const labelId = useId()
  return (
    <div className="mc-exports">
      <span id={labelId}>{label}</span>
      <ul aria-labelledby={labelId}>
        {Object.entries(formats).map(([format, { path }]) => (
          <li key={format}>
            <a
              className="fr-link fr-icon-download-line fr-link--icon-left"
              href={`${path}${query.size > 0 ? `?${query}` : ''}`}
              download
            >
              {format}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ExportChoiceProps {
  readonly title: string
  /** What may be exported, as `ExportLinks`; made once it is open. */
  readonly children: ReactNode
}

/** A line that opens on the files of a list. */
export function ExportChoice({ title, children }: ExportChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mc-export-choice" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div>{children}</div>}
    </details>
  )
}

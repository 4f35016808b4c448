import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { fillPath } from '@ma-cantine/lib/http/fill-path'
import { type ReactNode, useId, useState } from 'react'
import './export-links.css'

export interface ExportLinksProps {
  /** What is exported, with its verb. */
  readonly label: string
  /** The endpoints of the file. */
  readonly files: Readonly<Record<FileFormat, { readonly path: string }>>
  /** The parameters of their paths. */
  readonly params?: Readonly<Record<string, number>>
  /** What the routes select by. */
  readonly query: URLSearchParams
}

const formatNames: Readonly<Record<FileFormat, string>> = { csv: 'CSV', xlsx: 'Excel', ods: 'OpenDocument' }

/** Links to the same file in several formats. */
export function ExportLinks({ label, files, params, query }: ExportLinksProps) {
  const labelId = useId()
  return (
    <div className="mc-exports">
      <span id={labelId}>{label}</span>
      <ul aria-labelledby={labelId}>
        {(Object.keys(formatNames) as FileFormat[]).map(format => (
          <li key={format}>
            <a
              className="fr-link fr-icon-download-line fr-link--icon-left"
              href={`${fillPath(files[format].path, params)}${query.size > 0 ? `?${query}` : ''}`}
              download
            >
              {formatNames[format]}
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

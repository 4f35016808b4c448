import { allowedValues, isRequired } from '@ma-cantine/lib/table-schema/descriptor'
import { useLocation } from 'react-router'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { useImportWords } from '../words/import-words.ts'
import { formatAnchor } from './format-anchor.ts'
import type { SchemaColumn } from './schema-groups.ts'

export interface SchemaTableProps {
  readonly caption: string
  readonly columns: readonly SchemaColumn[]
}

/** The columns of a file, one per row; on a phone each becomes a card. */
export function SchemaTable({ caption, columns }: SchemaTableProps) {
  const { schema: words } = useImportWords()
  return (
    <Table
      className="mc-schema"
      caption={caption}
      columns={[words.letter, words.name, words.description, words.format, words.example, words.required]}
    >
      {columns.map(column => (
        <SchemaRow key={column.field.name} column={column} />
      ))}
    </Table>
  )
}

function SchemaRow({ column: { field, letter } }: { readonly column: SchemaColumn }) {
  const { schema: words } = useImportWords()
  const anchor = formatAnchor(field.name)
  const isWanted = decodeURIComponent(useLocation().hash) === `#${anchor}`
  const classes = [isWanted && 'mc-schema__wanted', field.name.startsWith('admin_') && 'mc-schema__staff']
  return (
    <tr id={anchor} className={classes.filter(Boolean).join(' ') || undefined}>
      <td data-label={words.letter}>{letter}</td>
      <th scope="row" tabIndex={-1}>
        <code>{field.name}</code>
        <SiteLink
          className="fr-link fr-link--sm mc-schema__link"
          href={`#${anchor}`}
          aria-label={words.linkTo(field.name)}
        >
          #
        </SiteLink>
      </th>
      <td lang="fr">
        <p className="fr-text--bold fr-mb-1v">{field.title}</p>
        <p className="fr-text--sm fr-mb-0">{field.description}</p>
        <AllowedValues column={field} />
      </td>
      <td lang="fr" data-label={words.format}>
        {field.expectation}
      </td>
      <td data-label={words.example}>{field.example && <code>{field.example}</code>}</td>
      <td data-label={words.required}>{isRequired(field) ? <strong>{words.yes}</strong> : words.no}</td>
    </tr>
  )
}

/** Longest list shown unfolded. */
const maximumOpenValues = 5

function AllowedValues({ column }: { readonly column: SchemaColumn['field'] }) {
  const { schema: words } = useImportWords()
  const values = allowedValues(column)
  if (!values) return null
  const list = (
    <ul className="mc-schema__values fr-raw-list">
      {values.map(value => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {values.length > maximumOpenValues ? (
        <details className="fr-mt-1v">
          <summary>{words.values(values.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      {column.doc_enum_multiple && (
        <p className="fr-text--sm fr-mt-1v fr-mb-0">
          {words.several} <code>{column.separator ?? ','}</code>
        </p>
      )}
    </>
  )
}

import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { isRequired } from '@ma-cantine/lib/table-schema/descriptor'
import { useLocation } from 'react-router'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { useImportWords } from '../words/import-words.ts'
import { AllowedValues } from './AllowedValues.tsx'
import { Breakable } from './Breakable.tsx'
import { useColumnTexts } from './column-texts.ts'
import { formatAnchor } from './format-anchor.ts'
import type { SchemaColumn } from './schema-groups.ts'

export interface SchemaTableProps {
  readonly kind: FileKind
  readonly caption: string
  readonly columns: readonly SchemaColumn[]
}

/** The columns of a file, one per row; on a phone each becomes a card. */
export function SchemaTable({ kind, caption, columns }: SchemaTableProps) {
  const { schema: words } = useImportWords()
  return (
    <Table
      className="mc-schema"
      caption={caption}
      columns={[words.letter, words.name, words.description, words.format, words.example, words.required]}
    >
      {columns.map(column => (
        <SchemaRow key={column.field.name} kind={kind} column={column} />
      ))}
    </Table>
  )
}

interface SchemaRowProps {
  readonly kind: FileKind
  readonly column: SchemaColumn
}

function SchemaRow({ kind, column: { field, letter } }: SchemaRowProps) {
  const { schema: words } = useImportWords()
  const { title, description, expectation, values } = useColumnTexts(kind)(field)
  const anchor = formatAnchor(field.name)
  const isWanted = decodeURIComponent(useLocation().hash) === `#${anchor}`
  const classes = [isWanted && 'mc-schema__wanted', field.name.startsWith('admin_') && 'mc-schema__staff']
  return (
    <tr id={anchor} className={classes.filter(Boolean).join(' ') || undefined}>
      <td data-label={words.letter}>{letter}</td>
      {/* Without its own name, the header would be read with the name of its link, at each cell of the row. */}
      <th scope="row" tabIndex={-1} aria-label={field.name}>
        <code>
          <Breakable text={field.name} />
        </code>
        <SiteLink
          className="fr-link fr-link--sm mc-schema__link"
          href={`#${anchor}`}
          aria-label={words.linkTo(field.name)}
        >
          #
        </SiteLink>
      </th>
      <td>
        <p className="fr-text--bold fr-mb-1v">{title}</p>
        <p className="fr-text--sm fr-mb-0">{description}</p>
        {values && (
          <AllowedValues values={values} separator={field.doc_enum_multiple ? (field.separator ?? ',') : null} />
        )}
      </td>
      <td data-label={words.format}>{expectation}</td>
      <td data-label={words.example}>
        {field.example && (
          <code>
            <Breakable text={field.example} />
          </code>
        )}
      </td>
      <td data-label={words.required}>{isRequired(field) ? <strong>{words.yes}</strong> : words.no}</td>
    </tr>
  )
}

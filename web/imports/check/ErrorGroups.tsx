import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { partsDash } from '@ma-cantine/lib/messages/join-parts'
import { useState } from 'react'
import { useImportWords } from '../words/import-words.ts'
import type { CheckClient } from './check-client.ts'
import type { GroupView } from './check-protocol.ts'
import { type FormatAnchor, FormatLink } from './FormatLink.tsx'
import { RuleExplanation } from './RuleExplanation.tsx'
import { useCheckWords } from './words/check-words.ts'

export interface ErrorGroupsProps {
  readonly groups: readonly GroupView[]
  readonly formatAnchor: FormatAnchor
  /** Shows the rows of a group; null where there is no table. */
  readonly onShow: ((group: GroupView) => void) | null
  readonly client: CheckClient | null
  /** The names of the columns, where people know them otherwise than the file does. */
  readonly columnNames?: Readonly<Record<string, string>>
}

/** Number of groups shown before “Show the others”. */
const initialGroupCount = 6
/** Longest list of row numbers in a group. */
const maximumRowNumbers = 10

/** The errors and warnings of a file, grouped by rule and column. */
export function ErrorGroups({ groups, ...props }: ErrorGroupsProps) {
  const words = useCheckWords().groups
  const [all, setAll] = useState(false)
  const visibleGroups = all ? groups : groups.slice(0, initialGroupCount)
  return (
    <>
      <ul className="mc-check-groups fr-raw-list fr-mb-2w">
        {visibleGroups.map(group => (
          <li
            key={group.id}
            className={`mc-check-group fr-p-2w${group.severity === 'warning' ? ' mc-check-group--warning' : ''}`}
          >
            <Group group={group} {...props} />
          </li>
        ))}
      </ul>
      {groups.length > visibleGroups.length && (
        <Button type="button" priority="tertiary" onClick={() => setAll(true)}>
          {words.more(groups.length - visibleGroups.length)}
        </Button>
      )}
    </>
  )
}

function Group({
  group,
  formatAnchor,
  onShow,
  client,
  columnNames,
}: Omit<ErrorGroupsProps, 'groups'> & { group: GroupView }) {
  const { groups: words, grid } = useCheckWords()
  const { found } = useImportWords()
  const { field, letter, title, message, advice, rows, rowCount, severity, code } = group
  const name = field === null ? undefined : columnNames?.[field]
  const place = field === null ? words.whole : name ? words.column(null, name) : words.column(letter, field)
  const rowNumbers = rows.slice(0, maximumRowNumbers)
  const count = severity === 'error' ? found.rows(rowCount) : words.warnedRows(rowCount)
  return (
    <>
      <p className="fr-mb-1v">
        {severity === 'warning' && (
          <Badge severity="warning" small as="span" className="fr-mr-1w">
            {grid.warning}
          </Badge>
        )}
        <strong>{title}</strong>
        {(field !== null || rowCount === 0) && <span className="mc-check-group__place">{partsDash + place}</span>}
      </p>
      <p className="fr-mb-1v">{message}</p>
      {advice !== '' && <p className="fr-mb-1v">{advice}</p>}
      {rowCount > 0 && (
        <p className="fr-text--sm mc-check-mention fr-mb-1w">
          {count} : {words.numbers(rowNumbers, rowCount > rowNumbers.length)}
        </p>
      )}
      <div className="mc-check-actions">
        {onShow && rowCount > 0 && (
          <Button type="button" priority="secondary" size="small" onClick={() => onShow(group)}>
            {words.show}
            <span className="fr-sr-only">{words.showOf(title, place)}</span>
          </Button>
        )}
        {field !== null && <FormatLink field={field} formatAnchor={formatAnchor} />}
      </div>
      {client && <RuleExplanation client={client} code={code} field={field} title={title} />}
    </>
  )
}

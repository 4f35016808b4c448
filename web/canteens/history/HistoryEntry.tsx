import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { HistoryEntry as Entry } from '@ma-cantine/lib/entities/history-entry'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { useCanteenWords } from '../words/canteen-words.ts'
import { PutBack } from './PutBack.tsx'
import { useShownValue } from './shown-value.ts'
import { useHistoryWords } from './words/history-words.ts'
import '../../ui/cards.css'

interface HistoryEntryProps {
  readonly entry: Entry
  readonly canteen: Canteen
}

const nameOf = (author: Entry['author']) => author && [author.firstName, author.lastName].filter(Boolean).join(' ')

/** Whether the author took over a canteen that nobody managed: a team of nobody became the author alone. */
function isClaim({ author, changes: [change, ...others] }: Entry): boolean {
  if (change?.field !== 'managers' || others.length > 0) return false
  return JSON.stringify([change.before, change.after]) === JSON.stringify([[], [nameOf(author)]])
}

/** One moment of the history: who, how, and each property before and after. */
export function HistoryEntry({ entry, canteen }: HistoryEntryProps) {
  const words = useHistoryWords()
  const { fields } = useCanteenWords()
  const shown = useShownValue()
  const { id, kind, date, author, through, importId, changes } = entry
  const isOwnClaim = isClaim(entry)
  const title = `${isOwnClaim ? words.claim : words.kinds[kind]}, ${words.moment(date)}`
  const known = changes.flatMap(change => {
    const label = { ...words.fields, ...fields }[change.field]
    return label === undefined ? [] : { ...change, label }
  })
  return (
    <li>
      <h3 className="fr-h6 fr-mb-1v" id={`modification-${id}`}>
        {title}
      </h3>
      <p className="fr-mb-1w">
        {words.by(nameOf(author), through)}
        {isOwnClaim && ` ${words.claimText}`}
        {importId !== null && (
          <>
            {' '}
            <SiteLink className="fr-link" href={addressOf('ImportRecord', { importId })}>
              {words.seeImport}
            </SiteLink>
          </>
        )}
      </p>
      {known.length > 0 && (
        <Table
          labelledBy={`modification-${id}`}
          className="mc-cards"
          columns={
            kind === 'creation'
              ? [words.columns.field, words.columns.value]
              : [words.columns.field, words.columns.before, words.columns.after, words.columns.action]
          }
        >
          {known.map(change => (
            <tr key={change.field}>
              <th scope="row">{change.label}</th>
              {kind !== 'creation' && <td data-label={words.columns.before}>{shown(change.field, change.before)}</td>}
              <td data-label={kind === 'creation' ? words.columns.value : words.columns.after}>
                {shown(change.field, change.after)}
              </td>
              {kind !== 'creation' && (
                <td>
                  <PutBack change={change} canteen={canteen} />
                </td>
              )}
            </tr>
          ))}
        </Table>
      )}
    </li>
  )
}

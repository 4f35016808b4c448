import { Table } from '../Table.tsx'
import { useMarkdownWords } from './words/markdown-words.ts'

/** What to type for each form that a text may take. */
export function FormattingHelp() {
  const words = useMarkdownWords()
  return (
    <details className="fr-mt-2w">
      <summary>{words.help}</summary>
      <Table caption={words.help} columns={words.helpTitles} className="mc-markdown__help">
        {words.helpRows.map(([wish, typed]) => (
          <tr key={wish}>
            <td>{wish}</td>
            <td>
              <code>{typed}</code>
            </td>
          </tr>
        ))}
      </Table>
    </details>
  )
}

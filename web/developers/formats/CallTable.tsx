import { apiVersions, documentPathOf } from '@ma-cantine/lib/http/api-version'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { ArrowLink } from '../ArrowLink.tsx'
import { callPairs, describeCall } from './call-pairs.ts'
import { useFormatWords } from './words/format-words.ts'

/** The calls of 2026 beside those of 2025, which stay. */
export function CallTable() {
  const { calls: words } = useFormatWords()
  return (
    <div className="fr-mb-6w">
      <h2 className="fr-h3">{words.title}</h2>
      <p>{words.text}</p>
      <ScrollTable caption={words.title} className="fr-table--multiline">
        <thead>
          <tr>
            {[words.action, words.former, words.current].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {callPairs.map(({ action, former, current }) => (
            <tr key={action}>
              <th scope="row">{words.actions[action]}</th>
              <td>
                <code>{describeCall(former)}</code>
              </td>
              <td>
                <code>{describeCall(current)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p>{words.documents}</p>
      <ul className="fr-raw-list">
        {apiVersions.map(version => (
          <ArrowLink key={version} href={documentPathOf(version)}>
            {words.documentOf(version)}
          </ArrowLink>
        ))}
      </ul>
    </div>
  )
}

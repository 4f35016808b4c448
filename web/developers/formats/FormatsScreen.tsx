import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { CallTable } from './CallTable.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ErrorCatalogue } from './ErrorCatalogue.tsx'
import { FormatDifferences } from './FormatDifferences.tsx'
import { FormatTables } from './FormatTables.tsx'
import { useFormatWords } from './words/format-words.ts'
import './formats.css'

/** What who writes files or calls the API has to know of formats: which there are, what changed, what is refused. */
export default function FormatsScreen() {
  const titleOf = useTitles()
  const words = useFormatWords()
  return (
    <div className="mc-formats">
      <h1>{titleOf('FormatVersions')}</h1>
      <p className="fr-text--lead">{words.introduction}</p>
      <FormatTables />
      <FormatDifferences />
      <CallTable />
      <ChangeList />
      <section className="fr-mb-6w" aria-labelledby="bac-a-sable">
        <h2 className="fr-h3" id="bac-a-sable">
          {words.sandbox.title}
        </h2>
        <p>{words.sandbox.text}</p>
        <CodeBlock label={words.sandbox.command} code="npm ci && npm run demo" />
        <p>
          <SiteLink className="fr-link" href={`${addressOf('DeveloperAPI')}#outils`}>
            {words.sandbox.tools}
          </SiteLink>
        </p>
      </section>
      <ErrorCatalogue />
    </div>
  )
}

import { Tabs } from '@codegouvfr/react-dsfr/Tabs'
import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import { documentPath, importDocuments } from '@ma-cantine/lib/imports/import-documents'
import { useSearchParams } from 'react-router'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { ArrowLink } from './ArrowLink.tsx'
import { ProgramStep } from './ProgramStep.tsx'
import { isLanguage, type Language, languageNames, languages, snippets } from './snippets/languages.ts'
import { withLibrary } from './snippets/typescript.ts'
import { toolCommands } from './tool-commands.ts'
import { useDeveloperWords } from './words/developer-words.ts'

const parameter = 'langage'

const exampleFile = importDocuments.find(
  ({ kind, content, format }) => kind === 'achats' && content === 'example' && format === 'csv',
)

/** From nothing to an answered call, by copying. The language is in the address. */
export function FirstCall() {
  const { first } = useDeveloperWords()
  const [search, setSearch] = useSearchParams()
  const asked = search.get(parameter)
  const language: Language = isLanguage(asked) ? asked : 'curl'
  return (
    <section className="fr-mb-6w" aria-labelledby="premier-appel">
      <h2 className="fr-h3" id="premier-appel">
        {first.title}
      </h2>
      <TokenStep />
      <Tabs
        label={first.languages}
        selectedTabId={language}
        tabs={languages.map(tabId => ({ tabId, label: languageNames[tabId] }))}
        onTabChange={tabId => setSearch({ [parameter]: tabId }, { replace: true, preventScrollReset: true })}
      >
        <Steps language={language} />
      </Tabs>
    </section>
  )
}

function TokenStep() {
  const { first } = useDeveloperWords()
  const labels = scopeLabels[useLocale()]
  return (
    <>
      <h3 className="fr-h5">1. {first.token}</h3>
      <p>{first.rights(labels['canteen:read'], labels['import:write'])}</p>
      <ul className="fr-raw-list fr-mb-2w">
        <ArrowLink href={addressOf('AccountTokens')}>{first.createToken}</ArrowLink>
      </ul>
      <p>{first.once}</p>
      <CodeBlock label={first.shell} shown code="export MA_CANTINE_TOKEN='mc_…'" />
      <CodeBlock label={first.powershell} shown code="$env:MA_CANTINE_TOKEN = 'mc_…'" />
    </>
  )
}

function Steps({ language }: { readonly language: Language }) {
  const { first } = useDeveloperWords()
  const { canteens, dryRun } = snippets[language]
  const { origin } = location
  return (
    <>
      <ProgramStep title={first.canteens} number={2} language={language} program={canteens}>
        <p>{first.canteensAnswer}</p>
      </ProgramStep>
      <ProgramStep
        title={first.dryRun}
        number={3}
        language={language}
        program={dryRun}
        before={
          <>
            <p>{first.file}</p>
            {exampleFile && (
              <p>
                <a className="fr-link fr-link--download" href={documentPath(exampleFile)} download="achats.csv">
                  {first.example}
                </a>
              </p>
            )}
          </>
        }
      >
        <p>{first.dryRunAnswer}</p>
      </ProgramStep>
      {language === 'typescript' && (
        <ProgramStep
          title={first.withLibrary}
          language={language}
          program={withLibrary}
          before={
            <>
              <p>{first.libraryText}</p>
              <CodeBlock
                label={first.install}
                code={toolCommands.library({ latest: 'ma-cantine-lib.tgz' }, origin).join('\n')}
              />
            </>
          }
        />
      )}
    </>
  )
}

import { Input } from '@codegouvfr/react-dsfr/Input'
import { searchTerms } from '@ma-cantine/lib/lists/search-key'
import { useQuery } from '@tanstack/react-query'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { FeatureList } from './FeatureList.tsx'
import { FoundExports } from './FoundExports.tsx'
import { findExports } from './find-exports.ts'
import { libraryIndex } from './library-queries.ts'
import { StartingPoints } from './StartingPoints.tsx'
import { useLibraryWords } from './words/library-words.ts'
import './library.css'

/** What the library exports: searched by name and text, or by part. The search is in the address. */
export default function LibraryScreen() {
  const titleOf = useTitles()
  const words = useLibraryWords()
  const [text, setText] = useSearchText()
  const terms = searchTerms(text)
  const isSearch = terms.length > 0
  const { data: index } = useQuery({ ...libraryIndex, enabled: isSearch })
  const found = isSearch && index ? findExports(terms, index) : null
  return (
    <div className="mc-library">
      <h1>{titleOf('LibraryReference')}</h1>
      <p className="fr-text--lead">{words.introduction}</p>
      <p>{words.language}</p>
      <search>
        <Input
          label={words.search}
          hintText={words.searchHint}
          iconId="fr-icon-search-line"
          nativeInputProps={{
            type: 'search',
            autoComplete: 'off',
            maxLength: 200,
            value: text,
            onChange: ({ target }) => setText(target.value),
          }}
        />
      </search>
      <p role="status" className="fr-text--sm fr-mt-1w">
        {found && words.found(found.length)} {found?.length === 0 && words.tryAnother}
      </p>
      {isSearch && (
        <QueryView query={libraryIndex} compact>
          {() => found && <FoundExports found={found} />}
        </QueryView>
      )}
      {!isSearch && <StartingPoints />}
      <FeatureList />
      <p>
        <SiteLink className="fr-link" href={`${addressOf('DeveloperAPI')}#outils`}>
          {words.install}
        </SiteLink>
      </p>
    </div>
  )
}

import type { LibraryExport } from '@ma-cantine/lib/developers/library-export'
import { isLibraryFeature, type LibraryFeature } from '@ma-cantine/lib/developers/library-features'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { usePageTitle } from '../../app/page-title.ts'
import type { PreparePage } from '../../app/prepare-page.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { ExportSection } from './ExportSection.tsx'
import { featureExports } from './library-queries.ts'
import { libraryWords, useLibraryWords } from './words/library-words.ts'
import './library.css'

export const preparePage: PreparePage = async ({ params: { feature = '' }, locale, read }) => {
  if (!isLibraryFeature(feature)) return null
  const { features, pageTitle, description } = await libraryWords(locale)
  const { length } = await read(featureExports(feature))
  return {
    title: pageTitle(features[feature]),
    description: description(features[feature], length),
    canonical: addressOf('LibraryFeature', { feature }),
  }
}

/** What the library exports for one feature, name by name. */
export default function FeatureScreen() {
  const { feature = '' } = useParams()
  const titleOf = useTitles()
  const words = useLibraryWords()
  return (
    <div className="mc-library">
      {isLibraryFeature(feature) ? (
        <Feature key={feature} feature={feature} />
      ) : (
        <>
          <h1>{titleOf('LibraryFeature')}</h1>
          <p>{words.unknown}</p>
        </>
      )}
      <p className="fr-mt-4w">
        <SiteLink className="fr-link fr-icon-arrow-left-line fr-link--icon-left" href={addressOf('LibraryReference')}>
          {words.back}
        </SiteLink>
      </p>
    </div>
  )
}

function Feature({ feature }: { readonly feature: LibraryFeature }) {
  const words = useLibraryWords()
  const title = words.features[feature]
  usePageTitle(words.pageTitle(title))
  return (
    <>
      <h1>{title}</h1>
      <p>{words.language}</p>
      <QueryView query={featureExports(feature)}>{list => <Exports list={list} />}</QueryView>
    </>
  )
}

function Exports({ list }: { readonly list: readonly LibraryExport[] }) {
  const words = useLibraryWords()
  useNamedInAddress(list)
  return (
    <>
      <p className="fr-mb-1w">{words.importing}</p>
      <CodeBlock label={words.importLine} code={importLine(list)} />
      <div className="fr-accordions-group fr-mb-5w">
        <Fold title={words.names(list.length)} level="h2">
          {() => (
            <ul className="mc-library__names">
              {list.map(({ name }) => (
                <li key={name}>
                  <SiteLink href={`#${name}`}>
                    <code>{name}</code>
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </Fold>
      </div>
      {list.map(entry => (
        <ExportSection key={entry.name} entry={entry} />
      ))}
    </>
  )
}

/** Imports a value where there is one: a type alone is imported in another way. */
function importLine(list: readonly LibraryExport[]): string {
  const value = list.find(({ kind }) => kind !== 'type')
  return `import ${value ? '' : 'type '}{ ${(value ?? list[0])?.name} } from '@ma-cantine/lib'`
}

/** Shows the name that the address ends with: the list comes after the address, and a link may lead to it again. */
function useNamedInAddress(list: readonly LibraryExport[]): void {
  const location = useLocation()
  useEffect(() => {
    const name = location.hash.slice(1)
    const heading = list.some(entry => entry.name === name) && document.getElementById(name)
    if (!heading) return
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }, [list, location])
}

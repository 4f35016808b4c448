import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { useWords } from '../words/site-words.ts'
import { type LawName, type LawSource, lawSources } from './law-sources.ts'

/** The texts of law that a passage rests on, each with its page where it has one. */
export function LawList({ laws }: { readonly laws: readonly LawName[] }) {
  return (
    <ul className="fr-mb-3w">
      {laws.map(law => (
        <li key={law} lang="fr">
          <LawSourceName source={lawSources[law]} />
        </li>
      ))}
    </ul>
  )
}

function LawSourceName({ source: { name, href } }: { readonly source: LawSource }) {
  const { newTab } = useWords()
  if (!href) return name
  return (
    <a href={href} target="_blank" rel="noopener external" title={joinParts(name, newTab)}>
      {name}
    </a>
  )
}

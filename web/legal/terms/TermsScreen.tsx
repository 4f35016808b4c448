import { currentTermsVersion, termsVersions } from '@ma-cantine/lib/accounts/terms-version'
import type { ReactNode } from 'react'
import { LawList } from '../../laws/LawList.tsx'
import { useTermsWords } from '../../terms/words/terms-words.ts'
import { LegalPage } from '../LegalPage.tsx'
import { ProseView } from '../ProseView.tsx'
import type { Prose } from '../prose.ts'
import { useTermsPageWords } from './words/terms-page-words.ts'

/** The sections in the order of their numbers. */
const ids = [
  'presentation',
  'definitions',
  'fonctions',
  'donnees-personnelles',
  'lettre-d-information',
  'statistiques',
  'engagements',
  'code-source',
  'evolution',
  'contact',
] as const

/** The terms of use, in their current version. */
export default function TermsScreen() {
  const words = useTermsPageWords()
  const { day } = useTermsWords()
  const { presentation, definitions, fonctions, statistiques, engagements, evolution, contact } = words
  const contents: Readonly<Record<(typeof ids)[number], ReactNode>> = {
    presentation: (
      <>
        <ProseView prose={presentation.text} />
        <p>{presentation.laws}</p>
        <LawList laws={['egalim', 'ruralCodeDuties', 'order']} />
      </>
    ),
    definitions: <ProseView prose={definitions.text} />,
    fonctions: (
      <>
        <Part {...fonctions.visitors} />
        <Part {...fonctions.managers} />
      </>
    ),
    'donnees-personnelles': <ProseView prose={words['donnees-personnelles'].text} />,
    'lettre-d-information': <ProseView prose={words['lettre-d-information'].text} />,
    statistiques: (
      <>
        <ProseView prose={statistiques.text} />
        <p>{statistiques.laws}</p>
        <LawList laws={['publicAccessCode']} />
      </>
    ),
    engagements: (
      <>
        <Part {...engagements.visitors} />
        <Part {...engagements.managers} />
        <p>{engagements.managers.laws}</p>
        <LawList laws={['penalCode']} />
        <Part {...engagements.publisher} />
      </>
    ),
    'code-source': <ProseView prose={words['code-source'].text} />,
    evolution: (
      <>
        <ProseView prose={evolution.text} />
        <Versions />
      </>
    ),
    contact: <ProseView prose={contact.text} />,
  }
  return (
    <LegalPage
      name="CGU"
      introduction={[...words.introduction, words.version(day(currentTermsVersion))]}
      numbered
      facts={[]}
      sections={ids.map(id => ({ id, title: words[id].title, content: contents[id] }))}
    />
  )
}

function Part({ title, text }: { readonly title: string; readonly text: Prose }) {
  return (
    <>
      <h3 className="fr-h5">{title}</h3>
      <ProseView prose={text} />
    </>
  )
}

/** Each version with what it changed, the most recent first. */
function Versions() {
  const { day, change, changes } = useTermsWords()
  return (
    <ul>
      {termsVersions.toReversed().map(version => (
        <li key={version}>{change(day(version), changes[version])}</li>
      ))}
    </ul>
  )
}

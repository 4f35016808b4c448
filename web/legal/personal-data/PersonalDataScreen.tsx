import type { OperatorFact } from '@ma-cantine/lib/operator/operator-api'
import type { ReactNode } from 'react'
import { LawList } from '../../laws/LawList.tsx'
import { LegalPage } from '../LegalPage.tsx'
import { LegalTable } from '../LegalTable.tsx'
import { OperatorFacts } from '../OperatorFacts.tsx'
import { ProseView } from '../ProseView.tsx'
import { AudienceChoice } from './AudienceChoice.tsx'
import { ProcessorTable } from './ProcessorTable.tsx'
import { necessaryItems, rowsOf } from './stored-items.ts'
import { usePersonalDataWords } from './words/personal-data-words.ts'

const controllerFacts = ['controller', 'postalAddress', 'dpoEmail'] as const
const facts: readonly OperatorFact[] = [...controllerFacts, 'processors']

/** The sections in the order of their numbers, which their sentences refer to. */
const ids = [
  'responsable',
  'finalites',
  'donnees',
  'base-legale',
  'durees',
  'droits',
  'acces',
  'securite',
  'sous-traitants',
  'cookies',
] as const

/** What the service keeps of people, why, how long, and what they may ask. */
export default function PersonalDataScreen() {
  const words = usePersonalDataWords()
  const contents: Readonly<Record<(typeof ids)[number], ReactNode>> = {
    responsable: (
      <>
        <ProseView prose={words.responsable.text} />
        <OperatorFacts facts={controllerFacts} />
      </>
    ),
    finalites: <ProseView prose={words.finalites.text} />,
    donnees: (
      <>
        <ProseView prose={words.donnees.text} />
        <LegalTable {...words.donnees} />
      </>
    ),
    'base-legale': (
      <>
        <ProseView prose={words['base-legale'].text} />
        <p>{words['base-legale'].laws}</p>
        <LawList laws={['gdpr', 'egalim', 'ruralCodeDuties', 'order']} />
      </>
    ),
    durees: (
      <>
        <ProseView prose={words.durees.text} />
        <LegalTable {...words.durees} />
      </>
    ),
    droits: <ProseView prose={words.droits.text} />,
    acces: <LegalTable {...words.acces} />,
    securite: <ProseView prose={words.securite.text} />,
    'sous-traitants': <ProcessorTable />,
    cookies: <Cookies />,
  }
  return (
    <LegalPage
      name="PersonalData"
      introduction={words.introduction}
      numbered
      facts={facts}
      sections={ids.map(id => ({ id, title: words[id].title, content: contents[id] }))}
    />
  )
}

function Cookies() {
  const { text, necessary, audience, browser } = usePersonalDataWords().cookies
  return (
    <>
      <ProseView prose={text} />
      <LawList laws={['dataProtection']} />
      <h3 className="fr-h5">{necessary.title}</h3>
      <LegalTable
        caption={necessary.caption}
        headers={necessary.headers}
        rows={rowsOf(necessaryItems, necessary.items)}
      />
      <h3 className="fr-h5">{audience.title}</h3>
      <AudienceChoice />
      <h3 className="fr-h5">{browser.title}</h3>
      <ProseView prose={browser.text} />
    </>
  )
}

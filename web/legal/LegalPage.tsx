import { Button } from '@codegouvfr/react-dsfr/Button'
import { Summary } from '@codegouvfr/react-dsfr/Summary'
import type { OperatorFact } from '@ma-cantine/lib/operator/operator-api'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../app/locale.ts'
import { useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import './legal.css'
import { MissingFacts } from './MissingFacts.tsx'
import { operator } from './operator-query.ts'
import { ProseView } from './ProseView.tsx'
import type { Prose } from './prose.ts'
import { useLegalWords } from './words/legal-words.ts'

export interface LegalSection {
  /** Also the fragment of its address. */
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

export interface LegalPageProps {
  readonly name: ScreenName
  readonly introduction: Prose
  readonly sections: readonly LegalSection[]
  /** Whether the sections have numbers. */
  readonly numbered?: boolean
  /** What the page shows of the operator. */
  readonly facts: readonly OperatorFact[]
}

/** A page of sections in one column, with its table of contents and a way back to the top. */
export function LegalPage({ name, introduction, sections, numbered = false, facts }: LegalPageProps) {
  const titleOf = useTitles()
  const words = useLegalWords()
  const locale = useLocale()
  useFragment()
  const titled = sections.map(({ title, ...section }, index) => ({
    ...section,
    title: numbered ? `${index + 1}. ${title}` : title,
  }))
  return (
    <div className="fr-grid-row fr-grid-row--gutters">
      <div className="fr-col-12 fr-col-lg-7">
        <h1 className="fr-mt-3w fr-mb-4w">{titleOf(name)}</h1>
        <MissingFacts facts={facts} />
        {locale !== 'fr' && <p className="fr-text--sm">{words.reference}</p>}
        <ProseView prose={introduction} />
        <Summary
          className="fr-my-4w fr-no-print"
          as="h2"
          title={words.contents}
          links={sections.map(({ id, title }) => ({ text: title, linkProps: { href: `#${id}` } }))}
        />
        {titled.map(({ id, title, content }) => (
          <section
            key={id}
            id={id}
            className="mc-legal__section fr-pt-4w"
            tabIndex={-1}
            aria-labelledby={`${id}-titre`}
          >
            <h2 id={`${id}-titre`} className="fr-h3">
              {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
      <div className="mc-legal__side fr-no-print">
        <Button
          type="button"
          className="mc-legal__top"
          priority="secondary"
          iconId="fr-icon-arrow-up-line"
          onClick={() => {
            scrollTo(0, 0)
            document.querySelector('main')?.focus({ preventScroll: true })
          }}
        >
          {words.top}
        </Button>
      </div>
    </div>
  )
}

/**
 * Goes to the section that the fragment of the address names, once more when what the operator told has come, which
 * moves it.
 */
function useFragment(): void {
  const location = useLocation()
  const { isPending } = useQuery(operator)
  useEffect(() => {
    const section = isPending ? null : document.getElementById(location.hash.slice(1))
    section?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }, [location, isPending])
}

import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import { Input } from '@codegouvfr/react-dsfr/Input'
import { searchTerms } from '@ma-cantine/lib/lists/search-key'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useSearchText } from '../ui/use-search-text.ts'
import { Answer } from './Answer.tsx'
import { findQuestions } from './find-questions.ts'
import { useFaqWords } from './words/faq-words.ts'

/** The questions that managers ask most, by topic. The search and the open question are in the address. */
export default function FaqScreen() {
  const titleOf = useTitles()
  const words = useFaqWords()
  const [text, setText] = useSearchText()
  const [openId, setOpenId] = useOpenQuestion()
  const found = findQuestions(searchTerms(text), words.questions)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)

  const toggle = (id: string, expanded: boolean) => {
    setOpenId(expanded ? id : null)
    const { pathname, search } = window.location
    history.replaceState(history.state, '', `${pathname}${search}${expanded ? `#${id}` : ''}`)
  }

  return (
    <>
      <h1>{titleOf('FAQ')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <div className="fr-grid-row">
        <div className="fr-col-12 fr-col-lg-9">
          <search>
            <Input
              label={words.search}
              iconId="fr-icon-search-line"
              nativeInputProps={{
                type: 'search',
                autoComplete: 'off',
                value: text,
                onChange: ({ target }) => setText(target.value),
              }}
            />
          </search>
          <p role="status" className="fr-text--sm fr-mt-1w">
            {text.trim() !== '' && words.found(count)} {count === 0 && words.tryAnother}
          </p>
          {found.map(({ id, questions }) => (
            <div key={id} className="fr-mb-5w">
              <h2 id={`theme-${id}`} className="fr-h4">
                {words.topics[id]}
              </h2>
              <div className="fr-accordions-group" data-fr-group="false">
                {questions.map(question => (
                  <div key={question.id} id={question.id}>
                    <Accordion
                      titleAs="h3"
                      label={words.questions[question.id].question}
                      expanded={openId === question.id}
                      onExpandedChange={expanded => toggle(question.id, expanded)}
                    >
                      <Answer question={question} />
                    </Accordion>
                  </div>
                ))}
              </div>
            </div>
          ))}
          <CallOut
            title={words.notFound.title}
            titleAs="h2"
            buttonProps={{ children: words.notFound.contact, linkProps: { href: addressOf('ContactPage') } }}
          >
            <Badge as="span" severity="new" small>
              {words.notFound.badge}
            </Badge>{' '}
            {words.notFound.text}
          </CallOut>
        </div>
      </div>
    </>
  )
}

/** The question that is open: the one that the fragment of the address names, then those that the reader opens. */
function useOpenQuestion() {
  // A new object each time a link is followed, also to the same question.
  const location = useLocation()
  // Open from the first render: the design system folds what opens while it takes an accordion over.
  const [openId, setOpenId] = useState<string | null>(() => questionOf(location))
  useEffect(() => {
    const id = questionOf(location)
    const title = document.getElementById(id)?.querySelector<HTMLElement>('.fr-accordion__btn')
    if (!title) return
    setOpenId(id)
    title.focus({ preventScroll: true })
    title.scrollIntoView({ block: 'start' })
  }, [location])
  return [openId, setOpenId] as const
}

const questionOf = ({ hash }: { readonly hash: string }): string => hash.slice(1)

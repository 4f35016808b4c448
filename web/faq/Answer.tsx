import { isOpenTo } from '../app/is-open-to.ts'
import { addressOf, findScreen, useTitles } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { LawList } from '../laws/LawList.tsx'
import { nextScreens } from './next-screens.ts'
import type { Question, QuestionId } from './topics.ts'
import { useFaqWords } from './words/faq-words.ts'

/** An answer, the legal texts that it rests on, and where to go on from it. */
export function Answer({ question }: { readonly question: Question & { readonly id: QuestionId } }) {
  const { id, sources = [] } = question
  const words = useFaqWords()
  const titleOf = useTitles()
  const user = useUser()
  const screens = (nextScreens[id] ?? []).filter(name => isOpenTo(findScreen(name).access, user))
  return (
    <>
      {words.questions[id].answer.map(part =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part.join()} className="fr-mb-3w">
            {part.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
      {sources.length > 0 && (
        <>
          <p className="fr-text--bold fr-mb-1v">{words.sources}</p>
          <LawList laws={sources} />
        </>
      )}
      {screens.length > 0 && (
        <>
          <p className="fr-text--bold fr-mb-1v">{words.goOn}</p>
          <ul className="fr-mb-3w">
            {screens.map(name => (
              <li key={name}>
                <SiteLink className="fr-link" href={addressOf(name)}>
                  {titleOf(name)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="fr-text--sm fr-mb-0">
        <SiteLink className="fr-link fr-link--sm" href={`${addressOf('FAQ')}#${id}`}>
          {words.link}
        </SiteLink>
      </p>
    </>
  )
}

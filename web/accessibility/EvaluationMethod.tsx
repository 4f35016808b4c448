import { isOpenTo } from '../app/is-open-to.ts'
import { addressOf, findScreen } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { type AuditedPage, auditedPages } from './audited-pages.ts'
import { useSentence } from './use-sentence.ts'
import { useAccessibilityWords } from './words/accessibility-words.ts'

/** Named the same in all languages. */
const technologies = ['HTML', 'CSS', 'JavaScript', 'SVG', 'WAI-ARIA']

/** What the site is made of, how it was looked at, and the pages of the sample. */
export function EvaluationMethod() {
  const { method } = useAccessibilityWords()
  return (
    <>
      {(
        [
          [method.technologies, technologies],
          [method.environments, method.environmentList],
          [method.tools, method.toolList],
        ] as const
      ).map(([title, items]) => (
        <div key={title}>
          <h3 className="fr-h5 fr-mb-1w">{title}</h3>
          <ul className="fr-mb-3w">
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <h3 className="fr-h5 fr-mb-1w">{method.pages}</h3>
      <ul>
        {Object.entries(auditedPages).map(([id, page]) => (
          <li key={id}>
            <PageName page={page} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A link for those who may open the page; its name for others. */
function PageName({ page: { name, screen, isOfCanteen } }: { readonly page: AuditedPage }) {
  const write = useSentence()
  const user = useUser()
  const { method } = useAccessibilityWords()
  if (!screen) return isOfCanteen ? method.withAccount(write(name)) : write(name)
  const { access } = findScreen(screen)
  if (isOpenTo(access, user)) return <SiteLink href={addressOf(screen)}>{write(name)}</SiteLink>
  return access === 'user' ? method.withAccount(write(name)) : write(name)
}

import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { externalSites } from '../app/installation.ts'
import { isOpenTo } from '../app/is-open-to.ts'
import { addressOf, findScreen, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useWords } from '../words/site-words.ts'
import { useContactWords } from './words/contact-words.ts'

const screens = ['FAQ', 'CommunityPage', 'BlogsHome'] as const satisfies readonly ScreenName[]
const linkClass = 'fr-link fr-icon-arrow-right-line fr-link--icon-right'

/** The pages that answer most questions. */
export function ContactResources() {
  const { resources } = useContactWords()
  const { newTab } = useWords()
  const titleOf = useTitles()
  const user = useUser()
  return (
    <>
      <h2>{resources.title}</h2>
      <ul className="fr-raw-list">
        {screens
          .filter(name => isOpenTo(findScreen(name).access, user))
          .map(name => (
            <li key={name} className="fr-mb-1w">
              <SiteLink className={linkClass} href={addressOf(name)}>
                {titleOf(name)}
              </SiteLink>
            </li>
          ))}
        {externalSites.documentation && (
          <li>
            <a
              className="fr-link"
              href={externalSites.documentation}
              target="_blank"
              rel="noopener external"
              title={joinParts(resources.documentation, newTab)}
            >
              {resources.documentation}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

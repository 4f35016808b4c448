import { isOpenTo } from '../app/is-open-to.ts'
import type { SiteMapGroup } from '../app/screen.ts'
import { addressOf, allScreens, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useWords } from '../words/site-words.ts'
import { useContentWords } from './words/content-words.ts'

const groups: readonly SiteMapGroup[] = ['laws', 'diagnose', 'improve', 'information']

interface Entry {
  readonly text: string
  readonly href: string
}

/** The screens that this user may open, by purpose. */
export default function SiteMapScreen() {
  const user = useUser()
  const titleOf = useTitles()
  const { keyMeasures } = useWords()
  const { siteMap } = useContentWords()
  const entry = (name: ScreenName, text = titleOf(name), params: Readonly<Record<string, string>> = {}): Entry => ({
    text,
    href: addressOf(name, params),
  })
  const entriesOf = (group: SiteMapGroup): Entry[] => [
    ...allScreens()
      .filter(screen => screen.siteMap === group)
      .filter(({ access }) => isOpenTo(access, user))
      .map(({ name }) => entry(name)),
    ...(group === 'improve' ? [{ text: siteMap.api, href: '/swagger-ui/' }] : []),
    ...(group === 'laws' ? Object.entries(keyMeasures).map(([id, text]) => entry('KeyMeasurePage', text, { id })) : []),
    ...(group === 'diagnose' && user === null ? [entry('SignUp'), entry('SignIn')] : []),
  ]
  return (
    <>
      <h1>{titleOf('SiteMap')}</h1>
      <div className="fr-grid-row fr-grid-row--gutters">
        {groups.map(group => (
          <section key={group} className="fr-col-12 fr-col-lg-6">
            <h2>{siteMap[group]}</h2>
            <ul className="fr-mb-2w">
              {entriesOf(group).map(({ text, href }) => (
                <li key={href}>
                  <SiteLink className="fr-link" href={href}>
                    {text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

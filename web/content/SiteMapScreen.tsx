import { isOpenTo } from '../app/is-open-to.ts'
import type { SiteMapGroup } from '../app/screen.ts'
import { addressOf, allScreens, findScreen, useTitles } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useWords } from '../words/site-words.ts'
import { useContentWords } from './words/content-words.ts'

const groups: readonly SiteMapGroup[] = ['laws', 'diagnose', 'improve', 'information']

/** The screens that this user may open, by purpose. */
export default function SiteMapScreen() {
  const user = useUser()
  const titleOf = useTitles()
  const { keyMeasures } = useWords()
  const { siteMap } = useContentWords()
  const entriesOf = (group: SiteMapGroup) => [
    ...allScreens()
      .filter(screen => screen.siteMap === group)
      .filter(({ access }) => isOpenTo(access, user))
      .map(({ name, isComing }) => ({ text: titleOf(name), href: addressOf(name), isComing })),
    ...(group === 'improve' ? [{ text: siteMap.api, href: '/swagger-ui/', isComing: undefined }] : []),
    ...(group === 'laws'
      ? Object.entries(keyMeasures).map(([id, text]) => ({
          text,
          href: addressOf('KeyMeasurePage', { id }),
          isComing: findScreen('KeyMeasurePage').isComing,
        }))
      : []),
    ...(group === 'diagnose' && user === null
      ? (['SignUp', 'SignIn'] as const).map(name => ({
          text: titleOf(name),
          href: addressOf(name),
          isComing: undefined,
        }))
      : []),
  ]
  return (
    <>
      <h1>{titleOf('SiteMap')}</h1>
      <div className="fr-grid-row fr-grid-row--gutters">
        {groups.map(group => (
          <section key={group} className="fr-col-12 fr-col-lg-6">
            <h2>{siteMap[group]}</h2>
            <ul>
              {entriesOf(group).map(({ text, href, isComing }) => (
                <li key={href}>
                  <SiteLink className="fr-link" href={href}>
                    {text}
                  </SiteLink>
                  {isComing && <span className="fr-hint-text"> — {siteMap.coming}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

import { addressOf } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useManagementWords } from './words/management-words.ts'

const tools = [
  'PurchasesHome',
  'ImportSelection',
  'ImportJournal',
  'PartnersHome',
  'FAQ',
] as const satisfies readonly ScreenName[]
export type Tool = (typeof tools)[number]

/** The other screens that managers need. */
export function Tools() {
  const words = useManagementWords().tools
  return (
    <section className="fr-mt-6w" aria-labelledby="mes-outils">
      <h2 id="mes-outils">{words.title}</h2>
      <ul className="mc-tools">
        {tools.map(tool => (
          <li key={tool} className="fr-enlarge-link mc-tool">
            <h3 className="fr-h6 fr-mb-1w">
              <SiteLink href={addressOf(tool)}>{words.names[tool]}</SiteLink>
            </h3>
            <p className="fr-mb-0">{words.texts[tool]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Button } from '@codegouvfr/react-dsfr/Button'
import DataVisualization from '@codegouvfr/react-dsfr/picto/DataVisualization'
import Food from '@codegouvfr/react-dsfr/picto/Food'
import SignDocument from '@codegouvfr/react-dsfr/picto/SignDocument'
import { useQuery } from '@tanstack/react-query'
import type { PreparePage } from '../../app/prepare-page.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { LatestArticles } from '../../articles/LatestArticles.tsx'
import { TablePicture } from '../../content/TablePicture.tsx'
import { CanteenCards } from '../../public-canteens/CanteenCards.tsx'
import { latestCanteens } from './latest-canteens.ts'
import { landingWords, useLandingWords } from './words/landing-words.ts'
import '../../content/home.css'
import '../../public-canteens/public-canteens.css'
import './manager-landing.css'

export const preparePage: PreparePage = async ({ locale, read }) => {
  await read(latestCanteens)
  const { lead } = await landingWords(locale)
  return { description: lead, canonical: addressOf('ManagerLanding') }
}

const steps = [
  ['one', Food],
  ['two', DataVisualization],
  ['three', SignDocument],
] as const

/** Invites managers to register their canteen: what they do in three steps, and canteens that did. */
export default function ManagerLandingScreen() {
  const words = useLandingWords()
  const { data: canteens = [] } = useQuery(latestCanteens)
  const start = <Button linkProps={{ href: addressOf('SignUp') }}>{words.start}</Button>
  return (
    <>
      <section className="mc-band mc-hero">
        <div>
          <h1>{words.title}</h1>
          <p className="fr-text--lead">{words.lead}</p>
          <p>{words.text}</p>
          {start}
        </div>
        <TablePicture />
      </section>
      <section className="mc-landing-steps" aria-labelledby="etapes">
        <h2 id="etapes">{words.steps.title}</h2>
        <ol>
          {steps.map(([step, Picture]) => (
            <li key={step}>
              <Picture className="mc-landing-steps__picture" />
              <h3 className="fr-h5 fr-mb-1w">{words.steps.list[step].title}</h3>
              <p className="fr-mb-0">{words.steps.list[step].text}</p>
            </li>
          ))}
        </ol>
        {start}
      </section>
      {canteens.length > 0 && (
        <section className="fr-mt-6w" aria-labelledby="cantines">
          <h2 id="cantines">{words.canteens.title}</h2>
          <div className="mc-landing-canteens">
            <CanteenCards canteens={canteens} />
          </div>
          <p className="fr-mt-3w">
            <SiteLink className="fr-btn fr-btn--secondary" href={addressOf('CanteensHome')}>
              {words.canteens.all}
            </SiteLink>
          </p>
        </section>
      )}
      <LatestArticles />
    </>
  )
}

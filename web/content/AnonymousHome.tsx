import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { LatestArticles } from '../articles/LatestArticles.tsx'
import { NewsletterBlock } from '../newsletter/NewsletterBlock.tsx'
import { Audiences } from './Audiences.tsx'
import { KeyMeasures } from './KeyMeasures.tsx'
import { LawAims } from './LawAims.tsx'
import { Mission } from './Mission.tsx'
import { Resources } from './Resources.tsx'
import { TablePicture } from './TablePicture.tsx'
import { useContentWords } from './words/content-words.ts'
import './home.css'

export interface AnonymousHomeProps {
  /** The screens of the two buttons, the main one first. */
  readonly ways: readonly ['SignUp' | 'ImportSelection', 'SignIn' | 'ImportJournal']
}

/** Presents the service and how to start. */
export function AnonymousHome({ ways }: AnonymousHomeProps) {
  const titleOf = useTitles()
  const { anonymous, steps } = useContentWords()
  return (
    <>
      <section className="mc-band mc-hero">
        <div>
          <h1>{anonymous.title}</h1>
          <p className="fr-text--lead">{anonymous.lead}</p>
          <ul className="fr-btns-group fr-btns-group--inline-sm">
            {ways.map((name, index) => (
              <li key={name}>
                <Button priority={index === 0 ? 'primary' : 'secondary'} linkProps={{ href: addressOf(name) }}>
                  {titleOf(name)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
        <TablePicture />
      </section>
      <Audiences />
      <Mission />
      <section className="fr-mt-8w" aria-labelledby="trois-gestes">
        <h2 id="trois-gestes">{steps.title}</h2>
        <ol className="mc-moves">
          {steps.list.map(({ title, text }) => (
            <li key={title}>
              <h3 className="fr-h5 fr-mb-1w">{title}</h3>
              <p className="fr-mb-0">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <LawAims />
      <KeyMeasures />
      <LatestArticles />
      <Resources />
      <NewsletterBlock />
    </>
  )
}

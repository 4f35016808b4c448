import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { SharePie } from './SharePie.tsx'
import { useMeasureWords } from './words/measure-words.ts'

/** Ways to spend 100 euros, of which two reach the goal of continental France. */
const canteens = [
  { organic: 20, quality: 30, reached: true },
  { organic: 50, quality: 0, reached: true },
  { organic: 20, quality: 20, reached: false },
  { organic: 15, quality: 50, reached: false },
] as const

export function QualityExamples() {
  const { examples } = useMeasureWords()
  return (
    <section aria-labelledby="exemples" className="fr-mt-6w">
      <h2 id="exemples" className="fr-h4">
        {examples.title}
      </h2>
      <p>{examples.intro}</p>
      <ul className="mc-share-legend fr-raw-list fr-text--sm">
        {(['organic', 'quality', 'other'] as const).map(kind => (
          <li key={kind}>
            <span className={`mc-share-tint mc-share-tint--${kind}`} aria-hidden="true" />
            {examples[kind]}
          </li>
        ))}
      </ul>
      <ul className="fr-raw-list fr-grid-row fr-grid-row--gutters">
        {canteens.map(({ organic, quality, reached }, index) => (
          <li key={examples.reasons[index]} className="fr-col-12 fr-col-sm-6 fr-col-lg-3">
            <figure className="mc-share">
              <SharePie
                organic={organic}
                quality={quality}
                label={examples.described(organic, quality, 100 - organic - quality)}
              />
              <figcaption>
                <Badge as="span" severity={reached ? 'success' : 'warning'} small>
                  {reached ? examples.reached : examples.missed}
                </Badge>
                <span className="mc-share__reason fr-text--sm">{examples.reasons[index]}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

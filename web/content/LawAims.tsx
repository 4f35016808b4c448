import { useContentWords } from './words/content-words.ts'

const icons = ['fr-icon-leaf-line', 'fr-icon-community-line', 'fr-icon-money-euro-circle-line'] as const

/**
 * What the law wants, and how many people it concerns. Aims: title of the law n° 2018-938 of 30 October 2018. Figures:
 * the ministry of agriculture's usual count of meals and canteens.
 */
export function LawAims() {
  const { aims } = useContentWords()
  return (
    <section className="fr-mt-8w" aria-labelledby="objectifs">
      <h2 id="objectifs">{aims.title}</h2>
      <p>{aims.text}</p>
      <ul className="fr-raw-list fr-grid-row fr-grid-row--gutters">
        {aims.list.map(({ title, text }, index) => (
          <li key={title} className="fr-col-12 fr-col-md-4">
            <span className={`mc-point-icon ${icons[index]}`} aria-hidden="true" />
            <h3 className="fr-h6 fr-mt-2w fr-mb-1v">{title}</h3>
            <p className="fr-mb-0">{text}</p>
          </li>
        ))}
      </ul>
      <dl className="mc-law-figures fr-mt-4w">
        {aims.figures.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { useContentWords } from './words/content-words.ts'

const icons = ['fr-icon-tools-line', 'fr-icon-search-line', 'fr-icon-team-line'] as const

/** What the service is for, in three points. */
export function Mission() {
  const { mission } = useContentWords()
  return (
    <section className="mc-band fr-mt-8w" aria-labelledby="mission">
      <div className="fr-grid-row fr-grid-row--gutters">
        <div className="fr-col-12 fr-col-lg-5">
          <h2 id="mission">{mission.title}</h2>
          <p className="fr-text--lead fr-mb-0">{mission.text}</p>
        </div>
        <ul className="fr-raw-list fr-col-12 fr-col-lg-7 mc-points">
          {mission.points.map(({ title, text }, index) => (
            <li key={title}>
              <span className={`mc-point-icon ${icons[index]}`} aria-hidden="true" />
              <div>
                <h3 className="fr-h6 fr-mb-1v">{title}</h3>
                <p className="fr-mb-0">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

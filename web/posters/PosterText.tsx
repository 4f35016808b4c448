import type { PosterContent } from '@ma-cantine/lib/posters/poster-content'
import { posterWords as words } from '@ma-cantine/lib/posters/poster-words'

/** The words of a poster, which are French whatever the language of the page. */
export function PosterText({ content }: { readonly content: PosterContent }) {
  const { title, name, indicators, year, figures, previous, project, successes, word, linkText, site } = content
  return (
    <div lang="fr">
      <p className="fr-text--bold">{title}</p>
      {name !== '' && <p>{name}</p>}
      {indicators.length > 0 && <p>{indicators.join(' · ')}</p>}
      {figures.length === 0 ? (
        <p>{words.noFigures(year)}</p>
      ) : (
        <>
          <p className="fr-text--bold">{words.quality(year)}</p>
          <ul>
            {figures.map(({ kind, before, number, caption, detail }) => (
              <li key={kind}>{`${before} ${number} ${caption} (${detail})`.trim()}</li>
            ))}
          </ul>
        </>
      )}
      {previous !== null && <p>{previous}</p>}
      {project !== null && <p>{project}</p>}
      {successes.length > 0 && (
        <>
          <p className="fr-text--bold">{words.successes}</p>
          <ul>
            {successes.map(({ badge, text }) => (
              <li key={badge}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {word !== '' && (
        <>
          <p className="fr-text--bold">{words.word}</p>
          {word.split(/\n+/).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <p key={index}>{line}</p>
          ))}
        </>
      )}
      <p>{linkText}</p>
      <p className="fr-text--bold">{words.why}</p>
      <p>{words.whyText}</p>
      <p>{site}</p>
    </div>
  )
}

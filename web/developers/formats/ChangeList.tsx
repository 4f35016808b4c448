import { changes, changesFeedPaths } from '@ma-cantine/lib/developers/changes'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useEffect } from 'react'
import { useLocale } from '../../app/locale.ts'
import { bindWords } from '../../words/bind-words.ts'
import { useFormatWords } from './words/format-words.ts'

/** The changes of formats and of the API, the latest first, each where the feed says that it is. */
export function ChangeList() {
  const { changes: words } = useFormatWords()
  const locale = useLocale()
  // The screen comes after the address, whose change was not there yet to be scrolled to.
  useEffect(() => {
    const id = location.hash.slice(1)
    if (changes.some(change => change.id === id)) document.getElementById(id)?.scrollIntoView()
  }, [])
  return (
    <section className="fr-mb-6w" aria-labelledby="changements">
      <h2 className="fr-h3" id="changements">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <p>
        <a className="fr-link" href={changesFeedPaths[locale]} type="application/atom+xml">
          {words.feed}
        </a>
      </p>
      {changes.map(({ id, day, words: sentences }) => {
        const { title, text } = bindWords(sentences[locale])
        return (
          <section key={id} aria-labelledby={id}>
            <h3 className="fr-h6 fr-mb-1v" id={id}>
              {title}
            </h3>
            <p className="fr-text--sm fr-mb-1v">
              <time dateTime={day}>{formatDay(day, locale)}</time>
            </p>
            <p>{text}</p>
          </section>
        )
      })}
    </section>
  )
}

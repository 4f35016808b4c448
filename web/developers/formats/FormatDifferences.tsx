import { formatFamilies } from '@ma-cantine/lib/imports/format-families'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import type { SchemaDiffText } from '@ma-cantine/lib/table-messages/describe-schema-diff'
import { useLocale } from '../../app/locale.ts'
import { Fold } from '../../ui/Fold.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { formatDifference } from './format-queries.ts'
import { useFormatWords } from './words/format-words.ts'

const pairs = formatFamilies.flatMap(({ former, successors }) => successors.map(after => ({ before: former, after })))

/** What changes from each format of 2025 to those of 2026, column by column. */
export function FormatDifferences() {
  const { differences: words } = useFormatWords()
  const locale = useLocale()
  return (
    <section className="fr-mb-6w" aria-labelledby="differences">
      <h2 className="fr-h3" id="differences">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div className="fr-accordions-group" data-fr-group="false">
        {pairs.map(({ before, after }) => (
          <Fold key={after} title={words.pair(formatNameOf(before), formatNameOf(after))}>
            {() => (
              <QueryView query={formatDifference(before, after, locale)} compact>
                {difference => <Difference difference={difference} />}
              </QueryView>
            )}
          </Fold>
        ))}
      </div>
    </section>
  )
}

const parts = ['removed', 'added', 'moved', 'changed'] as const

function Difference({ difference }: { readonly difference: SchemaDiffText }) {
  const { differences: words } = useFormatWords()
  const { verdict, notes } = difference
  return (
    <>
      <p>{verdict}</p>
      {parts
        .filter(part => difference[part].length > 0)
        .map(part => (
          <div key={part}>
            <h4 className="fr-h6">{words[part](difference[part].length)}</h4>
            <ul>
              {difference[part].map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      {notes.map(note => (
        <p key={note} className="fr-text--sm">
          {note}
        </p>
      ))}
    </>
  )
}

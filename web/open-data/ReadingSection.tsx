import { dataFilePath } from '@ma-cantine/lib/open-data/data-paths'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useOpenDataWords } from './words/open-data-words.ts'

/** How to read the files with what people have, and the catalogue for portals. */
export function ReadingSection({ cataloguePath }: { readonly cataloguePath: string }) {
  const { reading: words } = useOpenDataWords()
  // Pages made by the server know no address of their own.
  const site = useIsHydrated() ? location.origin : ''
  const address = (format: 'csv' | 'parquet') => `${site}${dataFilePath('teledeclarations', format)}`
  return (
    <section className="fr-mt-6w" aria-labelledby="lire">
      <h2 id="lire" className="fr-h3">
        {words.title}
      </h2>
      <ul className="fr-mb-3w">
        {words.notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <CodeBlock
        shown
        label={words.duckdb}
        code={`SELECT annee, count(*), avg(part_bio)\nFROM '${address('parquet')}'\nGROUP BY annee ORDER BY annee;`}
      />
      <CodeBlock
        shown
        label={words.python}
        code={`import pandas\nbilans = pandas.read_csv("${address('csv')}", sep=";")\nprint(bilans.groupby("annee").part_bio.mean())`}
      />
      <h3 className="fr-h5 fr-mt-3w">{words.portals.title}</h3>
      <p>{words.portals.text}</p>
      <p>
        <a className="fr-link" href={cataloguePath}>
          {words.portals.link}
        </a>
      </p>
    </section>
  )
}

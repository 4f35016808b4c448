import { families } from '@ma-cantine/lib/explanations/families'
import { explanationWords } from '@ma-cantine/lib/explanations/words'
import { useLocale } from '../../app/locale.ts'
import { Fold } from '../../ui/Fold.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import type { ErrorPage } from './describe-errors.ts'
import { errorPages } from './format-queries.ts'
import { useFormatWords } from './words/format-words.ts'

/** The codes of errors that a check may answer: what each means, and how to mend it. */
export function ErrorCatalogue() {
  const { errors: words } = useFormatWords()
  const locale = useLocale()
  return (
    <section className="fr-mb-6w" aria-labelledby="erreurs">
      <h2 className="fr-h3" id="erreurs">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div className="fr-accordions-group" data-fr-group="false">
        {families.map(family => (
          <Fold key={family} title={explanationWords[locale].families[family]}>
            {() => (
              <QueryView query={errorPages(locale)} compact>
                {pages => pages[family]?.map(page => <ErrorEntry key={page.code} page={page} />)}
              </QueryView>
            )}
          </Fold>
        ))}
      </div>
    </section>
  )
}

function ErrorEntry({ page }: { readonly page: ErrorPage }) {
  const { steps: stepsTitle } = explanationWords[useLocale()]
  return (
    <section aria-labelledby={`erreur-${page.code}`} className="fr-mb-4w">
      <h4 className="fr-h6 fr-mb-1v" id={`erreur-${page.code}`}>
        {page.title} (<code>{page.code}</code>)
      </h4>
      <p className="fr-mb-1w">{page.meaning}</p>
      <p className="fr-text--bold fr-mb-1v">{stepsTitle}</p>
      {page.steps.map(({ program, steps }) => (
        <div key={program}>
          {program !== null && <p className="fr-mb-1v">{program}</p>}
          <ol>
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

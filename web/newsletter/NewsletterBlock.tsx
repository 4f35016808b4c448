import { QueryView } from '../ui/QueryView.tsx'
import { useNearScreen } from '../ui/use-near-screen.ts'
import { newsletterForm } from './newsletter-form-query.ts'
import { useNewsletterWords } from './words/newsletter-words.ts'
import './newsletter.css'

/** The newsletter, at the end of a page: its form is loaded when a reader comes near it. */
export function NewsletterBlock() {
  const { block: words } = useNewsletterWords()
  const { ref, isNear } = useNearScreen<HTMLElement>()
  return (
    <section ref={ref} className="fr-mt-8w" aria-labelledby="lettre-d-information">
      <h2 id="lettre-d-information">{words.title}</h2>
      <div className="fr-grid-row">
        <div className="fr-col-12 fr-col-md-9 fr-col-lg-7">
          <p>{words.text}</p>
          <div className="mc-newsletter">
            {isNear && (
              <QueryView query={newsletterForm} compact>
                {({ NewsletterForm }) => <NewsletterForm />}
              </QueryView>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

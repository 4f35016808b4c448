import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'
import type { CanteenProps } from './DashboardScreen.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'

/** What the description of the canteen lacks, with the way to complete it; nothing for a complete one. */
export function MissingData({ canteen }: CanteenProps) {
  const words = useDashboardWords().missing
  const { fields } = useCanteenWords()
  const missing = missingCanteenFields(canteen)
  if (missing.length === 0) return null
  return (
    <section className="fr-mt-4w" aria-label={words.title}>
      <Alert
        as="h2"
        severity="warning"
        title={words.title}
        description={
          <>
            <p className="fr-mb-1w">{words.text}</p>
            <ul className="fr-mb-2w">
              {missing.map(field => (
                <li key={field}>{fields[field]}</li>
              ))}
            </ul>
            <SiteLink
              className="fr-btn fr-btn--sm"
              href={addressOf('CanteenModification', { canteenUrlComponent: canteenUrlComponent(canteen) })}
            >
              {words.complete}
            </SiteLink>
          </>
        }
      />
    </section>
  )
}

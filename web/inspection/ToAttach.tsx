import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Inspection } from '@ma-cantine/lib/inspection/inspection-api'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { purchaseAddress } from '../purchases/purchase-addresses.ts'
import { PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import type { InspectionAddress } from './inspection-queries.ts'
import { useInspectionWords } from './words/inspection-words.ts'

interface ToAttachProps {
  readonly inspection: Inspection & InspectionAddress
  readonly canteen: Canteen
  readonly addressWith: (change: Partial<InspectionAddress>) => string
}

/** The purchases that lack a proof, the largest first, each with the way to its form. */
export function ToAttach({ inspection, canteen, addressWith }: ToAttachProps) {
  const words = useInspectionWords()
  const heading = useHeadingOfPages(inspection.page, inspection.size)
  const locale = useLocale()
  const hasNone = inspection.archive.purchases === 0
  return (
    <section aria-labelledby="a-joindre">
      <h2 id="a-joindre" ref={heading} tabIndex={-1} className="fr-h4 fr-mt-4w">
        {words.toAttach}
      </h2>
      <PagedList
        id="achats-a-joindre"
        list={inspection}
        addressWith={addressWith}
        shown={words.shown}
        empty={
          <>
            <p>{hasNone ? words.noPurchase : words.nothingToAttach}</p>
            {hasNone && (
              <Button linkProps={{ href: `${addressOf('NewPurchase')}?cantine=${canteen.id}` }}>
                {words.addPurchase}
              </Button>
            )}
          </>
        }
      >
        {results => (
          <ul className="mc-to-attach fr-raw-list">
            {results.map(({ id, date, description, provider, priceHt, missing }) => (
              <li key={id}>
                <p className="fr-mb-1v">
                  <SiteLink className="fr-link" href={purchaseAddress(id)}>
                    {description ?? words.unnamed}
                    {provider && ` ${words.from(provider)}`}
                  </SiteLink>
                  <br />
                  {formatDay(date, locale)}, <strong>{words.euros(priceHt)}</strong>
                </p>
                <p className="fr-mb-0">
                  {missing.map(proof => (
                    <Badge key={proof} as="span" small noIcon severity="warning" className="fr-mr-1w">
                      {words.lacks[proof]}
                    </Badge>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

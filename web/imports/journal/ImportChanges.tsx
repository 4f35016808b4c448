import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import { addressOf } from '../../app/screen-list.ts'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { pagesFormat } from '../../ui/list/pages-format.ts'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { ChangeCard } from '../send/ChangeCard.tsx'
import { useFieldTexts } from '../send/format-value.ts'
import { PurchaseCard } from '../send/PurchaseCard.tsx'
import { importChanges } from './journal-queries.ts'
import { useJournalWords } from './words/journal-words.ts'
import '../send/send.css'

/** What an import created and changed, page by page; the page is in the address. */
export default function ImportChanges({ detail: { id, kind, status } }: { readonly detail: ImportDetail }) {
  const { changes: words } = useJournalWords()
  const texts = useFieldTexts(kind)
  const { address, addressWith } = useListAddress(addressOf('ImportRecord', { importId: id }), pagesFormat)
  const { page, size } = address
  const heading = useHeadingOfPages(page, size)
  return (
    <QueryView query={importChanges(id, page, size)} compact>
      {list =>
        list.count > 0 && (
          <section className="fr-mt-6w mc-send" aria-labelledby="changements">
            <h2 id="changements" ref={heading} tabIndex={-1}>
              {status === 'undone' ? words.formerTitle : words.title}
            </h2>
            <PagedList id="changements" list={list} addressWith={addressWith} shown={words.shown} empty={null}>
              {changes => (
                <ul className="fr-raw-list">
                  {changes.map(change => (
                    <li key={`${change.entity} ${change.id}`}>
                      {change.entity === 'purchases' ? (
                        <PurchaseCard change={change} texts={texts} titleAs="h3" />
                      ) : (
                        <ChangeCard change={change} texts={texts} titleAs="h3" />
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </PagedList>
          </section>
        )
      }
    </QueryView>
  )
}

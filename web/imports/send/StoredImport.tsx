import { useLocale } from '../../app/locale.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { ImportedPurchases } from '../journal/ImportedPurchases.tsx'
import { importDetail } from '../journal/journal-queries.ts'
import { UndoImport } from '../journal/UndoImport.tsx'

/** The chart of an import that was just stored, and the way to undo it. */
export default function StoredImport({ importId }: { importId: number }) {
  return (
    <QueryView query={importDetail(importId, useLocale())}>
      {detail => (
        <>
          {detail.status === 'done' && detail.kind === 'achats' && (
            <div className="fr-mt-6w">
              <ImportedPurchases importId={importId} titleAs="h3" />
            </div>
          )}
          <UndoImport detail={detail} titleAs="h3" />
        </>
      )}
    </QueryView>
  )
}

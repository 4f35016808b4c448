import { useLocale } from '../../app/locale.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { importDetail } from '../journal/journal-queries.ts'
import { UndoImport } from '../journal/UndoImport.tsx'

/** The way to undo an import that was just stored. */
export default function StoredImport({ importId }: { importId: number }) {
  return (
    <QueryView query={importDetail(importId, useLocale())}>
      {detail => <UndoImport detail={detail} titleAs="h3" />}
    </QueryView>
  )
}

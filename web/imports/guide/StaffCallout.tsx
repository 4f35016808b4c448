import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { useQuery } from '@tanstack/react-query'
import { useImportWords } from '../words/import-words.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { importDocuments } from './document-queries.ts'

export interface StaffCalloutProps {
  readonly outcome: 'CANTEENS' | 'SIMPLE'
  /** The kind of file that has the staff's columns. */
  readonly kind: FileKind
}

/** The columns that only the staff of the platform may fill. */
export default function StaffCallout({ outcome, kind }: StaffCalloutProps) {
  const { staff } = useImportWords()
  const { data = [] } = useQuery(importDocuments)
  return (
    <CallOut title={staff.title} titleAs="h3" bodyAs="div" className="fr-mt-4w">
      <p>{staff[outcome]}</p>
      <ul>
        {schemaOf(kind)
          .fields.filter(({ name }) => name.startsWith('admin_'))
          .map(({ name }) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
      </ul>
      <ul className="fr-raw-list mc-downloads">
        {data
          .filter(document => document.kind === kind)
          .map(document => (
            <li key={document.name}>
              <DownloadLink document={document} />
            </li>
          ))}
      </ul>
    </CallOut>
  )
}

import { Download } from '@codegouvfr/react-dsfr/Download'
import type { ListedDocument } from '@ma-cantine/lib/imports/import-documents-api'
import { hasStaffColumns } from '@ma-cantine/lib/imports/import-outcome'
import { useImportWords } from '../words/import-words.ts'

/** A link to download a file, with its format and its size. */
export function DownloadLink({
  document: { kind, path, content, format, size, name },
}: {
  readonly document: ListedDocument
}) {
  const { documents: words } = useImportWords()
  return (
    <Download
      className="fr-mb-0"
      label={hasStaffColumns(kind) ? words.withStaffColumns[content] : words[content]}
      details={words.details(words.formats[format], words.size(size))}
      linkProps={{ href: path, download: name }}
    />
  )
}

import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { documentContents } from '@ma-cantine/lib/imports/import-documents'
import { QueryView } from '../../ui/QueryView.tsx'
import { useImportWords } from '../words/import-words.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { importDocuments } from './document-queries.ts'

/** The template and the example of a kind of file, each as text and as a workbook. */
export function Documents({ kind }: { readonly kind: FileKind }) {
  const { documents: words } = useImportWords()
  return (
    <section className="mc-documents" aria-labelledby="fichiers-a-telecharger">
      <h3 id="fichiers-a-telecharger" className="fr-h5">
        {words.title}
      </h3>
      <QueryView query={importDocuments} compact>
        {documents =>
          documentContents.map(content => (
            <div key={content} className="mc-documents__group">
              <p className="fr-text--bold fr-mb-1w">{words[content]}</p>
              <ul className="fr-raw-list mc-downloads">
                {documents
                  .filter(document => document.kind === kind && document.content === content)
                  .map(document => (
                    <li key={document.name}>
                      <DownloadLink document={document} />
                    </li>
                  ))}
              </ul>
            </div>
          ))
        }
      </QueryView>
    </section>
  )
}

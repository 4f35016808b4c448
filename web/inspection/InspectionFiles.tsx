import { fillPath } from '@ma-cantine/lib/http/fill-path'
import {
  downloadInspectionArchive,
  downloadInspectionDocument,
  type Inspection,
} from '@ma-cantine/lib/inspection/inspection-api'
import { useInspectionWords } from './words/inspection-words.ts'

interface InspectionFilesProps {
  readonly inspection: Inspection
  readonly canteenId: number
}

/** The file for an inspector, once the report is declared. */
export function InspectionFiles({ inspection, canteenId }: InspectionFilesProps) {
  const words = useInspectionWords()
  const { year, declaration, archive } = inspection
  const files = [
    [downloadInspectionArchive, words.archive, words.archiveDetail(archive.invoices, archive.invoiceSize)],
    [downloadInspectionDocument, words.document, words.documentDetail],
  ] as const
  return (
    <section aria-labelledby="dossier">
      <h2 id="dossier" className="fr-h4 fr-mt-4w">
        {words.file}
      </h2>
      <p>{words.fileText}</p>
      {declaration === null ? (
        <p>{words.notYet}</p>
      ) : (
        files.map(([{ path }, text, detail]) => (
          <p key={path}>
            <a className="fr-link fr-link--download" href={fillPath(path, { canteenId, year })} download>
              {text}
              <span className="fr-link__detail">{detail}</span>
            </a>
          </p>
        ))
      )}
    </section>
  )
}

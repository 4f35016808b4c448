import type { PublishedDataset } from '@ma-cantine/lib/open-data/open-data-api'
import { Fold } from '../ui/Fold.tsx'
import { ScrollTable } from '../ui/ScrollTable.tsx'
import { ColumnsTable } from './ColumnsTable.tsx'
import { useOpenDataWords } from './words/open-data-words.ts'

/** A dataset: what it is, its files, its columns. The service describes it in French alone. */
export function DatasetSection({ dataset }: { readonly dataset: PublishedDataset }) {
  const words = useOpenDataWords()
  const { name, title, description, rowCount, files, schemaPath, schemaVersion } = dataset
  return (
    <section className="fr-mt-6w" aria-labelledby={name}>
      <h2 id={name} className="fr-h3 fr-mb-1w" lang="fr">
        {title}
      </h2>
      <p lang="fr">{description}</p>
      {rowCount !== null && <p className="mc-open-data__rows">{words.rows(rowCount)}</p>}
      {files.length > 0 && (
        <ScrollTable caption={words.files(title)} className="mc-open-data__files">
          <thead>
            <tr>
              <th scope="col">{words.file}</th>
              <th scope="col">{words.size}</th>
              <th scope="col">{words.digest}</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ format, path, size, digest }) => (
              <tr key={format}>
                <th scope="row">
                  <a className="fr-link fr-link--download" href={path} download>
                    {words.download(`${name}.${format}`)}
                  </a>
                </th>
                <td>{words.bytes(size)}</td>
                <td>
                  <code className="mc-open-data__digest">{digest}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      <div className="fr-accordions-group">
        <Fold title={words.columns.title(title)}>
          {() => (
            <>
              <ColumnsTable name={name} />
              <p className="fr-mt-2w fr-mb-0">
                <a className="fr-link" href={schemaPath}>
                  {words.columns.schema(schemaVersion)}
                </a>
              </p>
            </>
          )}
        </Fold>
      </div>
    </section>
  )
}

import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { formatFamilies } from '@ma-cantine/lib/imports/format-families'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import { describeValidity, validityOf } from '@ma-cantine/lib/imports/format-validity'
import { documentPath, importDocuments } from '@ma-cantine/lib/imports/import-documents'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { schemaPath } from '@ma-cantine/lib/imports/import-schemas-api'
import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { useLocale } from '../../app/locale.ts'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { useFormatWords } from './words/format-words.ts'

/** The formats of each kind of file, with their dates, schemas and templates. */
export function FormatTables() {
  const { formats: words } = useFormatWords()
  const names = kindWords[useLocale()]
  return (
    <section className="fr-mb-6w" aria-labelledby="formats">
      <h2 className="fr-h3" id="formats">
        {words.title}
      </h2>
      <p>{words.text}</p>
      {formatFamilies.map(({ former, successors }) => (
        <div key={former}>
          <h3 className="fr-h5">{names[former]}</h3>
          <ScrollTable caption={names[former]} className="fr-table--multiline">
            <thead>
              <tr>
                {[words.format, words.columns, words.validity, words.schema, words.template].map(title => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[former, ...successors].map(kind => (
                <FormatRow key={kind} kind={kind} />
              ))}
            </tbody>
          </ScrollTable>
        </div>
      ))}
    </section>
  )
}

function FormatRow({ kind }: { readonly kind: FileKind }) {
  const { formats: words } = useFormatWords()
  const locale = useLocale()
  const { fields } = schemaOf(kind)
  const { published, accepted } = describeValidity(validityOf(kind), locale)
  const name = formatNameOf(kind)
  const templates = importDocuments.filter(document => document.kind === kind && document.content === 'template')
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{fields.length}</td>
      <td>{capitalise(accepted === null ? published : `${published}, ${accepted}`)}</td>
      <td>
        <a className="fr-link fr-link--sm" href={schemaPath(kind)}>
          {kind}.json
        </a>
      </td>
      <td>
        <ul className="fr-raw-list">
          {templates.map(template => (
            <li key={template.name}>
              <a
                className="fr-link fr-link--sm"
                href={documentPath(template)}
                aria-label={words.templateOf(name, words.fileFormats[template.format])}
                download
              >
                {words.fileFormats[template.format]}
              </a>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

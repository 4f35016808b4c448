import { Download } from '@codegouvfr/react-dsfr/Download'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { resourcePath, resourcesOf } from '@ma-cantine/lib/resources/resources'
import { useLocale } from '../app/locale.ts'
import { useMeasureWords } from './words/measure-words.ts'

/** The documents that help with a measure, each in all of its formats. */
export function Resources({ id }: { readonly id: MeasureId }) {
  const { resources: words } = useMeasureWords()
  const locale = useLocale()
  return (
    <section aria-labelledby="a-telecharger" className="fr-mt-6w">
      <h2 id="a-telecharger" className="fr-h4">
        {words.title}
      </h2>
      <ul className="mc-resources">
        {resourcesOf(id).map(({ kind, title, description, files }) => (
          <li key={kind} className="mc-resource">
            <h3 className="fr-h6 fr-mb-1w">{title[locale]}</h3>
            <p>{description[locale]}</p>
            <ul className="mc-resource__files">
              {files.map(file => (
                <li key={file.name}>
                  <Download
                    label={words.download(title[locale], words.formats[file.format])}
                    details={words.details(file.format.toUpperCase(), file.size)}
                    linkProps={{ href: resourcePath(file), download: file.name }}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

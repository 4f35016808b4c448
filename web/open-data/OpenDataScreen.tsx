import { formatMoment } from '@ma-cantine/lib/messages/dates'
import type { OpenData } from '@ma-cantine/lib/open-data/open-data-api'
import { useLocale } from '../app/locale.ts'
import type { PreparePage } from '../app/prepare-page.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { DatasetSection } from './DatasetSection.tsx'
import { openData } from './open-data-queries.ts'
import { ReadingSection } from './ReadingSection.tsx'
import { openDataWords, useOpenDataWords } from './words/open-data-words.ts'
import './open-data.css'

export const preparePage: PreparePage = async ({ locale, read }) => {
  await read(openData)
  const { introduction: description } = await openDataWords(locale)
  return { description, canonical: addressOf('OpenDataPage') }
}

/** What everybody may take and use again: three files of data, what they hold, and how to read them. */
export default function OpenDataScreen() {
  const titleOf = useTitles()
  const words = useOpenDataWords()
  return (
    <>
      <h1>{titleOf('OpenDataPage')}</h1>
      <p className="fr-text--lead">{words.introduction}</p>
      <QueryView query={openData}>{published => <Published published={published} />}</QueryView>
      <section className="fr-mt-6w" aria-labelledby="schemas">
        <h2 id="schemas" className="fr-h3">
          {words.schemas.title}
        </h2>
        <p>{words.schemas.text}</p>
        <p>
          <SiteLink className="fr-link" href={addressOf('FormatVersions')}>
            {titleOf('FormatVersions')}
          </SiteLink>
        </p>
      </section>
    </>
  )
}

function Published({ published }: { readonly published: OpenData }) {
  const words = useOpenDataWords()
  const locale = useLocale()
  const { date, licence, datasets, cataloguePath } = published
  return (
    <>
      <p>
        {date === null ? words.none : words.date(formatMoment(date, locale))} {words.licence}{' '}
        <a href={licence.address} target="_blank" rel="noopener external" title={words.newTab(licence.name)} lang="fr">
          {licence.name}
        </a>
        .
      </p>
      {datasets.map(dataset => (
        <DatasetSection key={dataset.name} dataset={dataset} />
      ))}
      <ReadingSection cataloguePath={cataloguePath} />
    </>
  )
}

import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { TextPreview } from '@ma-cantine/lib/writing/text-preview-api'
import { useParams } from 'react-router'
import { useLocale } from '../app/locale.ts'
import { usePageTitle } from '../app/page-title.ts'
import { useTitles } from '../app/screen-list.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { SanitizedHtml } from '../ui/SanitizedHtml.tsx'
import { useWritingWords } from './words/writing-words.ts'
import { textPreview } from './writing-queries.ts'

/** A text before its publication, for who has its link. */
export default function TextPreviewScreen() {
  const { preview: words } = useWritingWords()
  const titleOf = useTitles()
  const { code = '' } = useParams()
  return (
    <QueryView query={textPreview(code)}>
      {text =>
        text ? (
          <Preview text={text} />
        ) : (
          <>
            <h1>{titleOf('TextPreview')}</h1>
            <p>{words.unknown}</p>
          </>
        )
      }
    </QueryView>
  )
}

function Preview({ text: { title, lead, html, expiryDate } }: { readonly text: TextPreview }) {
  const { preview: words } = useWritingWords()
  const locale = useLocale()
  usePageTitle(title)
  return (
    <article>
      <Alert className="fr-mb-4w" severity="info" small description={words.notice(formatDay(expiryDate, locale))} />
      <h1 lang="fr">{title}</h1>
      <p className="fr-text--lead mc-prose" lang="fr">
        {lead}
      </p>
      <SanitizedHtml html={html} lang="fr" />
    </article>
  )
}

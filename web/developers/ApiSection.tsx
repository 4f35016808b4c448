import { apiVersions, documentPathOf } from '@ma-cantine/lib/http/api-version'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { ArrowLink } from './ArrowLink.tsx'
import { useDeveloperWords } from './words/developer-words.ts'

/** Where the API is described, for everybody. */
export function ApiSection() {
  const { api } = useDeveloperWords()
  return (
    <section className="fr-mb-6w" aria-labelledby="api">
      <h2 className="fr-h3" id="api">
        {api.title}
      </h2>
      <p>{api.text}</p>
      <ul className="fr-raw-list">
        <ArrowLink href="/swagger-ui/">{api.link}</ArrowLink>
        <ArrowLink href="/api/schema/">{api.document}</ArrowLink>
        {apiVersions.map(version => (
          <ArrowLink key={version} href={documentPathOf(version)}>
            {api.documentOf(version)}
          </ArrowLink>
        ))}
      </ul>
      <p>
        <SiteLink className="fr-link" href={addressOf('FormatVersions')}>
          {api.formats}
        </SiteLink>
      </p>
    </section>
  )
}

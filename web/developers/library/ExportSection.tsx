import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { DocumentedCall, LibraryExport } from '@ma-cantine/lib/developers/library-export'
import { SiteLink } from '../../app/site-link.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { DocText } from './DocText.tsx'
import { useLibraryWords } from './words/library-words.ts'

/** An exported name: what it is, what its source says of it, and its signature. */
export function ExportSection({ entry }: { readonly entry: LibraryExport }) {
  const words = useLibraryWords()
  const { name, kind, text, tags, call, signature } = entry
  return (
    <section className="mc-library__export" aria-labelledby={name}>
      <h2 className="fr-h5 fr-mb-1v" id={name} tabIndex={-1}>
        <SiteLink href={`#${name}`}>
          <code>{name}</code>
        </SiteLink>
      </h2>
      <Badge as="p" small noIcon className="fr-mb-1w">
        {words.kinds[kind]}
      </Badge>
      {call && <Call name={name} call={call} />}
      <div lang="en">
        {text.map(paragraph => (
          <p key={paragraph} className="fr-mb-1w">
            <DocText text={paragraph} />
          </p>
        ))}
        {tags.map(({ name, text }) => (
          <p key={`${name} ${text}`} className="fr-mb-1w">
            <code>@{name}</code> <DocText text={text} />
          </p>
        ))}
      </div>
      <ScrollRegion className="mc-library__signature" label={words.signature(name)}>
        <pre>
          <code>{signature}</code>
        </pre>
      </ScrollRegion>
    </section>
  )
}

function Call({ name, call }: { readonly name: string; readonly call: DocumentedCall }) {
  const words = useLibraryWords()
  return (
    <>
      <p className="fr-mb-1w" lang="fr">
        {call.summary}
      </p>
      <p className="fr-mb-1w">
        <code>{`${call.method} ${call.path}`}</code>
      </p>
      <p className="fr-mb-1w">
        <a className="fr-link fr-link--sm" href={call.documentation}>
          {words.documentation(name)}
        </a>
      </p>
    </>
  )
}

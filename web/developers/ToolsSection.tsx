import { toolsDigestFile, toolsIndexFile, toolsPath } from '@ma-cantine/lib/developers/tools'
import { useEffect } from 'react'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { ArrowLink } from './ArrowLink.tsx'
import { tools } from './developer-queries.ts'
import { ToolDetails } from './ToolDetails.tsx'
import { useDeveloperWords } from './words/developer-words.ts'

/** Where `/outils` leads. */
const id = 'outils'

/** The command and the library that the server offers. */
export function ToolsSection() {
  const { tools: words } = useDeveloperWords()
  return (
    <section className="fr-mt-6w" aria-labelledby={id}>
      <h2 className="fr-h3" id={id}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <p className="fr-mb-4w">
        <SiteLink className="fr-link" href={addressOf('LibraryReference')}>
          {words.reference}
        </SiteLink>
      </p>
      <QueryView query={tools} compact>
        {list => (
          <>
            <KeepInView />
            {list
              .filter(({ kind }) => kind !== 'oauthExample')
              .map(tool => (
                <section key={tool.file} aria-labelledby={tool.kind}>
                  <h3 className="fr-h5" id={tool.kind}>
                    {words.names[tool.kind]}
                  </h3>
                  <ToolDetails tool={tool} />
                </section>
              ))}
            <ul className="fr-raw-list">
              <ArrowLink href={`${toolsPath}/${toolsDigestFile}`}>{words.sums}</ArrowLink>
              <ArrowLink href={`${toolsPath}/${toolsIndexFile}`}>{words.list}</ArrowLink>
            </ul>
          </>
        )}
      </QueryView>
    </section>
  )
}

/** Brings the section back in view: the list, which comes late, makes the page long enough to scroll to it. */
function KeepInView() {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [])
  return null
}

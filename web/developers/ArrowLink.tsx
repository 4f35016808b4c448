import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { useWords } from '../words/site-words.ts'

/** A link of a list. It opens beside the page, which a developer comes back to while trying things. */
export function ArrowLink({ href, children }: { readonly href: string; readonly children: string }) {
  const { newTab } = useWords()
  return (
    <li className="fr-mb-1w">
      <a className="fr-link" href={href} target="_blank" rel="noreferrer" title={joinParts(children, newTab)}>
        {children}
      </a>
    </li>
  )
}

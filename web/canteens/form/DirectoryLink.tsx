import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { useWords } from '../../words/site-words.ts'

export const businessDirectory = 'https://annuaire-entreprises.data.gouv.fr/'
export const schoolDirectory = 'https://annuaire-education.fr/'

/** A link to a site where one finds the number of an establishment, in another tab. */
export function DirectoryLink({ href = businessDirectory, children }: { href?: string; children: string }) {
  const { newTab } = useWords()
  return (
    <a href={href} target="_blank" rel="noopener external" title={joinParts(children, newTab)}>
      {children}
    </a>
  )
}

import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { useQuery } from '@tanstack/react-query'
import { isOpenTo } from '../app/is-open-to.ts'
import { addressOf, findScreen } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useWords } from '../words/site-words.ts'
import { operator } from './operator-query.ts'
import { externalPages, type Prose, piecesOf, serverFiles } from './prose.ts'
import { useLegalWords } from './words/legal-words.ts'

/** Paragraphs and lists, with their links. */
export function ProseView({ prose }: { readonly prose: Prose }) {
  return prose.map(part =>
    typeof part === 'string' ? (
      <p key={part}>
        <Sentence text={part} />
      </p>
    ) : (
      <ul key={part.join()} className="fr-mb-3w">
        {part.map(item => (
          <li key={item}>
            <Sentence text={item} />
          </li>
        ))}
      </ul>
    ),
  )
}

/** A sentence with its links and e-mail addresses. */
export function Sentence({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, index) => {
    const key = `${index}`
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'email') return <EmailAddress key={key} of={piece.of} />
    return (
      <TargetLink key={key} target={piece.target}>
        {piece.text}
      </TargetLink>
    )
  })
}

const isKeyOf = <Key extends string>(names: Readonly<Record<Key, unknown>>, name: string): name is Key => name in names

/** A link to another site, to a file, or to a screen with a fragment or not; plain text where the reader may not go. */
function TargetLink({ target, children }: { readonly target: string; readonly children: string }) {
  const { newTab } = useWords()
  const user = useUser()
  if (isKeyOf(externalPages, target)) {
    return (
      <a href={externalPages[target]} target="_blank" rel="noopener external" title={joinParts(children, newTab)}>
        {children}
      </a>
    )
  }
  if (isKeyOf(serverFiles, target)) return <a href={serverFiles[target]}>{children}</a>
  const [name = '', fragment] = target.split('#')
  // `findScreen()` refuses any other name; tests open all the pages.
  const screen = findScreen(name as ScreenName)
  if (!isOpenTo(screen.access, user)) return children
  return <SiteLink href={addressOf(screen.name) + (fragment ? `#${fragment}` : '')}>{children}</SiteLink>
}

/** An address to write to, once it is known; that of the service stands in for one that the operator has not told. */
function EmailAddress({ of }: { readonly of: 'contact' | 'dpo' }) {
  const words = useLegalWords()
  const { data } = useQuery(operator)
  const address = (of === 'dpo' && data?.dpoEmail) || data?.contactEmail
  return address ? <a href={`mailto:${address}`}>{address}</a> : words.contactAddress
}

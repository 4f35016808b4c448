import { useState } from 'react'
import { useParams } from 'react-router'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { NewTextForm } from './NewTextForm.tsx'
import { TextEdition } from './TextEdition.tsx'
import { readTextId } from './text-address.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { WritingKind, WrittenText } from './writing-kind.ts'
import { oneText } from './writing-queries.ts'
import './writing.css'

/** Writes a text of a kind, or changes it. */
export function TextScreen({ kind }: { readonly kind: WritingKind }) {
  const { kinds } = useWritingWords()
  const id = readTextId(useParams().id)
  if (id === undefined) return <UnknownText kind={kind} />
  if (id === null) {
    return (
      <>
        <h1>{kinds[kind.name].newTitle}</h1>
        <NewTextForm kind={kind} />
      </>
    )
  }
  return (
    <QueryView key={id} query={oneText(kind, id)}>
      {text => (text ? <KnownText kind={kind} text={text} /> : <UnknownText kind={kind} />)}
    </QueryView>
  )
}

/** Begins anew once a version is saved. */
function KnownText({ kind, text }: { readonly kind: WritingKind; readonly text: WrittenText }) {
  const [saved, setSaved] = useState(text)
  const current = Date.parse(saved.modificationDate) > Date.parse(text.modificationDate) ? saved : text
  return <TextEdition key={current.modificationDate} kind={kind} text={current} onSaved={setSaved} />
}

function UnknownText({ kind }: { readonly kind: WritingKind }) {
  const { edition: words } = useWritingWords()
  const titleOf = useTitles()
  return (
    <>
      <h1>{titleOf(kind.one)}</h1>
      <p>{words.unknown}</p>
      <SiteLink className="fr-btn" href={addressOf(kind.list)}>
        {words.back}
      </SiteLink>
    </>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { client } from '../app/client.ts'
import { createIdempotencyKey } from '../app/idempotency-key.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { useGoTo } from '../app/use-go-to.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useFormWords } from '../ui/words/form-words.ts'
import { useSavedNotice } from './use-saved-notice.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { WritingKind, WrittenText } from './writing-kind.ts'
import { oneText, textsQueryKey } from './writing-queries.ts'

/** Begins a text: sent again after a lost answer, it is written once. */
export function NewTextForm({ kind }: { readonly kind: WritingKind }) {
  const words = useWritingWords()
  const { cancel } = useFormWords()
  const goTo = useGoTo()
  const noticeOf = useSavedNotice(kind)
  const [empty] = useState(kind.empty)
  const [keys] = useState(() => new Map<string, string>())
  const [written, setWritten] = useState<WrittenText | null>(null)
  const form = useSiteForm({
    draft: kind.draft,
    labels: kind.useLabels(),
    values: empty,
    resumes: true,
    send: async body => {
      // Each attempt to send the same text has the same key.
      const content = JSON.stringify(body)
      const idempotencyKey = keys.get(content) ?? createIdempotencyKey()
      keys.set(content, idempotencyKey)
      const text = (await client.call(kind.api.create, { body, idempotencyKey })) as unknown as WrittenText
      await queries.invalidateQueries({ queryKey: textsQueryKey(kind) })
      queries.setQueryData(oneText(kind, text.id).queryKey, text)
      setWritten(text)
    },
  })
  const announce = useEffectEvent((text: WrittenText) =>
    goTo(addressOf(kind.one, { id: text.id }), noticeOf(text, { isMerged: false })),
  )
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (written) announce(written)
  }, [written])
  const { Fields } = kind
  return (
    <>
      <FormBody
        form={form}
        action={words.edition.create}
        busyLabel={words.edition.busy}
        secondaryAction={<SecondaryLink href={addressOf(kind.list)}>{cancel}</SecondaryLink>}
      >
        <Fields form={form} />
      </FormBody>
      <LeaveGuard active={form.isChanged() && !written} />
    </>
  )
}

import type { MergeRules } from '@ma-cantine/lib/entities/three-way-merge'
import { useMemo } from 'react'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { usePageTitle } from '../app/page-title.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { ConflictDialog } from '../ui/ConflictDialog.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { type Saved, useEdition } from '../ui/use-edition.ts'
import { useSentForm } from '../ui/use-sent-form.ts'
import { excerptOf } from './excerpt-of.ts'
import { PreviewLink } from './PreviewLink.tsx'
import { StateBadge } from './StateBadge.tsx'
import { TextDeletion } from './TextDeletion.tsx'
import { TextVersions } from './TextVersions.tsx'
import { useSavedNotice } from './use-saved-notice.ts'
import { useValueWords } from './use-value-words.ts'
import { versionsOfText } from './version-source.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { TextValues, WritingKind, WrittenText } from './writing-kind.ts'
import { oneText, readText, textsQueryKey } from './writing-queries.ts'

interface TextEditionProps {
  readonly kind: WritingKind
  readonly text: WrittenText
  readonly onSaved: (text: WrittenText) => void
}

const stamps: ReadonlySet<string> = new Set(['id', 'state', 'creationDate', 'modificationDate'])

/** The values of a text that the team writes. */
const valuesOf = (text: WrittenText): TextValues =>
  Object.fromEntries(Object.entries(text).filter(([name]) => !stamps.has(name)))

/** Changes a text on top of what colleagues save meanwhile; where both changed the same value, the writer chooses. */
export function TextEdition({ kind, text, onSaved }: TextEditionProps) {
  const words = useWritingWords()
  const noticeOf = useSavedNotice(kind)
  const { labelOf, write } = useValueWords(kind)
  const params = { textId: text.id }
  const rules = useMemo<MergeRules<TextValues, string>>(
    () => ({ groups: Object.fromEntries(Object.keys(valuesOf(text)).map(name => [name, [name]])) }),
    [text],
  )
  const asForm = (values: TextValues) => kind.formOf(values)
  const edition = useEdition<WrittenText, TextValues, string>({
    rules,
    opened: text,
    valuesOf,
    read: () => readText(kind, text.id),
    show: (_, values) => form.reset(asForm(values)),
    submit: () => form.submit(),
    onSaved: announce,
  })
  const { base, conflict, isSaved } = edition
  const sent = useSentForm(() => form)
  const form = useSiteForm({
    draft: kind.draft,
    labels: kind.useLabels(),
    values: asForm(valuesOf(base)),
    resumes: true,
    send: async values => {
      sent.note()
      await edition.save(values, async (body, before) =>
        Object.keys(body).length === 0
          ? before
          : ((await client.call(kind.api.change, {
              params,
              body,
              version: before.modificationDate,
            })) as unknown as WrittenText),
      )
    },
  })

  function announce({ stored, isMerged }: Saved<WrittenText>): void {
    notify(noticeOf(stored, { isMerged }))
    // What was typed while it was sent stays, on top of what was saved, until it is saved too.
    if (!sent.isAsSent()) return
    onSaved(stored)
    queries.setQueryData(oneText(kind, text.id).queryKey, stored)
    void queries.invalidateQueries({ queryKey: textsQueryKey(kind) })
  }

  const title = String(text[kind.title])
  usePageTitle(title)
  const isChanged = JSON.stringify(form.watch()) !== JSON.stringify(asForm(valuesOf(base)))
  const { Fields } = kind
  return (
    <>
      <h1 className="fr-mb-1w">{words.kinds[kind.name].oneTitle}</h1>
      <div className="mc-writing-head">
        <StateBadge state={text.state} />
        {text.state === 'online' && (
          <SiteLink className="fr-link" href={kind.pageOf({ id: text.id, title })}>
            {words.edition.onSite}
          </SiteLink>
        )}
      </div>
      <FormBody
        form={form}
        action={words.edition.save}
        busyLabel={words.edition.busy}
        secondaryAction={<SecondaryLink href={addressOf(kind.list)}>{words.edition.back}</SecondaryLink>}
        thirdAction={text.state === 'draft' && <TextDeletion kind={kind} text={text} />}
      >
        <Fields form={form} />
      </FormBody>
      <PreviewLink kind={kind} textId={text.id} isChanged={isChanged} />
      <TextVersions source={versionsOfText(kind, text.id, { labelOf, write })} text={base} isChanged={isChanged} />
      {conflict && (
        <ConflictDialog
          words={words.conflict}
          questions={conflict.groups.map(name => ({
            name,
            label: labelOf(name),
            mine: excerptOf(write(conflict.mine[name]), write(conflict.theirs[name])),
            theirs: excerptOf(write(conflict.theirs[name]), write(conflict.mine[name])),
          }))}
          onClose={edition.cancel}
          onSettle={edition.settle}
        />
      )}
      <LeaveGuard active={isChanged && !(isSaved && sent.isAsSent())} />
    </>
  )
}

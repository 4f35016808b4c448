import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { changeCanteen, getCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { longestComment } from '@ma-cantine/lib/canteens/longest-comment'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { previewOf } from '@ma-cantine/lib/public-canteens/public-preview'
import {
  type CommentName,
  commentNames,
  formOfPublication,
  PublicationDraft,
  type PublicationForm,
  type PublicationGroup,
  type PublicationValues,
  publicationMerge,
  publicationOf,
} from '@ma-cantine/lib/public-canteens/publication-form'
import { textOrNull } from '@ma-cantine/lib/table-schema/invisible-characters'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { ConflictDialog } from '../../ui/ConflictDialog.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { type Saved, useEdition } from '../../ui/use-edition.ts'
import { PublicContent } from '../page/CanteenPage.tsx'
import { refreshCanteen } from './save-canteen.ts'
import { usePublicationWords } from './words/publication-words.ts'
import { YearsPart } from './YearsPart.tsx'

/** The texts of the public page and its years, with what they will look like. Others may change them at the same time. */
export function PublicationEdition({ canteen }: { readonly canteen: Canteen }) {
  const words = usePublicationWords()
  const params = { canteenId: canteen.id }
  const edition = useEdition<Canteen, PublicationValues, PublicationGroup>({
    rules: publicationMerge,
    opened: canteen,
    valuesOf: publicationOf,
    read: () => client.call(getCanteen, { params }),
    show: (_, values) => form.reset(formOfPublication(values)),
    submit: () => form.submit(),
    onSaved: announce,
  })
  const { base, conflict } = edition
  const form = useSiteForm<PublicationForm, PublicationValues>({
    draft: PublicationDraft,
    labels: words.texts.labels,
    resumes: true,
    values: formOfPublication(publicationOf(canteen)),
    send: async values => {
      await edition.save(values, async (body, before) =>
        Object.keys(body).length === 0
          ? before
          : client.call(changeCanteen, { params, body, version: before.modificationDate }),
      )
    },
  })

  function announce({ stored, isMerged }: Saved<Canteen>): void {
    edition.restart(stored, publicationOf(stored))
    void refreshCanteen()
    notify({
      status: 'success',
      title: words.texts.saved,
      message: isMerged ? words.texts.savedWithOthers : words.texts.savedText,
    })
  }

  const typed = form.watch()
  const isChanged = JSON.stringify(typed) !== JSON.stringify(formOfPublication(publicationOf(base)))
  const shown = {
    ...previewOf(canteen, typed.redactedApproYears, currentYear()),
    ...(Object.fromEntries(commentNames.map(name => [name, textOrNull(typed[name])])) as Record<
      CommentName,
      string | null
    >),
  }
  const describe = (group: PublicationGroup, values: PublicationValues): string =>
    group === 'redactedApproYears'
      ? values.redactedApproYears.map(String).join(', ') || words.years.noneHidden
      : (values[group] ?? '')

  return (
    <>
      <section className="fr-mt-6w mc-publication-texts" aria-labelledby="textes">
        <h2 className="fr-h4" id="textes">
          {words.texts.title}
        </h2>
        <p>{words.texts.intro}</p>
        <FormBody form={form} action={words.texts.action} busyLabel={words.texts.busy} withHint={false}>
          {commentNames.map(name => (
            <TextField
              key={name}
              form={form}
              name={name}
              autoComplete="off"
              rows={4}
              optional
              hint={words.texts.counter(typed[name].length, longestComment)}
            />
          ))}
          <YearsPart
            canteen={base}
            hidden={typed.redactedApproYears}
            onChange={years => form.setValue('redactedApproYears', years)}
          />
        </FormBody>
      </section>
      <section className="fr-mt-6w" aria-labelledby="apercu">
        <h2 className="fr-h4" id="apercu">
          {words.preview.title}
        </h2>
        <p>{words.preview.text}</p>
        <Accordion label={words.preview.show} titleAs="h3">
          <PublicContent canteen={shown} />
        </Accordion>
      </section>
      {conflict && (
        <ConflictDialog
          words={words.conflict}
          questions={conflict.groups.map(name => ({
            name,
            label: words.texts.labels[name],
            mine: describe(name, conflict.mine),
            theirs: describe(name, publicationOf(conflict.theirs)),
          }))}
          onClose={edition.cancel}
          onSettle={edition.settle}
        />
      )}
      <LeaveGuard active={isChanged} />
    </>
  )
}

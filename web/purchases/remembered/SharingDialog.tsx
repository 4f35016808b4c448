import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { changeLabelSharing } from '@ma-cantine/lib/purchases/label-sharing-api'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { SearchableChoices } from '../../ui/SearchableChoices.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { onCurrentList } from './on-current-list.ts'
import { useRememberedWords } from './words/remembered-words.ts'

interface SharingDialogProps {
  /** Those of the person. */
  readonly canteens: readonly CanteenPreview[]
  readonly apart: readonly CanteenPreview[]
  readonly onClose: () => void
}

const Choice = z.object({ apart: z.array(z.string()) })

/** Asks which canteens are kept apart. Only what the person changes is sent: another tab may have changed the others. */
export default function SharingDialog({ canteens, apart, onClose }: SharingDialogProps) {
  const { sharing: words } = useRememberedWords()
  const before = apart.map(({ id }) => id)
  const form = useSiteForm({
    draft: Choice,
    labels: { apart: words.apart },
    values: { apart: before.map(String) },
    send: async output => {
      const chosen = output.apart.map(Number)
      const body = {
        apart: chosen.filter(id => !before.includes(id)),
        together: before.filter(id => !chosen.includes(id)),
      }
      await onCurrentList(() => client.call(changeLabelSharing, { body }))
      onClose()
    },
    resumes: true,
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.intro}</p>
      <FormBody
        form={form}
        withHint={false}
        action={words.save}
        busyLabel={words.saving}
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        <SearchableChoices
          form={form}
          name="apart"
          optional
          options={canteens.map(({ id, name }) => ({ value: String(id), label: name }))}
          words={words.choices}
        />
      </FormBody>
    </Dialog>
  )
}
